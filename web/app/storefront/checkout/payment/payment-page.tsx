import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { PaymentState } from '../../../../../contract/payments.ts'
import { formatPhone } from '../../../../../contract/phone.ts'
import { PageHead } from '../../../page-head.tsx'
import { paths } from '../../../paths.ts'
import { announce } from '../../../ui/announce.tsx'
import { useShop } from '../../use-shop.ts'
import { PayAgain } from './pay-again.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { PaymentOver } from './payment-over.tsx'
import { paymentView } from './payment-view.ts'
import { ScanToPay } from './scan-to-pay.tsx'
import { usePaymentState } from './use-payment-state.ts'

type PaymentPageProps = { known: PaymentState; token: string | undefined; failure: string | null }

export function PaymentPage({ known, token, failure }: PaymentPageProps) {
  const { t } = useTranslation('checkout')
  const { brand } = useShop()
  const navigate = useNavigate()
  const { state, isOffline, again, payAgain } = usePaymentState(known, token)
  const view = paymentView(state)
  const title = t(`payment.${view === 'cash' ? 'paid' : view}Title`)

  const isOver = view === 'paid' || view === 'cash'
  useEffect(() => {
    if (isOver) void navigate(paths.success(state.orderId, token), { replace: true })
  }, [isOver, state.orderId, token, navigate])

  useEffect(() => announce(title), [title])

  return (
    <section className="page-width max-w-3xl py-8 md:py-12">
      <PageHead title={title} hidden />
      <h1 className="stitched">{title}</h1>
      <div className="mt-6 grid gap-8 md:grid-cols-[minmax(0,1fr)_280px] md:items-start">
        <div className="grid justify-items-start gap-4">
          {view === 'waiting' && <ScanToPay state={state} />}
          {view === 'starting' && <p className="text-soft">{t('payment.startingText')}</p>}
          {isOver && <p className="text-soft">{t('payment.paidText')}</p>}
          {(view === 'unreached' || view === 'failed' || view === 'expired') && (
            <PayAgain view={view} state={state} isBusy={again.isBusy} failure={again.failure ?? failure} onPay={() => void payAgain()} />
          )}
          {view === 'cancelled' && <PaymentOver text={t('payment.cancelledText')} />}
        </div>
        <PaymentFacts state={state} token={token} hasDeadline={!isOver && view !== 'expired' && view !== 'cancelled'} />
      </div>
      <p aria-live="polite" className="mt-6 text-sm text-soft">
        {isOffline ? t('payment.offline') : view === 'waiting' && t('payment.checking')}
      </p>
      <noscript>
        <p className="mt-4">
          <a className="button button-secondary" href={paths.payment(state.orderId, token)}>
            {t('payment.refresh')}
          </a>
        </p>
      </noscript>
      {brand.phone && (
        <p className="mt-6 text-sm">
          <a href={`tel:${brand.phone}`}>{t('payment.help', { phone: formatPhone(brand.phone) })}</a>
        </p>
      )}
    </section>
  )
}
