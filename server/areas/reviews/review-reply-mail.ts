import type { Settings } from '../../../contract/content.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { brandWithContacts, renderMail } from '../../platform/mail/template.ts'
import { userText } from '../../platform/mail/user-text.ts'
import { nameIn } from '../catalogue/catalogue.ts'
import { orderPaths } from '../orders/orders.ts'
import type { ReviewedProduct, ReviewRow } from './reviews.sql.ts'

const texts = {
  vi: {
    title: (product: string) => `Tiệm đã trả lời đánh giá của bạn về ${product}`,
    thanks: (title: string) => `Cảm ơn bạn đã viết “${title}”. Tiệm trả lời:`,
    button: 'Xem trên trang sản phẩm',
    why: 'Câu trả lời hiện công khai dưới đánh giá của bạn.',
  },
  en: {
    title: (product: string) => `The shop has replied to your review of ${product}`,
    thanks: (title: string) => `Thank you for writing “${title}”. The shop replied:`,
    button: 'See it on the page of the product',
    why: 'The reply is public, below your review.',
  },
} as const satisfies Record<Language, unknown>

type ReplyMail = {
  review: Pick<ReviewRow, 'id' | 'title' | 'reply' | 'userId'>
  product: ReviewedProduct
  author: { email: string; language: Language }
  brand: Settings['brand']
  publicUrl: string
}

/** To the author of a review: the shop's public reply. One for each review, however often the reply changes. */
export function reviewReplyMail({ review, product, author, brand, publicUrl }: ReplyMail): Mail {
  const { language, email } = author
  const words = texts[language]
  const title = words.title(nameIn(product, language).name)
  const rendered = renderMail({
    language,
    title,
    paragraphs: [words.thanks(userText(review.title)), { byShop: review.reply ?? '' }],
    button: { label: words.button, url: new URL(orderPaths.reviews(product.slug), publicUrl).href },
    closing: [words.why],
    brand: brandWithContacts(brand, publicUrl),
  })
  const key = `review-reply:${review.id}`
  return { key, class: 'order-progress', to: email, userId: review.userId, subject: `${brand.name}: ${title}`, ...rendered }
}
