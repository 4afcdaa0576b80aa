import type { SameKeys } from '../../../locales/same-keys.ts'
import type vi from '../vi/order-messages.ts'

export default {
  title: 'Write to the customer',
  dialog: 'Write to the customer of {{number}}',
  menu: 'Write to the customer…',
  edit: 'Edit the texts',
  step: 'Text',
  now: 'fits now',
  language: 'Language',
  languages: { vi: 'Vietnamese', en: 'English' },
  steps: {
    placed: 'Order placed',
    confirmed: 'Confirmed',
    sewn: 'Sewn',
    sent: 'Sent',
    ready: 'Ready to pick up',
    late: 'Late',
    arrived: 'Arrived',
    exchange: 'Exchange',
    refunded: 'Refund',
    cancelled: 'Cancellation',
  },
  to: 'To {{name}}, {{phone}}',
  zalo: 'Zalo',
  sms: 'SMS',
  copy: 'Copy',
  mail: 'Send by mail',
  mailHint: 'The mail goes to {{email}} and is noted in the history of the order.',
  pasteInZalo: 'Copied: paste it into the Zalo chat',
  notLoaded: 'The texts could not be read. Close this and try again.',
} satisfies SameKeys<typeof vi>
