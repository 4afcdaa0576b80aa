import type { Bilingual } from '../../../../contract/language/language.schema.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { type OrderRow, restOf, whenReceived } from '../../orders/orders.ts'

type Message = {
  order: Pick<OrderRow, 'orderNumber' | 'totalVnd' | 'depositVnd' | 'depositPaidAt' | 'pickup'>
  items: number
  shopName: string
  link: string
}

/**
 * The shop's message by Zalo or SMS that asks to confirm a cash order. It contains no text of the buyer, because
 * anyone may have typed it.
 */
export function confirmMessage({ order, items, shopName, link }: Message): Bilingual {
  const amount = formatAmount(restOf(order))
  return {
    vi: [
      `${shopName} chào bạn, tiệm vừa nhận đơn ${order.orderNumber}: ${items} món, trả ${amount} tiền mặt khi nhận hàng.`,
      `Bạn bấm vào đây xác nhận giúp tiệm nhé: ${link}`,
      'Nếu không phải bạn đặt, mở liên kết rồi bấm “Tôi không đặt đơn này”. Cảm ơn bạn!',
    ].join('\n'),
    en: [
      `Hello from ${shopName}. We have your order ${order.orderNumber}: ${items} ${items === 1 ? 'item' : 'items'}, ${amount} to pay in cash ${whenReceived(order)}.`,
      `Please confirm it here: ${link}`,
      'If you did not order this, open the link and press “I did not order this”. Thank you!',
    ].join('\n'),
  }
}
