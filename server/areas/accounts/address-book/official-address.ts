import type { AddressInput } from '../../../../contract/accounts.ts'
import type { ErrorCode } from '../../../../contract/errors.ts'
import { hasNoPlace, missingOfPlace } from '../../../../contract/orders/recipients.ts'
import type { StoredAddress } from '../../../../db/schema/orders.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findProvince, findWards } from './find-wards.ts'
import { type Unit, wardByName } from './vietnam-units.ts'

/** Why an address cannot be used: `several_wards` where a former ward has several successors, named in `values`. */
export type AddressRefusal = {
  code: Extract<ErrorCode, 'unknown_address' | 'several_wards'>
  field: 'province' | 'ward'
  values?: Record<string, string>
}
type OfficialAddress = { address: StoredAddress; refusal?: undefined } | { address?: undefined; refusal: AddressRefusal }

/**
 * An address with its province and ward by their official names and codes. A former name counts where exactly one unit of today
 * follows it.
 */
export function officialAddress({ fullName, phone, province, ward, street, note }: AddressInput): OfficialAddress {
  const found = findProvince(province)
  if (!found) return { refusal: { code: 'unknown_address', field: 'province' } }
  const place = findOfficialWard(ward, { provinceCode: found.province.code, formerProvince: found.formerProvince })
  if ('refusal' in place) return place
  return {
    address: {
      fullName,
      phone,
      provinceCode: found.province.code,
      province: found.province.name,
      wardCode: place.code,
      ward: place.name,
      street,
      ...(note ? { note } : {}),
    },
  }
}

const maxNames = 6

type Scope = { provinceCode: string; formerProvince: string | undefined }

function findOfficialWard(written: string, scope: Scope): Unit | { refusal: AddressRefusal } {
  const today = scope.formerProvince === undefined ? wardByName(scope.provinceCode, written) : undefined
  if (today) return today
  const { wards, isExact } = findWards(written, scope)
  const [first, ...others] = wards.map(({ ward }) => ward)
  if (!first || (!isExact && others.length === 0)) return { refusal: { code: 'unknown_address', field: 'ward' } }
  if (others.length === 0) return first
  const names = [first, ...others].slice(0, maxNames).map(({ name }) => name)
  return {
    refusal: { code: 'several_wards', field: 'ward', values: { names: names.join(', ') + (others.length >= maxNames ? ' …' : '') } },
  }
}

/** A buyer who comes for the order: the place may be empty. */
export function addressOfPickup(input: AddressInput): OfficialAddress {
  if (!hasNoPlace(input)) return officialAddress(input)
  const { fullName, phone, note } = input
  const nowhere = { provinceCode: '', province: '', wardCode: '', ward: '', street: '' }
  return { address: { fullName, phone, ...nowhere, ...(note ? { note } : {}) } }
}

/** The same as {@link officialAddress}, refusing an unknown place at its field. `path`: where the address is in the request. */
export function requireOfficialAddress(input: AddressInput, path?: string): StoredAddress {
  const missing = missingOfPlace(input).map((field) => ({ path: path ? `${path}.${field}` : field, key: 'required' }))
  if (missing.length > 0) throw new AppError('invalid_input', { issues: missing })
  const { address, refusal } = officialAddress(input)
  if (address) return address
  const { code, field, values } = refusal
  throw new AppError(code, { issues: [{ path: path ? `${path}.${field}` : field, key: code }], ...(values ? { values } : {}) })
}
