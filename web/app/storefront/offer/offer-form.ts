import { z } from 'zod'
import { AddressInput } from '../../../../contract/accounts.ts'
import { OfferConfirmation } from '../../../../contract/orders/order-offers.ts'
import { Email } from '../../../../contract/text.ts'

/** What the customer fills in. */
export const OfferForm = AddressInput.omit({ note: true }).extend({
  email: z.preprocess((value) => (value === '' ? undefined : value), Email.optional()),
  paymentMethod: OfferConfirmation.shape.paymentMethod,
})
