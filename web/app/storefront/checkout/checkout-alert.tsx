import { useEffect, useRef } from 'react'
import type { Cart } from '../../../../contract/cart.ts'
import { checkoutTexts } from '../../address/checkout-texts.ts'
import { retryAfterText } from '../../auth/retry-after.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { CartChanges } from './cart-changes.tsx'
import { compareCarts } from './compare-carts.rule.ts'
import type { OrderRefusal } from './order-refusal.ts'
import type { useSubmitOrder } from './use-submit-order.ts'

type CheckoutAlertProps = {
  submission: ReturnType<typeof useSubmitOrder>
  cart: Cart
  /** The refusal of a form posted without scripts. */
  actionRefusal: OrderRefusal | null
  onRetry: () => void
}

/** Why the order was not placed, and what to do. Takes the focus, because the button is far below. */
export function CheckoutAlert({ submission, cart, actionRefusal, onRetry }: CheckoutAlertProps) {
  const { t } = useTranslation(['checkout', 'account'], checkoutTexts)
  const { t: tAccount } = useTranslation('account', checkoutTexts)
  const box = useRef<HTMLDivElement>(null)
  const { refusal, changes, isBusy } = submission
  const shown = refusal ?? (changes ? { kind: 'changed' as const, lines: {} } : isBusy ? null : actionRefusal)
  useEffect(() => {
    if (refusal || changes) box.current?.focus()
  }, [refusal, changes])
  if (!shown) return null
  return (
    <div ref={box} tabIndex={-1} className="mt-6 scroll-mt-28">
      {shown.kind === 'unknown' && (
        <Alert tone="warning" title={t('checkout.unknownTitle')} role="alert">
          <p>{t('checkout.unknownText')}</p>
          <Button look="secondary" className="mt-3" onClick={onRetry}>
            {t('checkout.askAgain')}
          </Button>
        </Alert>
      )}
      {shown.kind === 'signed-out' && (
        <Alert tone="warning" title={t('checkout.signedOutTitle')} role="alert">
          <p>
            {t('checkout.signedOutText')} <Link to={paths.login(paths.checkout())}>{t('checkout.signInAgain')}</Link>
          </p>
        </Alert>
      )}
      {shown.kind === 'changed' && <CartChanges changes={changes ?? refusedLines(cart, shown.lines)} cart={cart} />}
      {shown.kind === 'refused' && (
        <Alert title={t('checkout.failed')}>
          <p>
            {shown.message} {retryAfterText(shown.retryAfter, tAccount)} <Link to={paths.cart()}>{t('checkout.editCart')}</Link>
          </p>
        </Alert>
      )}
    </div>
  )
}

/** Without scripts: the cart's own notices say what has changed in it; the shop may refuse a line without any. */
function refusedLines(cart: Cart, lines: Record<string, string>) {
  return cart.notices?.length ? null : compareCarts(cart, cart, lines)
}
