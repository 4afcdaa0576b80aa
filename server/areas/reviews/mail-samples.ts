import type { Settings } from '../../../contract/content.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import { type MailSample, sampleOf } from '../../platform/mail/mail-samples.ts'
import { reviewReplyMail } from './review-reply-mail.ts'

type Sender = { brand: Settings['brand']; publicUrl: string }

export function reviewMailSamples(sender: Sender, language: Language): MailSample[] {
  const review = {
    id: 'rev_sample',
    userId: 'usr_sample',
    title: 'Mềm và mát',
    reply: 'Tiệm cảm ơn mẹ nhiều ạ.\nLần tới mẹ chọn rộng hơn một size cho bé mặc được lâu nhé.',
  }
  const product = { name: 'Váy hoa nhí', nameEn: 'Floral dress', slug: 'vay-hoa-nhi' }
  return [sampleOf('review-reply', reviewReplyMail({ review, product, author: { email: 'mai@example.vn', language }, ...sender }))]
}
