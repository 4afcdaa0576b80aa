import { imageVariantUrl, imageWidths } from '../../../contract/image-variants.ts'
import { cleanContent, type MailContent } from './mail-content.ts'
import { renderHtml } from './mail-html.ts'
import { renderText } from './mail-text.ts'

export type { MailContent, MailSum, MailTable, MailText } from './mail-content.ts'

/** The sender's name from MAIL_FROM: `Name <name@shop.example>`. */
export function brandOf({ mailFrom, publicUrl }: { mailFrom: string; publicUrl: string }): MailContent['brand'] {
  const name = /^\s*"?([^"<]*?)"?\s*<[^>]*>\s*$/.exec(mailFrom)?.[1]
  return { name: name || mailFrom, url: publicUrl }
}

type Picture = { _id: string; width: number; height: number }
type Brand = { name: string; logo?: Picture | undefined }

/** The sender, with its logo. */
export function brandWithLogo({ name, logo }: Brand, url: string): MailContent['brand'] {
  return { name, url, ...(logo ? { logo: logoOf(logo, url) } : {}) }
}

/** The sender, with contact details in the footer. */
export function brandWithContacts({ phone, email, ...brand }: Brand & { phone: string; email: string }, url: string): MailContent['brand'] {
  return { ...brandWithLogo(brand, url), footer: [[phone, email].filter(Boolean).join(' · ')].filter(Boolean) }
}

const logoBox = { width: 220, height: 48 }

/** At most as large as the box; twice as many pixels, as JPEG, because Outlook for Windows shows no WebP. */
function logoOf({ _id, width, height }: Picture, url: string) {
  const scale = Math.min(logoBox.width / width, logoBox.height / height)
  const shown = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
  const file = imageWidths({ width }).find((each) => each >= 2 * shown.width) ?? width
  return { url: new URL(imageVariantUrl(_id, file, 'jpg'), url).href, ...shown }
}

/** One simple, accessible HTML mail and the same content as text. */
export function renderMail(content: MailContent): { html: string; text: string } {
  const cleaned = cleanContent(content)
  return { html: renderHtml(cleaned), text: renderText(cleaned) }
}
