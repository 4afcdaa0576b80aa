import type { SameKeys } from '../same-keys.ts'
import type vi from '../vi/offer.ts'

const en: SameKeys<typeof vi> = {
  title: 'The order we have prepared for you',
  lead: 'Please check the items, add where it goes, and confirm. The link works until {{when}}.',
  leadPickup: 'Please check the items, add who picks them up, and confirm. The link works until {{when}}.',
  items: 'Items',
  address: 'Recipient and address',
  person: 'Who picks it up',
  email: 'E-mail',
  emailHint: 'For the confirmation of your order. It may stay empty.',
  payment: 'Payment',
  note: 'Note',
  confirm: 'Place the order · {{amount}}',
  confirmEmpty: 'Place the order',
  total: 'Total',
  sumsFailed: 'The delivery fee could not be read.',
  closed: {
    draft_used: 'This order has been placed already',
    draft_expired: 'This link has expired',
    unknown: 'We cannot find this order',
  },
  closedText: {
    draft_used: 'A link works once. You can track the order by its phone number, or write to us.',
    draft_expired: 'Please ask us for a new link.',
    unknown: 'The link is not right, or we have sent a newer one. Please open our latest message.',
  },
  track: 'Track an order',
}
export default en
