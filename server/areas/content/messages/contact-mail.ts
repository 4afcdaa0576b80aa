import type { ContactMessage, Settings } from '../../../../contract/content.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { mailtoHref } from '../../../../contract/mailto.ts'
import { vietnamTimeZone } from '../../../../contract/vietnam-time.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { brandWithLogo, renderMail } from '../../../platform/mail/template.ts'
import { userText } from '../../../platform/mail/user-text.ts'

type ReceivedMessage = ContactMessage & { id: string; language: Language; createdAt: Date }
type Recipient = { to: string; brand: Settings['brand']; publicUrl: string }

/** The key prefix of mails for messages: they are deleted with the messages. */
export const contactKey = 'contact:'

/** A visitor's message for the owner, with a reply address. In both languages, because the reader's language is unknown. */
export function contactMail(
  { id, fullName, email, message, language, createdAt }: ReceivedMessage,
  { to, brand, publicUrl }: Recipient,
): Mail {
  const name = userText(fullName)
  const title = `Lời nhắn của ${name} · A message`
  const rendered = renderMail({
    language: 'vi',
    title,
    paragraphs: [message],
    table: {
      rows: [
        ['Họ và tên · Name', name],
        ['Email', email],
        ['Gửi lúc · Sent', inVietnam(createdAt)],
        ['Ngôn ngữ · Language', language === 'vi' ? 'Tiếng Việt · Vietnamese' : 'Tiếng Anh · English'],
      ],
    },
    button: { label: 'Trả lời · Answer', url: mailtoHref(email) },
    brand: brandWithLogo(brand, publicUrl),
  })
  return { key: contactKey + id, class: 'message', to, subject: `${brand.name}: ${title}`, ...rendered }
}

function inVietnam(moment: Date): string {
  const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
  return new Intl.DateTimeFormat('vi-VN', { ...day, hour: '2-digit', minute: '2-digit', timeZone: vietnamTimeZone }).format(moment)
}
