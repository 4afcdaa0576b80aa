import type { Language } from '../../../contract/language/language.schema.ts'
import type { Config } from '../../platform/config.ts'
import { type MailSample, sampleOf } from '../../platform/mail/mail-samples.ts'
import { emailCodeMail, invitationMail, resetMail } from './account-mails.ts'
import { accountNoticeMail, accountNotices } from './account-notices.ts'

export function accountMailSamples(config: Pick<Config, 'mailFrom' | 'publicUrl'>, language: Language): MailSample[] {
  const token = 'sample'
  return [
    sampleOf('email-code', emailCodeMail(config, { code: '123456', language })),
    sampleOf('password-reset', resetMail(config, { token, minutes: 60, language })),
    sampleOf('invitation', invitationMail(config, { token, by: 'Nguyễn Thị Lan', role: 'staff', language })),
    ...accountNotices.map((notice) => sampleOf(`account-${notice}`, accountNoticeMail(config, { language, notice }))),
  ]
}
