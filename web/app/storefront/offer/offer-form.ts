import { z } from 'zod'
import { AddressInput } from '../../../../contract/accounts.ts'
import { DraftConfirmation } from '../../../../contract/admin/order-drafts.ts'

/** What the customer fills in. */
export const OfferForm = AddressInput.omit({ note: true }).extend({
  email: z.preprocess((value) => (value === '' ? undefined : value), DraftConfirmation.shape.email),
  paymentMethod: DraftConfirmation.shape.paymentMethod,
})
