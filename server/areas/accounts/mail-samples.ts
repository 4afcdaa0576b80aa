import type { Language } from '../../../contract/language/language.schema.ts'
import { type MailSample, sampleOf } from '../../platform/mail/mail-samples.ts'
import type { AccountSender } from './account-events.ts'
import { emailCodeMail, invitationMail, resetMail } from './account-mails.ts'
import { accountNoticeMail, accountNotices } from './account-notices.ts'

export function accountMailSamples(sender: AccountSender, language: Language): MailSample[] {
  const token = 'sample'
  return [
    sampleOf('email-code', emailCodeMail(sender, { code: '123456', language })),
    sampleOf('password-reset', resetMail(sender, { token, minutes: 60, language })),
    sampleOf('invitation', invitationMail(sender, { token, by: 'Nguyễn Thị Lan', role: 'staff', language })),
    ...accountNotices.map((notice) => sampleOf(`account-${notice}`, accountNoticeMail(sender, { language, notice }))),
  ]
}
