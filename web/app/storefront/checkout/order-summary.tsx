import type { Cart } from '../../../../contract/cart.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { checkoutTexts } from '../../address/checkout-texts.ts'
import { Consent } from '../../auth/consent.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { OrderTotals } from '../../order/order-totals.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { LazyCoupons } from '../coupons/lazy-coupons.tsx'
import { FreeDeliveryLine } from '../free-delivery/free-delivery-line.tsx'
import type { CheckoutTotals } from './checkout-totals.rule.ts'
import { InvalidDiscount } from './invalid-discount.tsx'
import { SummaryItems } from './summary-items.tsx'

type OrderSummaryProps = {
  cart: Cart
  totals: CheckoutTotals
  isWrapped: boolean
  taxPercent: number
  isBusy: boolean
  isSlow: boolean
  /** The cart has changed: pressing the button accepts the changes. */
  hasChanged: boolean
  /** The shop's error about the code at the last attempt. */
  code: { id: string; error: string | undefined; onDropped: () => void }
  onCouponApplied: () => void
  /** Empty while it is unknown. */
  province: string
  isPickup: boolean
}

export function OrderSummary({
  cart,
  totals,
  isWrapped,
  taxPercent,
  code,
  onCouponApplied,
  province,
  isPickup,
  ...state
}: OrderSummaryProps) {
  const { isBusy, isSlow, hasChanged } = state
  const { t } = useTranslation('checkout', checkoutTexts)
  const isBlocked = cart.items.some(({ problem }) => problem !== undefined)
  const { discount } = cart
  const codeProblem = discount && (discount.problem ?? code.error)
  const total = formatAmount(totals.total)
  return (
    <aside className="card checkout-summary" aria-label={t('sums.title')}>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 className="text-xl">{t('sums.title')}</h2>
        <Link to={paths.cart()} className="button button-text -my-2 -mr-2">
          {t('checkout.editCart')}
        </Link>
      </div>
      <ScrollRegion label={t('cart.lines')} className="checkout-lines">
        <SummaryItems items={cart.items} />
      </ScrollRegion>
      {province !== '' && !isPickup && <FreeDeliveryLine cart={cart} province={province} />}
      <LazyCoupons cart={cart} onApplied={onCouponApplied} />
      <OrderTotals
        {...totals}
        isWrapped={isWrapped}
        discountCode={cart.discount?.code}
        taxPercent={taxPercent}
        isPickup={isPickup}
        isLive
      />
      {isBlocked && <p className="field-error mt-3">{t('cart.blocked')}</p>}
      <div className="checkout-order">
        <Button type="submit" className="w-full" busy={isBusy} disabled={isBlocked || discount?.problem !== undefined}>
          {hasChanged ? t('checkout.placeAgain', { total }) : t('checkout.place', { total })}
        </Button>
      </div>
      {codeProblem && <InvalidDiscount id={code.id} code={discount.code} problem={codeProblem} onDropped={code.onDropped} />}
      {isSlow && (
        <p role="status" className="mt-2 text-sm text-soft">
          {t('checkout.placing')}
        </p>
      )}
      <Consent to="order" />
    </aside>
  )
}
