import type { PaymentState } from '../../../../../contract/payments.ts'
import { Alert } from '../../../ui/alert.tsx'
import { CashDetails } from './cash-details.tsx'
import { DepositDetails } from './deposit-details.tsx'
import { PayAgain } from './pay-again.tsx'
import { usePayingTexts } from './paying-texts.ts'
import { PaymentOver } from './payment-over.tsx'
import type { PaymentView } from './payment-view.ts'
import { ScanToPay } from './scan-to-pay.tsx'
import { TransferDetails } from './transfer-details.tsx'
import type { Deed } from './use-payment-state.ts'

type PaymentNowProps = {
  view: PaymentView
  state: PaymentState
  token: string | undefined
  deed: Deed
  payAgain: () => void
}

/** What there is to do now about the money of this order. */
export function PaymentNow({ view, state, token, deed, payAgain }: PaymentNowProps) {
  const { t } = usePayingTexts()
  switch (view) {
    case 'paid':
      return <p className="text-soft">{t('checkout:payment.paidText')}</p>
    case 'cancelled':
      return <PaymentOver text={t('checkout:payment.cancelledText')} />
    case 'cash':
      return (
        <>
          <Trouble deed={deed} />
          <CashDetails state={state} token={token} />
        </>
      )
    case 'waiting':
      return (
        <>
          <Trouble deed={deed} />
          <ScanToPay state={state} />
        </>
      )
    case 'starting':
      return <p className="text-soft">{t('checkout:payment.startingText')}</p>
    case 'transfer':
      return (
        <>
          <Trouble deed={deed} />
          {state.transfer && <TransferDetails transfer={state.transfer} orderNumber={state.orderNumber} />}
        </>
      )
    case 'deposit':
      return (
        <>
          <Trouble deed={deed} />
          <DepositDetails state={state} />
        </>
      )
    default:
      return <PayAgain view={view} state={state} isBusy={deed.isBusy} failure={deed.failure} onPay={payAgain} />
  }
}

function Trouble({ deed }: { deed: Deed }) {
  return deed.failure && <Alert title={deed.failure} />
}
