import type { AdminTexts } from '../vi.ts'

const tracking: AdminTexts['tracking'] = {
  title: 'Tracking codes from a file',
  link: 'Take tracking codes from a carrier’s file',
  intro:
    'When the parcels are booked with the carrier, paste the rows it returns here. Each row needs the tracking code, and the order number or the recipient’s phone.',
  rows: 'Rows of the carrier',
  rowsHint: 'Copy the rows and paste them, or choose the file. With or without the headings.',
  unreachable: 'The file could not be sent. Check the connection and try again.',
  choose: 'Choose a CSV or Excel file',
  nothing: 'These rows have no order number and no phone.',
  found_one: '{{count}} row, {{ready}} ready to save.',
  found_other: '{{count}} rows, {{ready}} ready to save.',
  ready: 'Ready',
  toCheck: 'To check',
  line: 'Row {{line}}',
  noOrder: 'Order not known',
  verdicts: {
    noCode: 'No tracking code',
    unknown: 'No order being packed',
    several: 'Several orders of this phone: add the order number',
    hasParcel: 'Has a parcel already',
    twice: 'Same order as a row above',
  },
  mails_one: '{{count}} customer with an e-mail address is told “Your order is on its way”.',
  mails_other: '{{count}} customers with an e-mail address are told “Your order is on its way”.',
  noMails: 'These customers left no e-mail address, so no mail is sent.',
  save_one: 'Save {{count}} tracking code',
  save_other: 'Save {{count}} tracking codes',
  saveSent_one: 'Save {{count}} code, mark it sent',
  saveSent_other: 'Save {{count}} codes, mark them sent',
  done_one: '{{count}} tracking code is saved',
  done_other: '{{count}} tracking codes are saved',
  failed_one: '{{count}} order could not be changed',
  failed_other: '{{count}} orders could not be changed',
}

export default tracking
