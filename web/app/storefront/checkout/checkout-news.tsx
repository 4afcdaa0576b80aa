import '../../address/checkout-texts.ts'
import { useEffect, useRef } from 'react'
import type { Cart } from '../../../../contract/cart.ts'
import { retryAfterText } from '../../account/retry-after.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { CartChanges } from './cart-changes.tsx'
import type { Refusal } from './read-refusal.ts'
import type { usePlacing } from './use-placing.ts'

type CheckoutNewsProps = {
  placing: ReturnType<typeof usePlacing>
  cart: Cart
  /** What a form posted without scripts brought back. */
  answered: Refusal | null
  onAskAgain: () => void
}

/** Why nothing was ordered, and what to do about it. It takes the focus: the button was far below. */
export function CheckoutNews({ placing, cart, answered, onAskAgain }: CheckoutNewsProps) {
  const { t } = useTranslation(['checkout', 'account'])
  const { t: tAccount } = useTranslation('account')
  const box = useRef<HTMLDivElement>(null)
  const { refusal, changes, isBusy } = placing
  const news = refusal ?? (changes ? { kind: 'changed' as const } : isBusy ? null : answered)
  useEffect(() => {
    if (refusal || changes) box.current?.focus()
  }, [refusal, changes])
  if (!news) return null
  return (
    <div ref={box} tabIndex={-1} className="mt-6 scroll-mt-28">
      {news.kind === 'unknown' && (
        <Alert tone="warning" title={t('checkout.unknownTitle')} role="alert">
          <p>{t('checkout.unknownText')}</p>
          <Button look="secondary" className="mt-3" onClick={onAskAgain}>
            {t('checkout.askAgain')}
          </Button>
        </Alert>
      )}
      {news.kind === 'changed' && <CartChanges changes={changes} cart={cart} />}
      {news.kind === 'refused' && (
        <Alert title={t('checkout.failed')}>
          <p>
            {news.message} {retryAfterText(news.retryAfter, tAccount)} <Link to={paths.cart()}>{t('checkout.editCart')}</Link>
          </p>
        </Alert>
      )}
    </div>
  )
}
