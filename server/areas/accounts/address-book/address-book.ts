import type { Address, AddressInput } from '../../../../contract/accounts.ts'
import type { StoredAddress } from '../../../../db/schema/orders.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { maxAddresses } from '../sessions/account-limits.ts'
import { toAddress } from '../users.sql.ts'
import {
  type AddressRow,
  countAddresses,
  deleteAddressRow,
  dropDefault,
  findAddressRow,
  findDefault,
  insertAddress,
  lockAddressBook,
  makeOldestDefault,
  updateAddressRow,
} from './addresses.sql.ts'
import { requireOfficialAddress } from './official-address.ts'

type Written = AddressInput & { isDefault?: boolean }

/** A user's own address for an order; undefined if it is not theirs. */
export async function findAddress(db: Db, which: { userId: string; addressId: string }): Promise<StoredAddress | undefined> {
  const row = await findAddressRow(db, which)
  if (!row) return undefined
  const { fullName, phone, provinceCode, province, wardCode, ward, street, note } = row
  return { fullName, phone, provinceCode, province, wardCode, ward, street, ...(note ? { note } : {}) }
}

/** The first address is always the default. */
export async function addAddress(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  userId: string,
  { isDefault, ...input }: Written,
): Promise<Address> {
  const address = requireOfficialAddress(input)
  return transact(db, async (tx) => {
    await lockAddressBook(tx, userId)
    const count = await countAddresses(tx, userId)
    if (count >= maxAddresses) throw new AppError('too_many_addresses')
    const becomesDefault = count === 0 || isDefault === true
    if (becomesDefault) await dropDefault(tx, userId)
    return toAddress(await insertAddress(tx, userId, { ...address, isDefault: becomesDefault }, clock.now()))
  })
}

/** Changes the given fields. The default stays the default until another one replaces it. */
export async function changeAddress(
  { db }: Pick<Platform, 'db'>,
  which: { userId: string; addressId: string },
  { isDefault, ...changes }: Partial<Written>,
): Promise<Address> {
  return transact(db, async (tx) => {
    await lockAddressBook(tx, which.userId)
    const row = await findAddressRow(tx, which)
    if (!row) throw new AppError('not_found')
    const address = requireOfficialAddress({ ...writtenFields(row), ...changes })
    if (isDefault && !row.isDefault) await dropDefault(tx, which.userId)
    const changed = await updateAddressRow(tx, which, { ...address, isDefault: row.isDefault || isDefault === true })
    if (!changed) throw new AppError('not_found')
    return toAddress(changed)
  })
}

/** Returns the remaining default: if the default itself is deleted, the oldest of the others becomes it. */
export async function deleteAddress({ db }: Pick<Platform, 'db'>, which: { userId: string; addressId: string }): Promise<Address | null> {
  return transact(db, async (tx) => {
    await lockAddressBook(tx, which.userId)
    const gone = await deleteAddressRow(tx, which)
    if (!gone) throw new AppError('not_found')
    const remaining = gone.isDefault ? await makeOldestDefault(tx, which.userId) : await findDefault(tx, which.userId)
    return remaining ? toAddress(remaining) : null
  })
}

function writtenFields({ fullName, phone, province, ward, street, note }: AddressRow): AddressInput {
  return { fullName, phone, province, ward, street, ...(note ? { note } : {}) }
}
