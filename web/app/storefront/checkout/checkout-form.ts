import { z } from 'zod'
import { AddressInput } from '../../../../contract/accounts.ts'
import { Email, Id, optionalText } from '../../../../contract/text.ts'

const { fullName, phone, province, ward, street } = AddressInput.shape
const place = { fullName, phone, province, ward, street }
const orderOptions = {
  /** Of a pick-up. */
  storeId: Id.optional(),
  note: optionalText(500).optional(),
  gift: z.boolean().optional(),
  paymentMethod: z.enum(['momo', 'cod', 'bank']),
}

/**
 * A guest enters recipient, address and optionally an e-mail; a member without saved addresses only the address; a member with some
 * chooses one.
 */
export const checkoutForms = {
  guest: z.object({ ...place, email: Email.optional(), ...orderOptions }),
  member: z.object({ ...place, saveAddress: z.boolean().optional(), ...orderOptions }),
  book: z.object({ addressId: Id, ...orderOptions }),
}
export type CheckoutKind = keyof typeof checkoutForms
export type CheckoutFields = z.output<(typeof checkoutForms)[CheckoutKind]>
