import type { AddressInput } from '../../../../contract/accounts.ts'
import type { OrderAddress } from '../../../../contract/orders.ts'
import { formatPhone } from '../../../../contract/phone-number.ts'

/** An address while it is being written; every field is a text. */
export type AddressDraft = Required<Pick<AddressInput, 'fullName' | 'phone' | 'province' | 'ward' | 'street'>> & { note: string }

export const emptyAddress: AddressDraft = { fullName: '', phone: '', province: '', ward: '', street: '', note: '' }

export function draftOf({ fullName, phone, province, ward, street, note = '' }: OrderAddress): AddressDraft {
  return { fullName, phone: formatPhone(phone), province, ward, street, note }
}

/** As it is sent; an empty note is none. */
export function addressFrom({ note, ...address }: AddressDraft): AddressInput {
  return { ...address, ...(note.trim() === '' ? {} : { note: note.trim() }) }
}

/** In one line after the other, as it is written on a parcel. */
export function addressLines({ street, ward, province }: Pick<OrderAddress, 'street' | 'ward' | 'province'>): string {
  return [street, ward, province].join(', ')
}
