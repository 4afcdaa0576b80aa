import { formatAmount } from '../../../contract/money.ts'
import { isPickedUp } from '../../../contract/orders/is-picked-up.rule.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { checkoutTexts } from '../address/checkout-texts.ts'
import { useTranslation } from '../i18n/use-translation.ts'

type CashOrder = Pick<Order, 'finalAmount' | 'deposit' | 'depositPaid' | 'shippingMethod' | 'shipment'>

/** How a cash order is paid: in full on delivery or at pick-up, or with a deposit first. */
export function useCashText(): (order: CashOrder) => string {
  const { t } = useTranslation('checkout', checkoutTexts)
  return (order) => {
    const { finalAmount, deposit, depositPaid } = order
    const isPickup = isPickedUp(order)
    if (deposit === 0) return t(isPickup ? 'success.statusCashPickup' : 'success.statusCash', { amount: formatAmount(finalAmount) })
    const sums = { deposit: formatAmount(deposit), rest: formatAmount(finalAmount - deposit) }
    return t(`deposit.${depositPaid ? 'statusPaid' : 'statusDue'}${isPickup ? 'Pickup' : ''}`, sums)
  }
}
