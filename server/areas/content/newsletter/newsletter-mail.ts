import type { Settings } from '../../../../contract/content.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { brandWithContacts, renderMail } from '../../../platform/mail/template.ts'

type Welcome = { token: string; language: Language; brand: Settings['brand']; publicUrl: string }

const texts = {
  vi: {
    title: 'Cảm ơn bạn đã đăng ký nhận thư',
    paragraphs: [
      'Từ nay bạn sẽ nhận thư của tiệm khi có mẫu mới hoặc ưu đãi.',
      'Bạn đổi ý, hoặc không phải bạn đăng ký? Cuối thư có liên kết ngừng nhận, bấm lúc nào cũng được.',
    ],
    button: 'Xem mẫu mới',
    end: 'Ngừng nhận thư',
  },
  en: {
    title: 'Thank you for subscribing',
    paragraphs: [
      'From now on we write to you when there are new pieces or good deals.',
      'Changed your mind, or was it not you who subscribed? There is a link at the end of this mail, at any time.',
    ],
    button: 'See what is new',
    end: 'Unsubscribe',
  },
} as const satisfies Record<Language, unknown>

export function newsletterMail({ token, language, brand, publicUrl }: Welcome): Omit<Mail, 'key' | 'to'> {
  const { title, paragraphs, button, end } = texts[language]
  const leaveAt = `${publicUrl}/unsubscribe/${token}`
  const rendered = renderMail({
    language,
    title,
    paragraphs: [...paragraphs],
    button: { label: button, url: `${publicUrl}/products?${new URLSearchParams({ sort: 'newest', lng: language })}` },
    end: { label: end, url: leaveAt },
    brand: brandWithContacts(brand, publicUrl),
  })
  return { class: 'list', subject: `${brand.name}: ${title}`, secret: true, leaveAt, ...rendered }
}
