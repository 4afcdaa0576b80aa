import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { PaymentState } from '../../../../../contract/payments.ts'
import { phoneHref, unbrokenPhone } from '../../../../../contract/phone-number.ts'
import { useOrderTexts } from '../../../order/order-texts.ts'
import { PageHead } from '../../../page-head.tsx'
import { paths } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { announce } from '../../../ui/announce.tsx'
import { useShop } from '../../use-shop.ts'
import { OtherMethods } from './other-methods.tsx'
import { usePayingTexts } from './paying-texts.ts'
import { PaymentFacts } from './payment-facts.tsx'
import { PaymentNow } from './payment-now.tsx'
import { isOver, paymentView } from './payment-view.ts'
import { usePaymentState } from './use-payment-state.ts'

type PaymentPageProps = { known: PaymentState; token: string | undefined; failure: string | null }

export function PaymentPage({ known, token, failure }: PaymentPageProps) {
  const { t } = usePayingTexts()
  const order = useOrderTexts()
  const { brand } = useShop()
  const navigate = useNavigate()
  const { state, isOffline, deed, ...deeds } = usePaymentState(known, token)
  const view = paymentView(state)
  const isDone = isOver(view, state)
  const title = t(`title.${isDone ? 'paid' : view}`)
  const failureOfOther = deed.isOther ? deed.failure : null
  const isChecking = view === 'waiting' || view === 'transfer' || view === 'deposit'

  useEffect(() => {
    if (isDone) void navigate(paths.success(state.orderId, token), { replace: true })
  }, [isDone, state.orderId, token, navigate])

  useEffect(() => announce(title), [title])

  return (
    <section className="page-width max-w-3xl py-8 md:py-12">
      <PageHead title={title} hidden />
      <h1 className="stitched">{title}</h1>
      <div className="mt-6 grid grid-cols-1 gap-8 md:grid-cols-[minmax(0,1fr)_280px] md:items-start">
        <div className="grid grid-cols-1 justify-items-start gap-4">
          {state.stockState === 'unreserved' && isChecking && (
            <Alert tone="warning" title={order.t('toConfirm.unreservedTitle')}>
              <p>{order.t('pay.unreserved')}</p>
            </Alert>
          )}
          <PaymentNow
            view={isDone ? 'paid' : view}
            state={state}
            token={token}
            deed={{ ...deed, failure: deed.isOther ? null : (deed.failure ?? failure) }}
            payAgain={deeds.payAgain}
          />
        </div>
        <PaymentFacts
          state={state}
          token={token}
          hasDeadline={!isDone && view !== 'cash' && view !== 'late' && view !== 'expired' && view !== 'cancelled'}
        />
      </div>
      <p aria-live="polite" className="mt-6 text-sm text-soft">
        {isOffline ? t('checkout:payment.offline') : isChecking && t('checkout:payment.checking')}
      </p>
      <noscript>
        <p className="mt-4">
          <a className="button button-secondary" href={paths.payment(state.orderId, token)}>
            {t('checkout:payment.refresh')}
          </a>
        </p>
      </noscript>
      <OtherMethods state={state} isBusy={deed.isBusy} failure={failureOfOther} onChange={deeds.changeMethod} />
      {brand.phone && (
        <p className="mt-6 text-sm">
          <a href={phoneHref(brand.phone)}>{t('checkout:payment.help', { phone: unbrokenPhone(brand.phone) })}</a>
        </p>
      )}
    </section>
  )
}
