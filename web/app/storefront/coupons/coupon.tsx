import { useEffect, useRef } from 'react'
import type { Cart } from '../../../../contract/cart.ts'
import type { ListedDiscount } from '../../../../contract/discounts.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { formatDateTime, formatDay, formatTime } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { isFocusLost } from '../../ui/restore-focus.ts'
import { couponStateOf } from './coupon-state.rule.ts'
import { couponTexts } from './coupon-texts.ts'

type CouponProps = {
  coupon: ListedDiscount
  cart: Cart
  isBusy: boolean
  /** Why it was not applied. */
  failure: string | undefined
  isForm: boolean
  onApply: () => void
}

/** A code with its effect and conditions, and one tap to apply it, or what is missing. */
export function Coupon({ coupon, cart, isBusy, failure, isForm, onApply }: CouponProps) {
  const { t } = useTranslation('coupons', couponTexts)
  const state = couponStateOf(coupon, cart)
  const { effect, conditions } = useCouponText(coupon)
  const { code } = coupon
  const applied = useRef<HTMLParagraphElement>(null)
  const wasReady = useRef(false)
  // The pressed button is gone then.
  useEffect(() => {
    if (wasReady.current && isFocusLost()) applied.current?.focus({ preventScroll: true })
    wasReady.current = state.kind === 'ready'
  }, [state.kind])
  const apply = { look: 'secondary', busy: isBusy, 'aria-label': t('applyOf', { code }) } as const
  function submit(event: React.FormEvent): void {
    event.preventDefault()
    onApply()
  }
  return (
    <li className="coupon" data-state={state.kind}>
      <div className="coupon-text">
        <p>
          <strong className="coupon-code">{code}</strong> {effect}
        </p>
        <p className="text-sm text-soft">{conditions}</p>
        {state.kind === 'missing' && <p className="coupon-missing">{t('missing', { amount: formatAmount(state.amount) })}</p>}
        <div role="alert">
          <FieldError id={`coupon-${code}`} error={failure} />
        </div>
      </div>
      {state.kind === 'applied' && (
        <p ref={applied} tabIndex={-1} className="coupon-applied">
          {t('applied')}
        </p>
      )}
      {state.kind === 'ready' && !isForm && (
        <Button {...apply} onClick={onApply}>
          {t('apply')}
        </Button>
      )}
      {state.kind === 'ready' && isForm && (
        <form method="post" action={paths.cart()} onSubmit={submit}>
          <input type="hidden" name="code" value={code} />
          <Button {...apply} type="submit" name="intent" value="discount">
            {t('apply')}
          </Button>
        </form>
      )}
    </li>
  )
}

function useCouponText({ kind, value, minSubtotal, maxDiscount, perCustomerLimit, endsAt }: ListedDiscount) {
  const { t } = useTranslation('coupons', couponTexts)
  const language = useLanguage()
  function effect(): string {
    if (kind === 'free-shipping') return t('freeShipping')
    if (kind === 'amount') return t('amount', { value: formatAmount(value) })
    return maxDiscount ? t('percentUpTo', { value, max: formatAmount(maxDiscount) }) : t('percent', { value })
  }
  const conditions = [
    minSubtotal && t('minimum', { from: formatAmount(minSubtotal) }),
    t('everything'),
    perCustomerLimit && t('perCustomer', { count: perCustomerLimit }),
    endsAt && t('until', { when: formatEnd(endsAt, language) }),
  ]
  return { effect: effect(), conditions: conditions.filter(Boolean).join(' · ') }
}

/** A code that ends with a day needs no time of day. */
function formatEnd(endsAt: string, language: Language): string {
  return formatTime(endsAt) === '23:59' ? formatDay(endsAt, language) : formatDateTime(endsAt, language)
}
