import CircleCheck from 'lucide-react/icons/circle-check'
import { formatAmount } from '../../../../../contract/money.ts'
import { amountOnDelivery } from '../../../../../contract/orders/deposit.rule.ts'
import type { PaymentState } from '../../../../../contract/payments.ts'
import { useOrderTexts } from '../../../order/order-texts.ts'
import { useReservationText } from '../../../order/use-reservation-text.ts'
import { paths } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { usePaymentTexts } from './payment-texts.ts'

/** Cash on delivery or at pick-up: the amount, and what the order still waits for. It is not confirmed on this page. */
export function CashDetails({ state, token }: { state: PaymentState; token: string | undefined }) {
  const { t } = usePaymentTexts()
  const { orderId, deposit = 0, depositPaid, toConfirm } = state
  return (
    <>
      {depositPaid && <p>{t('deposit.paid', { deposit: formatAmount(deposit) })}</p>}
      <p>{t(state.shippingMethod === 'pickup' ? 'cash.textPickup' : 'cash.text', { amount: formatAmount(amountOnDelivery(state)) })}</p>
      {toConfirm ? (
        <ToConfirm state={state} />
      ) : (
        <p className="flex items-center gap-2 font-bold">
          <CircleCheck aria-hidden size={20} className="flex-none text-success" /> {t('cash.confirmed')}
        </p>
      )}
      <ButtonLink to={paths.order(orderId, token)}>{t('cash.toOrder')}</ButtonLink>
    </>
  )
}

function ToConfirm({ state }: { state: PaymentState }) {
  const { t } = useOrderTexts()
  const { title, text, isReserved } = useReservationText()(state)
  return (
    <Alert tone={isReserved ? 'info' : 'warning'} title={title}>
      <p>{text}</p>
      <p>{t('toConfirm.call')}</p>
    </Alert>
  )
}
