import type { Order } from '../../../contract/orders/orders.ts'
import { useOrderTexts } from './order-texts.ts'
import { isDepositRefunded } from './order-timeline.rule.ts'
import { displayedPaymentState } from './payment-state.rule.ts'
import { useCashText } from './use-cash-text.ts'

/** The payment state of an order as text; empty where there is nothing to say. */
export function usePaymentText(): (order: Order) => string {
  const { t } = useOrderTexts()
  const cashText = useCashText()
  return (order) => {
    if (order.status === 'cancelled' && order.paymentStatus === 'paid') return t('timeline.refunding')
    if (order.status === 'cancelled' && order.depositPaid) return t(isDepositRefunded(order) ? 'timeline.refunded' : 'timeline.refunding')
    // Whether the collected cash has reached the shop does not concern the customer.
    if (order.status === 'delivered' && order.paymentMethod === 'cod' && order.paymentStatus === 'unpaid') return ''
    const texts = {
      paid: t('checkout:success.statusPaid'),
      cash: cashText(order),
      waiting: t('checkout:success.statusUnpaid'),
      expired: t('checkout:success.statusExpired'),
      cancelled: '',
      refunded: t('checkout:success.statusRefunded'),
    }
    return texts[displayedPaymentState(order)]
  }
}
