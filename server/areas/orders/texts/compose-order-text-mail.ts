import type { Bilingual, Language } from '../../../../contract/language/language.schema.ts'
import type { OrderTextStep } from '../../../../contract/orders/order-texts.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { brandWithContacts, renderMail } from '../../../platform/mail/template.ts'
import type { MailSender } from '../mails/order-mails.ts'
import { orderPaths } from '../order-paths.rule.ts'
import type { OrderRow } from '../orders.sql.ts'

const titles: Record<OrderTextStep, (number: string) => Bilingual> = {
  placed: (number) => ({ vi: `Đơn hàng ${number}`, en: `Your order ${number}` }),
  confirmed: (number) => ({ vi: `Đơn hàng ${number} đã được xác nhận`, en: `Order ${number} is confirmed` }),
  sewn: (number) => ({ vi: `Đơn hàng ${number} đã may xong`, en: `Order ${number} is sewn` }),
  sent: (number) => ({ vi: `Đơn hàng ${number} đang trên đường đến bạn`, en: `Order ${number} is on its way` }),
  ready: (number) => ({ vi: `Mời bạn tới lấy đơn hàng ${number}`, en: `Order ${number} is ready to pick up` }),
  late: (number) => ({ vi: `Đơn hàng ${number} trễ hơn tiệm hẹn`, en: `Order ${number} is late` }),
  arrived: (number) => ({ vi: `Đơn hàng ${number} đã tới tay bạn`, en: `Order ${number} is with you` }),
  exchange: (number) => ({ vi: `Đổi hàng cho đơn ${number}`, en: `An exchange for order ${number}` }),
  refunded: (number) => ({ vi: `Đã hoàn tiền đơn hàng ${number}`, en: `Order ${number} is refunded` }),
  cancelled: (number) => ({ vi: `Đơn hàng ${number} đã được huỷ`, en: `Order ${number} is cancelled` }),
}

const seeOrder: Bilingual = { vi: 'Xem đơn hàng', en: 'See the order' }

type WrittenText = { key: string; step: OrderTextStep; language: Language; text: string }

/** A ready text that staff send by mail, as they see it in the admin, with a button to the order. Null without an e-mail. */
export function orderTextMail(order: OrderRow, { brand, publicUrl }: MailSender, { key, step, language, text }: WrittenText): Mail | null {
  const { id, accessToken, email, userId, orderNumber } = order
  if (email === null) return null
  const title = titles[step](orderNumber)[language]
  const rendered = renderMail({
    language,
    title,
    paragraphs: text.split(/\n{2,}/).map((byShop) => ({ byShop })),
    button: { label: seeOrder[language], url: new URL(orderPaths.order(id, accessToken), publicUrl).href },
    brand: brandWithContacts(brand, publicUrl),
  })
  return { key, class: 'order-progress', to: email, userId, subject: `${brand.name}: ${title}`, ...rendered }
}
