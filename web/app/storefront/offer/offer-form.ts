import { z } from 'zod'
import { AddressInput } from '../../../../contract/accounts.ts'
import { OfferConfirmation } from '../../../../contract/orders/order-offers.ts'
import { Recipient } from '../../../../contract/orders/recipients.ts'
import { Email } from '../../../../contract/text.ts'

const choices = {
  email: z.preprocess((value) => (value === '' ? undefined : value), Email.optional()),
  paymentMethod: OfferConfirmation.shape.paymentMethod,
}

/** What the customer fills in. */
export const OfferForm = AddressInput.omit({ note: true }).extend(choices)
/** The same for an order that the customer comes for: without a place. */
export const PickupOfferForm = Recipient.omit({ note: true }).extend(choices)
