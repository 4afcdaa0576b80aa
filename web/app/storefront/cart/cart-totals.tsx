import type { Cart } from '../../../../contract/cart.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { useCartStatuses } from '../../cart/cart-statuses.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { TotalRow } from '../../ui/total-row.tsx'
import type { PricedArea } from '../free-delivery/free-delivery.rule.ts'
import { FreeDeliveryLine } from '../free-delivery/free-delivery-line.tsx'
import { ShippingEstimateLine } from './shipping-estimate-line.tsx'

type CartTotalsProps = { cart: Cart | undefined; isLoading: boolean; areas?: PricedArea[] | undefined }

/** The totals and the checkout button, which is disabled during a change and while a line cannot be bought. */
export function CartTotals({ cart, isLoading, areas }: CartTotalsProps) {
  const { t } = useTranslation('checkout')
  const { policies } = useSiteSettings()
  const { lines } = useCartStatuses()
  const isChanging = Object.values(lines).some(({ update, remove }) => update.status === 'loading' || remove.status === 'loading')
  const isBlocked = cart?.items.some(({ problem }) => problem !== undefined) ?? false
  const isWaiting = isLoading || isChanging
  const discount = cart?.discount
  const isReduced = discount !== undefined && discount.amount > 0 && !discount.problem
  return (
    <div className="grid gap-1">
      {cart && <FreeDeliveryLine cart={cart} areas={areas} />}
      <dl className="sums grid gap-1">
        <TotalRow label={t('sums.subTotal')} tone={isReduced ? 'plain' : 'total'}>
          {cart ? formatAmount(cart.subTotal) : '…'}
        </TotalRow>
        {cart && discount && isReduced && (
          <>
            <TotalRow label={t('sums.discountOf', { code: discount.code })}>−{formatAmount(discount.amount)}</TotalRow>
            <TotalRow label={t('sums.afterDiscount')} tone="total">
              {formatAmount(cart.subTotal - discount.amount)}
            </TotalRow>
          </>
        )}
      </dl>
      {cart && (
        <div className="grid text-sm text-soft">
          <ShippingEstimateLine cart={cart} areas={areas} />
          {policies.includes('returns') && (
            <p>
              <Link to={paths.policy('returns')}>{t('sums.returns')}</Link>
            </p>
          )}
        </div>
      )}
      {isBlocked && <p className="field-error">{t('cart.blocked')}</p>}
      <Link
        to={paths.checkout()}
        className="button button-primary mt-2 w-full"
        aria-disabled={isWaiting || isBlocked || undefined}
        aria-busy={isWaiting || undefined}
        onClick={(event) => (isWaiting || isBlocked) && event.preventDefault()}
      >
        <span className="button-label">{t('cart.checkout')}</span>
      </Link>
    </div>
  )
}
