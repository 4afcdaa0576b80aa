import { formatAmount } from '../../../../../contract/money.ts'
import type { PaymentState } from '../../../../../contract/payments.ts'
import { checkoutTexts } from '../../../address/checkout-texts.ts'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { paths } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { Countdown } from './countdown.tsx'

/** The amount, the order and the deadline. */
export function PaymentDetails({ state, token, hasDeadline }: { state: PaymentState; token: string | undefined; hasDeadline: boolean }) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const language = useLanguage()
  const { orderId, finalAmount, orderNumber, paymentDueDate, deposit = 0, depositPaid, extraDue } = state
  return (
    <dl className="card grid gap-4 p-6">
      <div>
        <dt className="text-sm text-soft">{t('payment.amount')}</dt>
        <dd className="text-lg font-extrabold">{formatAmount(finalAmount)}</dd>
      </div>
      {extraDue !== undefined && (
        <div>
          <dt className="text-sm text-soft">{t('deposit.extra')}</dt>
          <dd className="font-bold">{formatAmount(extraDue)}</dd>
        </div>
      )}
      {deposit > 0 && (
        <div>
          <dt className="text-sm text-soft">{t(depositPaid ? 'deposit.paid' : 'deposit.due')}</dt>
          <dd className="font-bold">{formatAmount(deposit)}</dd>
          <dt className="mt-2 text-sm text-soft">{t(state.shippingMethod === 'pickup' ? 'deposit.atPickup' : 'deposit.atDoor')}</dt>
          <dd className="font-bold">{formatAmount(finalAmount - deposit)}</dd>
        </div>
      )}
      <div>
        <dt className="text-sm text-soft">{t('payment.order')}</dt>
        <dd>
          <span className="block text-lg font-bold">{orderNumber}</span>
          <Link to={paths.success(orderId, token)}>{t('payment.orderLink')}</Link>
        </dd>
      </div>
      {hasDeadline && paymentDueDate && (
        <div>
          <dt className="text-sm text-soft">{t('payment.due')}</dt>
          <dd>
            {formatDateTime(paymentDueDate, language)}
            <br />
            <Countdown until={paymentDueDate} />
          </dd>
        </div>
      )}
    </dl>
  )
}
