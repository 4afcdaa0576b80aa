import type { z } from 'zod'
import type { AddressInput } from '../../../../contract/accounts.ts'
import type { NewOrder } from '../../../../contract/checkout.ts'
import type { CheckoutFields, checkoutForms } from './checkout-form.ts'

/** Converts the form fields to the order of the API. `deliverBy`: the last day of delivery that the page shows. */
export function formToOrder(fields: CheckoutFields, cartRevision: string, deliverBy?: string): z.input<typeof NewOrder> {
  const { paymentMethod, storeId } = fields
  const note = fields.note?.trim()
  return {
    ...destinationOf(fields),
    paymentMethod,
    ...(storeId ? { shippingMethod: 'pickup' as const, storeId } : { shippingMethod: 'standard' as const }),
    gift: giftOf(fields),
    ...(fields.invoice ? { invoice: invoiceOf(fields) } : {}),
    ...(note ? { note } : {}),
    cartRevision,
    ...(deliverBy ? { deliverBy } : {}),
  }
}

function destinationOf(fields: CheckoutFields): Pick<z.input<typeof NewOrder>, 'addressId' | 'address' | 'email'> {
  if ('addressId' in fields) return { addressId: fields.addressId }
  return { address: addressOf(fields), ...('email' in fields && fields.email ? { email: fields.email } : {}) }
}

export function addressOf({ fullName, phone, province, ward, street }: z.output<(typeof checkoutForms)['guest' | 'member']>): AddressInput {
  return { fullName, phone, province, ward, street }
}

function invoiceOf({ invoiceName = '', invoiceTaxCode = '', invoiceAddress = '', invoiceEmail }: CheckoutFields) {
  const email = invoiceEmail?.trim()
  return { name: invoiceName.trim(), taxCode: invoiceTaxCode, address: invoiceAddress.trim(), ...(email ? { email } : {}) }
}

/** Choices of a gift that is not one, and of a giver who is the recipient, stay behind. */
function giftOf(fields: CheckoutFields): z.input<typeof NewOrder>['gift'] {
  if (!fields.gift) return false
  const message = fields.giftMessage?.trim()
  const wishes = {
    ...(message ? { message } : {}),
    ...(fields.giftWrap ? { wrap: true } : {}),
    ...(fields.giftDeliverOn ? { deliverOn: fields.giftDeliverOn } : {}),
    ...(fields.hasGiver ? { giver: { fullName: fields.giverName?.trim() ?? '', phone: fields.giverPhone ?? '' } } : {}),
  }
  return Object.keys(wishes).length > 0 ? wishes : true
}
