import { formatAmount } from '../../../../../contract/money.ts'
import type { PaymentState } from '../../../../../contract/payments.ts'
import { usePaymentTexts } from './payment-texts.ts'
import { TransferDetails } from './transfer-details.tsx'

/** The part of an order in cash that is sent beforehand: how much of it, where to, and what is left for the door. */
export function DepositDetails({ state }: { state: PaymentState }) {
  const { t } = usePaymentTexts()
  const { finalAmount, deposit = 0, transfer, orderNumber } = state
  return (
    <>
      <p>{t('deposit.text', { deposit: formatAmount(deposit), rest: formatAmount(finalAmount - deposit) })}</p>
      {transfer ? <TransferDetails transfer={transfer} orderNumber={orderNumber} /> : <p className="text-soft">{t('deposit.noAccount')}</p>}
    </>
  )
}
