import '../address/checkout-texts.ts'
import type { Order } from '../../../contract/orders.ts'
import { orderState } from '../storefront/checkout/success/order-state.ts'
import { useCashWords } from '../storefront/checkout/success/use-cash-words.ts'
import { useOrderTexts } from './order-texts.ts'
import { isDepositBack } from './read-timeline.ts'

/** How the money of an order stands; nothing where there is nothing to say. */
export function usePaymentWords(): (order: Order) => string {
  const { t } = useOrderTexts()
  const cashWords = useCashWords()
  return (order) => {
    if (order.status === 'cancelled' && order.paymentStatus === 'paid') return t('timeline.refunding')
    if (order.status === 'cancelled' && order.depositPaid) return t(isDepositBack(order) ? 'timeline.refunded' : 'timeline.refunding')
    // Whether the cash has been counted is the shop's business, not the customer's.
    if (order.status === 'delivered' && order.paymentMethod === 'cod' && order.paymentStatus === 'unpaid') return ''
    const words = {
      paid: t('checkout:success.statusPaid'),
      cash: cashWords(order),
      waiting: t('checkout:success.statusUnpaid'),
      expired: t('checkout:success.statusExpired'),
      cancelled: '',
      refunded: t('checkout:success.statusRefunded'),
    }
    return words[orderState(order)]
  }
}
