import type { AddressInput } from '../../../../contract/accounts.ts'
import type { StoredAddress } from '../../../../db/schema/orders.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { provinceByName, wardByName } from './vietnam-units.ts'

/** An address with its province and ward by their official names and codes; null if one of them is unknown. */
export function officialAddress({ fullName, phone, province, ward, street, note }: AddressInput): StoredAddress | null {
  const knownProvince = provinceByName(province)
  const knownWard = knownProvince && wardByName(knownProvince.code, ward)
  if (!knownProvince || !knownWard) return null
  return {
    fullName,
    phone,
    provinceCode: knownProvince.code,
    province: knownProvince.name,
    wardCode: knownWard.code,
    ward: knownWard.name,
    street,
    ...(note ? { note } : {}),
  }
}

/** The same, refusing an unknown place at its field. */
export function requireOfficialAddress(input: AddressInput): StoredAddress {
  const address = officialAddress(input)
  if (address) return address
  throw new AppError('unknown_address', {
    issues: [{ path: provinceByName(input.province) ? 'ward' : 'province', key: 'unknown_address' }],
  })
}
