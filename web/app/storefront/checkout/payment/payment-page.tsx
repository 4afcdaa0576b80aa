import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { PaymentState } from '../../../../../contract/payments.ts'
import { phoneHref, unbrokenPhone } from '../../../../../contract/phone-number.ts'
import { useSiteSettings } from '../../../api/site-settings.ts'
import type { InAppBrowser } from '../../../in-app/in-app-browser.rule.ts'
import { useOrderTexts } from '../../../order/order-texts.ts'
import { paths } from '../../../paths.ts'
import { PageHead } from '../../../seo/page-head.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { OtherMethods } from './other-methods.tsx'
import { PaymentDetails } from './payment-details.tsx'
import { PaymentInstructions } from './payment-instructions.tsx'
import { usePaymentTexts } from './payment-texts.ts'
import { isSettled, paymentView } from './payment-view.rule.ts'
import { SaveQrElsewhere } from './save-qr-elsewhere.tsx'
import { usePaymentState } from './use-payment-state.ts'

type PaymentPageProps = { known: PaymentState; browser: InAppBrowser | null; token: string | undefined; failure: string | null }

export function PaymentPage({ known, browser, token, failure }: PaymentPageProps) {
  const { t } = usePaymentTexts()
  const order = useOrderTexts()
  const { brand } = useSiteSettings()
  const navigate = useNavigate()
  const { state, isOffline, request, ...actions } = usePaymentState(known, token)
  const view = paymentView(state)
  const isDone = isSettled(view, state)
  const title = t(isDone ? 'title.paid' : view === 'cash' && state.shippingMethod === 'pickup' ? 'title.cashPickup' : `title.${view}`)
  const failureOfOther = request.isMethodChange ? request.failure : null
  const isChecking = view === 'waiting' || view === 'transfer' || view === 'deposit' || view === 'extra'

  useEffect(() => {
    if (isDone) void navigate(paths.success(state.orderId, token), { replace: true })
  }, [isDone, state.orderId, token, navigate])

  useEffect(() => announce(title), [title])

  return (
    <section className="few-exits page-width max-w-3xl py-8 md:py-12">
      <PageHead title={title} hidden />
      <h1 className="stitched">{title}</h1>
      <div className="mt-6 grid grid-cols-1 gap-8 md:grid-cols-[minmax(0,1fr)_280px] md:items-start">
        <div className="grid grid-cols-1 justify-items-start gap-4">
          {state.stockState === 'unreserved' && isChecking && (
            <Alert tone="warning" title={order.t('toConfirm.unreservedTitle')}>
              <p>{order.t('pay.unreserved')}</p>
            </Alert>
          )}
          <PaymentInstructions
            view={isDone ? 'paid' : view}
            state={state}
            token={token}
            request={{ ...request, failure: request.isMethodChange ? null : (request.failure ?? failure) }}
            payAgain={actions.payAgain}
          />
          {browser && (view === 'transfer' || view === 'deposit' || view === 'extra') && state.transfer?.qr && (
            <SaveQrElsewhere browser={browser} orderId={state.orderId} token={token} />
          )}
        </div>
        <PaymentDetails
          state={state}
          token={token}
          hasDeadline={
            !isDone && state.extraDue === undefined && view !== 'cash' && view !== 'late' && view !== 'expired' && view !== 'cancelled'
          }
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
      <OtherMethods state={state} isBusy={request.isBusy} failure={failureOfOther} onChange={actions.changeMethod} />
      {brand.phone && (
        <p className="mt-6 text-sm">
          <a href={phoneHref(brand.phone)}>{t('checkout:payment.help', { phone: unbrokenPhone(brand.phone) })}</a>
        </p>
      )}
    </section>
  )
}
