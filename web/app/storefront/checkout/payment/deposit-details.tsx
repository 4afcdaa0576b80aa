import { formatAmount } from '../../../../../contract/money.ts'
import type { PaymentState } from '../../../../../contract/payments.ts'
import { usePaymentTexts } from './payment-texts.ts'
import { TransferDetails } from './transfer-details.tsx'

/** The deposit of a cash order: its amount, where to transfer it, and what remains to pay later. */
export function DepositDetails({ state }: { state: PaymentState }) {
  const { t } = usePaymentTexts()
  const { finalAmount, deposit = 0, transfer, orderNumber } = state
  const sums = { deposit: formatAmount(deposit), rest: formatAmount(finalAmount - deposit) }
  return (
    <>
      <p>{t(state.shippingMethod === 'pickup' ? 'deposit.textPickup' : 'deposit.text', sums)}</p>
      {transfer ? <TransferDetails transfer={transfer} orderNumber={orderNumber} /> : <p className="text-soft">{t('deposit.noAccount')}</p>}
    </>
  )
}
