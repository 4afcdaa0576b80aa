import { cleanContent, type MailContent } from './mail-content.ts'
import { renderHtml } from './mail-html.ts'
import { renderText } from './mail-text.ts'

export type { MailContent, MailSum, MailTable, MailText } from './mail-content.ts'

/** The sender's name from MAIL_FROM: `Name <name@shop.example>`. */
export function brandOf({ mailFrom, publicUrl }: { mailFrom: string; publicUrl: string }): MailContent['brand'] {
  const name = /^\s*"?([^"<]*?)"?\s*<[^>]*>\s*$/.exec(mailFrom)?.[1]
  return { name: name || mailFrom, url: publicUrl }
}

/** The sender, with contact details in the footer. */
export function brandWithContacts(
  { name, phone, email }: { name: string; phone: string; email: string },
  url: string,
): MailContent['brand'] {
  return { name, url, footer: [[phone, email].filter(Boolean).join(' · ')].filter(Boolean) }
}

/** One simple, accessible HTML mail and the same content as text. */
export function renderMail(content: MailContent): { html: string; text: string } {
  const cleaned = cleanContent(content)
  return { html: renderHtml(cleaned), text: renderText(cleaned) }
}
