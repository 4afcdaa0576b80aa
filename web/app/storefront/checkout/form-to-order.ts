import type { z } from 'zod'
import type { AddressInput } from '../../../../contract/accounts.ts'
import type { NewOrder } from '../../../../contract/checkout.ts'
import type { CheckoutFields, checkoutForms } from './checkout-form.ts'

/** Converts the form fields to the order of the API. */
export function formToOrder(fields: CheckoutFields, cartRevision: string): z.input<typeof NewOrder> {
  const { paymentMethod, storeId, gift = false } = fields
  const note = fields.note?.trim()
  return {
    ...destinationOf(fields),
    paymentMethod,
    ...(storeId ? { shippingMethod: 'pickup' as const, storeId } : { shippingMethod: 'standard' as const }),
    gift,
    ...(note ? { note } : {}),
    cartRevision,
  }
}

function destinationOf(fields: CheckoutFields): Pick<z.input<typeof NewOrder>, 'addressId' | 'address' | 'email'> {
  if ('addressId' in fields) return { addressId: fields.addressId }
  return { address: addressOf(fields), ...('email' in fields && fields.email ? { email: fields.email } : {}) }
}

export function addressOf({ fullName, phone, province, ward, street }: z.output<(typeof checkoutForms)['guest' | 'member']>): AddressInput {
  return { fullName, phone, province, ward, street }
}
