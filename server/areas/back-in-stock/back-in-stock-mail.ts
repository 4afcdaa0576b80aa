import type { Settings } from '../../../contract/content.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { brandWithContacts, renderMail } from '../../platform/mail/template.ts'
import type { Saleable } from '../catalogue/catalogue.ts'

type Reader = { language: Language; token: string; brand: Settings['brand']; publicUrl: string }

type MailedProduct = Pick<Saleable, 'name' | 'slug'> & { color: Pick<Saleable['color'], 'color' | 'label'>; size: { size: string } | null }

const texts = {
  vi: {
    title: (name: string) => `${name} đã có lại`,
    piece: (options: string) => `${options} bạn chờ đã có lại ở tiệm.`,
    holds: 'Chúng tôi không giữ riêng cho ai, nên bạn ghé xem sớm nhé.',
    button: 'Xem sản phẩm',
    why: 'Bạn nhận thư này vì đã nhờ báo khi có hàng. Mỗi lần nhờ chỉ có một thư.',
    end: 'Ngừng mọi lời nhắn báo có hàng',
    size: (size: string) => `size ${size}`,
    color: (color: string) => `Màu ${color}`,
  },
  en: {
    title: (name: string) => `${name} is back`,
    piece: (options: string) => `${options}: what you are waiting for is in the shop again.`,
    holds: 'We do not hold it for anyone, so do have a look soon.',
    button: 'See it',
    why: 'You get this mail because you asked to be told. There is one mail each time you ask.',
    end: 'Stop all messages about what is back',
    size: (size: string) => `size ${size}`,
    color: (color: string) => `Colour ${color}`,
  },
} as const satisfies Record<Language, unknown>

/** The back-in-stock mail: colour and size, a link to the product, and the unsubscribe link. */
export function backInStockMail(
  { name, slug, color, size }: MailedProduct,
  { language, token, brand, publicUrl }: Reader,
): Omit<Mail, 'key' | 'to'> {
  const words = texts[language]
  const options = [words.color(color.label), size ? words.size(size.size) : ''].filter(Boolean).join(', ')
  const choice = new URLSearchParams({ color: color.color, ...(size ? { size: size.size } : {}), lng: language })
  const title = words.title(name)
  const leaveAt = `${publicUrl}/unsubscribe/alerts/${token}`
  const rendered = renderMail({
    language,
    title,
    paragraphs: [words.piece(options), words.holds],
    button: { label: words.button, url: `${publicUrl}/products/${encodeURIComponent(slug)}?${choice}` },
    closing: [words.why],
    end: { label: words.end, url: leaveAt },
    brand: brandWithContacts(brand, publicUrl),
  })
  return { class: 'list', subject: `${brand.name}: ${title}`, secret: true, leaveAt, ...rendered }
}
