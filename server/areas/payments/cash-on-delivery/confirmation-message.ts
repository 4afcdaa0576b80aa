import type { Bilingual } from '../../../../contract/language.schema.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { type OrderRow, restOf } from '../../orders/orders.ts'

type Message = {
  order: Pick<OrderRow, 'orderNumber' | 'totalVnd' | 'depositVnd' | 'depositPaidAt'>
  items: number
  shopName: string
  link: string
}

/** What the shop sends by Zalo or SMS to have a cash order confirmed. The buyer's own words are not in it: they may be anybody's. */
export function confirmMessage({ order, items, shopName, link }: Message): Bilingual {
  const amount = formatAmount(restOf(order))
  return {
    vi: [
      `${shopName} chào bạn, tiệm vừa nhận đơn ${order.orderNumber}: ${items} món, trả ${amount} tiền mặt khi nhận hàng.`,
      `Bạn bấm vào đây xác nhận giúp tiệm nhé: ${link}`,
      'Nếu không phải bạn đặt, mở liên kết rồi bấm “Tôi không đặt đơn này”. Cảm ơn bạn!',
    ].join('\n'),
    en: [
      `Hello from ${shopName}. We have your order ${order.orderNumber}: ${items} ${items === 1 ? 'item' : 'items'}, ${amount} to pay in cash on delivery.`,
      `Please confirm it here: ${link}`,
      'If you did not order this, open the link and press “I did not order this”. Thank you!',
    ].join('\n'),
  }
}
