import { formatAmount } from '../../../../../contract/money.ts'
import type { PaymentState } from '../../../../../contract/payments.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { usePaymentTexts } from './payment-texts.ts'
import { TransferDetails } from './transfer-details.tsx'
import type { PaymentRequest } from './use-payment-state.ts'

type ExtraDetailsProps = { state: PaymentState; request: PaymentRequest; payAgain: () => void }

/** The difference of an order that the shop edited after it was paid: by the wallet where the order was, or by transfer. */
export function ExtraDetails({ state, request, payAgain }: ExtraDetailsProps) {
  const { t } = usePaymentTexts()
  const { extraDue = 0, transfer, orderNumber, canPayAgain } = state
  function onSubmit(event: React.FormEvent): void {
    event.preventDefault()
    if (!request.isBusy) payAgain()
  }
  return (
    <>
      <p>{t('extra.text', { amount: formatAmount(extraDue) })}</p>
      {request.failure && <Alert title={request.failure} />}
      {canPayAgain && (
        <form method="post" onSubmit={onSubmit}>
          <Button type="submit" busy={request.isBusy}>
            {t('extra.momo')}
          </Button>
        </form>
      )}
      {transfer && <TransferDetails transfer={transfer} orderNumber={orderNumber} />}
      {!transfer && !canPayAgain && <p className="text-soft">{t('deposit.noAccount')}</p>}
    </>
  )
}
