import { useTranslation } from 'react-i18next'
import type { PaymentState } from '../../../../../contract/payments.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { PaymentOver } from './payment-over.tsx'

type PayAgainProps = {
  view: 'unreached' | 'failed' | 'expired'
  state: PaymentState
  isBusy: boolean
  failure: string | null
  onPay: () => void
}

/** It did not work, and what to do: the same order is paid again, never a second one made. */
export function PayAgain({ view, state, isBusy, failure, onPay }: PayAgainProps) {
  const { t } = useTranslation('checkout')
  const { attempt, canPayAgain } = state
  if (!canPayAgain && view !== 'unreached') return <PaymentOver text={t('payment.expiredClosed')} />
  function onSubmit(event: React.FormEvent): void {
    event.preventDefault()
    if (!isBusy) onPay()
  }
  return (
    <>
      <p className="text-soft">{t(`payment.${view}Text`)}</p>
      {view === 'failed' && attempt?.reason && <p>{t('payment.reason', { reason: attempt.reason })}</p>}
      {failure && <Alert title={failure} />}
      <form method="post" onSubmit={onSubmit}>
        <Button type="submit" busy={isBusy}>
          {t('payment.payAgain')}
        </Button>
      </form>
    </>
  )
}
