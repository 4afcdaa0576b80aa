import type { AddressInput } from '../../../../contract/accounts.ts'
import type { OrderAddress } from '../../../../contract/orders/orders.ts'
import { formatPhone } from '../../../../contract/phone-number.ts'

/** An address in a form; every field is a string. */
export type AddressDraft = Required<Pick<AddressInput, 'fullName' | 'phone' | 'province' | 'ward' | 'street'>> & { note: string }

export const emptyAddress: AddressDraft = { fullName: '', phone: '', province: '', ward: '', street: '', note: '' }

export function draftOf({ fullName, phone, province, ward, street, note = '' }: OrderAddress): AddressDraft {
  return { fullName, phone: formatPhone(phone), province, ward, street, note }
}

/** The draft as the body of a request, without an empty note. */
export function addressFrom({ note, ...address }: AddressDraft): AddressInput {
  return { ...address, ...(note.trim() === '' ? {} : { note: note.trim() }) }
}

/** The address as lines, as printed on a parcel. */
export function addressLines({ street, ward, province }: Pick<OrderAddress, 'street' | 'ward' | 'province'>): string {
  return [street, ward, province].filter(Boolean).join(', ')
}
