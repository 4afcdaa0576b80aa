import type { Language } from '../../../../contract/language/language.schema.ts'
import { type MailSample, sampleOf } from '../../../platform/mail/mail-samples.ts'
import { type MailSender, sampleOrder } from '../../orders/orders.ts'
import { refundSentMail } from './refund-mails.ts'

export function refundMailSamples(sender: MailSender, language: Language): MailSample[] {
  const order = sampleOrder(language, { status: 'cancelled', paymentStatus: 'refunded' })
  const refund = { id: 'rfd_sample', amountVnd: 745_000, transId: '4014083433', reference: null }
  return [
    sampleOf('refund-wallet', refundSentMail(order, sender, { ...refund, way: 'momo' })),
    sampleOf('refund-transfer', refundSentMail(order, sender, { ...refund, way: 'hand', reference: 'FT26329001' })),
  ]
}
