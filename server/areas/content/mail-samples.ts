import type { Settings } from '../../../contract/content.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import { type MailSample, sampleOf } from '../../platform/mail/mail-samples.ts'
import { contactMail } from './messages/contact-mail.ts'
import { newsletterMail } from './newsletter/newsletter-mail.ts'
import { testMail } from './settings/send-test-mail.ts'

type Sender = { brand: Settings['brand']; publicUrl: string }

export function contentMailSamples({ brand, publicUrl }: Sender, language: Language): MailSample[] {
  const message = {
    id: 'sample',
    fullName: 'Trần Thị Mai',
    email: 'mai@example.vn',
    message: 'Cho mình hỏi váy hoa nhí còn size 4Y không ạ?\nCảm ơn tiệm.',
    language,
    createdAt: new Date('2026-11-24T02:30:00Z'),
  }
  return [
    sampleOf('contact-message', contactMail(message, { to: brand.email, brand, publicUrl })),
    sampleOf('newsletter-welcome', newsletterMail({ token: 'sample', language, brand, publicUrl })),
    sampleOf('test-mail', testMail({ brand, publicUrl }, language)),
  ]
}
