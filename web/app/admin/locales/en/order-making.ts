import type { SameKeys } from '../../../locales/same-keys.ts'
import type vi from '../vi/order-making.ts'

export default {
  title: 'From the sewing table',
  lead: 'The buyer sees this on the page of the order. Only those who may see the order see the photos.',
  notBegun: 'Once the order is begun, you can add photos and words for the buyer here.',
  maker: 'Sewn by',
  nobody: 'Not chosen',
  sewnBy: 'The page of the order says: {{name}} sews this order.',
  addMakers: 'Name who sews in the settings',
  take: 'Take a photo',
  choose: 'Choose a photo',
  chosen: 'The chosen photo',
  otherPhoto: 'Take this photo away',
  words: 'A few words for the buyer',
  wordsHint: 'Optional. For example: sewing the collar.',
  send: 'Put on the page of the order',
  step: { sewing: 'Being sewn', packing: 'Finishing and packing', sent: 'Sent' },
  number: 'Photo or words {{number}}',
  removeOne: 'Take away: {{name}}',
  removeTitle: 'Take it off the page of the order?',
  removeText: 'The buyer no longer sees it, and the photo is deleted.',
  remove: 'Take away',
} satisfies SameKeys<typeof vi>
