import { z } from 'zod'
import { AddressInput } from '../../../../contract/accounts.ts'
import { OfferConfirmation } from '../../../../contract/order-offers.ts'

/** What the customer fills in. */
export const OfferForm = AddressInput.omit({ note: true }).extend({
  email: z.preprocess((value) => (value === '' ? undefined : value), OfferConfirmation.shape.email),
  paymentMethod: OfferConfirmation.shape.paymentMethod,
})
