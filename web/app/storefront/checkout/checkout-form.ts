import { z } from 'zod'
import { AddressInput } from '../../../../contract/accounts.ts'
import type { NewOrder } from '../../../../contract/checkout.ts'
import { Email, Id, optionalText } from '../../../../contract/text.ts'

const { fullName, phone, province, ward, street } = AddressInput.shape
const place = { fullName, phone, province, ward, street }
const wishes = { note: optionalText(500).optional(), gift: z.boolean().optional(), paymentMethod: z.enum(['momo', 'cod']) }

/** A guest says who and where; a member without addresses only where; a member with some chooses one. */
export const checkoutForms = {
  guest: z.object({ ...place, email: Email, ...wishes }),
  member: z.object({ ...place, saveAddress: z.boolean().optional(), ...wishes }),
  book: z.object({ addressId: Id, ...wishes }),
}
export type CheckoutKind = keyof typeof checkoutForms
export type CheckoutFields = z.output<(typeof checkoutForms)[CheckoutKind]>

/** The form as the order it asks for. */
export function orderFrom(fields: CheckoutFields, cartRevision: string): z.input<typeof NewOrder> {
  const { paymentMethod, gift = false } = fields
  const note = fields.note?.trim()
  return {
    ...whereTo(fields),
    paymentMethod,
    shippingMethod: 'standard',
    gift,
    ...(note ? { note } : {}),
    cartRevision,
  }
}

function whereTo(fields: CheckoutFields): Pick<z.input<typeof NewOrder>, 'addressId' | 'address' | 'email'> {
  if ('addressId' in fields) return { addressId: fields.addressId }
  return { address: addressOf(fields), ...('email' in fields ? { email: fields.email } : {}) }
}

export function addressOf({ fullName, phone, province, ward, street }: z.output<(typeof checkoutForms)['guest' | 'member']>): AddressInput {
  return { fullName, phone, province, ward, street }
}
