import type { PaymentState } from '../../../../../contract/payments.ts'
import { Alert } from '../../../ui/alert.tsx'
import { CashDetails } from './cash-details.tsx'
import { DepositDetails } from './deposit-details.tsx'
import { ExtraDetails } from './extra-details.tsx'
import { PayAgain } from './pay-again.tsx'
import { PaymentClosed } from './payment-closed.tsx'
import { usePaymentTexts } from './payment-texts.ts'
import type { PaymentView } from './payment-view.rule.ts'
import { ScanToPay } from './scan-to-pay.tsx'
import { TransferDetails } from './transfer-details.tsx'
import type { PaymentRequest } from './use-payment-state.ts'

type PaymentInstructionsProps = {
  view: PaymentView
  state: PaymentState
  token: string | undefined
  request: PaymentRequest
  payAgain: () => void
}

/** The next step for the payment of this order. */
export function PaymentInstructions({ view, state, token, request, payAgain }: PaymentInstructionsProps) {
  const { t } = usePaymentTexts()
  switch (view) {
    case 'paid':
      return <p className="text-soft">{t('checkout:payment.paidText')}</p>
    case 'cancelled':
      return <PaymentClosed text={t('checkout:payment.cancelledText')} />
    case 'cash':
      return (
        <>
          <RequestError request={request} />
          <CashDetails state={state} token={token} />
        </>
      )
    case 'waiting':
      return (
        <>
          <RequestError request={request} />
          <ScanToPay state={state} />
        </>
      )
    case 'starting':
      return <p className="text-soft">{t('checkout:payment.startingText')}</p>
    case 'transfer':
      return (
        <>
          <RequestError request={request} />
          {state.transfer && <TransferDetails transfer={state.transfer} orderNumber={state.orderNumber} />}
        </>
      )
    case 'extra':
      return <ExtraDetails state={state} request={request} payAgain={payAgain} />
    case 'deposit':
      return (
        <>
          <RequestError request={request} />
          <DepositDetails state={state} />
        </>
      )
    default:
      return <PayAgain view={view} state={state} isBusy={request.isBusy} failure={request.failure} onPay={payAgain} />
  }
}

function RequestError({ request }: { request: PaymentRequest }) {
  return request.failure && <Alert title={request.failure} />
}
