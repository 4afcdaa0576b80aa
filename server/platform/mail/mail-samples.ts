import type { Language } from '../../../contract/language/language.schema.ts'
import type { Mail } from './mail.ts'

/** A template with sample data. `name` is unique, and part of a URL. */
export type MailSample = { name: string } & Pick<Mail, 'subject' | 'text' | 'html'>

/** Every template of the shop. Mails to the owner have both languages in one. */
export type ListMailSamples = (language: Language) => Promise<MailSample[]>

export function sampleOf(name: string, mail: Omit<MailSample, 'name'> | null): MailSample {
  if (!mail) throw new Error(`the sample ${name} is not a mail`)
  return { name, subject: mail.subject, text: mail.text, html: mail.html }
}
