import { useQuery } from '@tanstack/react-query'
import Ticket from 'lucide-react/icons/ticket-percent'
import { useState } from 'react'
import type { z } from 'zod'
import type { Cart } from '../../../../contract/cart.ts'
import type { ListedDiscount, ListedDiscounts } from '../../../../contract/discounts.ts'
import { shallowSchema } from '../../api/api.ts'
import { browserApi } from '../../api/browser-api.ts'
import { useCartStatuses } from '../../cart/cart-statuses.ts'
import { useCartActions } from '../../cart/use-cart-actions.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { announce } from '../../ui/live-region.tsx'
import { Coupon } from './coupon.tsx'
import { couponTexts } from './coupon-texts.ts'

type CouponsProps = {
  cart: Cart
  /** Those that the page was rendered with: unfolded, and their buttons work without scripts. Outside of other forms only. */
  known?: readonly ListedDiscount[] | undefined
  onApplied?: () => void
}

/** The codes that the shop shows to everybody, with their conditions. Extra: nothing if there are none or they failed to load. */
export function Coupons({ cart, known, onApplied }: CouponsProps) {
  const { t } = useTranslation('coupons', couponTexts)
  const { data: coupons = [] } = useQuery({
    queryKey: ['listed-discounts'],
    queryFn: readCoupons,
    staleTime: 300_000,
    retry: false,
    initialData: known,
  })
  const { discount: applyCode } = useCartActions()
  const { discount, lines } = useCartStatuses()
  const { status, message } = discount
  // The shop compares the minimum with the quantities it knows.
  const isChanging = Object.values(lines).some(({ update, remove }) => update.status === 'loading' || remove.status === 'loading')
  const [pressed, setPressed] = useState<string>()
  if (coupons.length === 0) return null
  async function apply(code: string): Promise<void> {
    setPressed(code)
    if (!(await applyCode(code))) return
    setPressed(undefined)
    announce(t('appliedNow', { code }))
    onApplied?.()
  }
  return (
    <details className="coupons" open={known !== undefined || undefined}>
      <summary>
        <Ticket aria-hidden size={18} /> {t('title')} ({coupons.length})
      </summary>
      <ul>
        {coupons.map((coupon) => (
          <Coupon
            key={coupon.code}
            coupon={coupon}
            cart={cart}
            isForm={known !== undefined}
            isBusy={isChanging || (status === 'loading' && pressed === coupon.code)}
            failure={status === 'failure' && pressed === coupon.code ? message : undefined}
            onApply={() => void apply(coupon.code)}
          />
        ))}
      </ul>
    </details>
  )
}

const listResponse = shallowSchema<z.output<typeof ListedDiscounts>>(({ data }) => Array.isArray(data))

async function readCoupons({ signal }: { signal: AbortSignal }): Promise<readonly ListedDiscount[]> {
  return (await browserApi().get('/api/listed-discounts', listResponse, { signal })).data
}
