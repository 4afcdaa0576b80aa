import ChevronDown from 'lucide-react/icons/chevron-down'
import type { Cart } from '../../../../contract/cart.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { checkoutTexts } from '../../address/checkout-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { OrderTotals } from '../../order/order-totals.tsx'
import type { CheckoutTotals } from './checkout-totals.rule.ts'
import { SummaryItems } from './summary-items.tsx'

type CollapsedSummaryProps = { cart: Cart; totals: CheckoutTotals; isWrapped: boolean; taxPercent: number; isPickup: boolean }

/** On a phone the button is far below the form, so the items and the total also stand above it, collapsed into one line. */
export function CollapsedSummary({ cart, totals, isWrapped, taxPercent, isPickup }: CollapsedSummaryProps) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const count = cart.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <details className="card checkout-fold">
      <summary>
        <span className="min-w-0 flex-1">
          {t('checkout.fold', { count })} <ChevronDown aria-hidden size={18} className="inline-block" />
        </span>
        <strong>{formatAmount(totals.total)}</strong>
      </summary>
      <SummaryItems items={cart.items} />
      <OrderTotals {...totals} isWrapped={isWrapped} discountCode={cart.discount?.code} taxPercent={taxPercent} isPickup={isPickup} />
    </details>
  )
}
