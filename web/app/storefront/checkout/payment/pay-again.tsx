import type { PaymentState } from '../../../../../contract/payments.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { PaymentClosed } from './payment-closed.tsx'
import { usePaymentTexts } from './payment-texts.ts'

type PayAgainProps = {
  view: 'ready' | 'unreached' | 'failed' | 'expired' | 'late'
  state: PaymentState
  isBusy: boolean
  failure: string | null
  onPay: () => void
}

/** The payment failed: the same order is paid again, and no second one is created. */
export function PayAgain({ view, state, isBusy, failure, onPay }: PayAgainProps) {
  const { t } = usePaymentTexts()
  const { attempt, canPayAgain } = state
  if (!canPayAgain && view !== 'unreached' && view !== 'ready') return <PaymentClosed text={t('checkout:payment.expiredClosed')} />
  function textOf(view: PayAgainProps['view']): string {
    if (view === 'late') return t('transfer.late')
    return view === 'ready' ? t('ready.text') : t(`checkout:payment.${view}Text`)
  }
  function buttonOf(view: PayAgainProps['view']): string {
    if (view === 'late') return t('transfer.renew')
    return view === 'ready' ? t('ready.pay') : t('checkout:payment.payAgain')
  }
  function onSubmit(event: React.FormEvent): void {
    event.preventDefault()
    if (!isBusy) onPay()
  }
  return (
    <>
      <p className="text-soft">{textOf(view)}</p>
      {view === 'failed' && attempt?.reason && <p>{t('checkout:payment.reason', { reason: attempt.reason })}</p>}
      {failure && <Alert title={failure} />}
      <form method="post" onSubmit={onSubmit}>
        <Button type="submit" busy={isBusy}>
          {buttonOf(view)}
        </Button>
      </form>
    </>
  )
}
