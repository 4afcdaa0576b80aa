import { useTranslation } from 'react-i18next'
import { formatAmount } from '../../../../../contract/money.ts'
import type { PaymentState } from '../../../../../contract/payments.ts'
import { formatMoment } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Countdown } from './countdown.tsx'

/** What is paid, for which order, and until when. */
export function PaymentFacts({ state, hasDeadline }: { state: PaymentState; hasDeadline: boolean }) {
  const { t } = useTranslation('checkout')
  const language = useLanguage()
  const { finalAmount, orderNumber, paymentDueDate } = state
  return (
    <dl className="card mt-8 grid gap-x-8 gap-y-4 p-6 sm:grid-cols-3">
      <div>
        <dt className="text-sm text-soft">{t('payment.amount')}</dt>
        <dd className="text-lg font-extrabold">{formatAmount(finalAmount)}</dd>
      </div>
      <div>
        <dt className="text-sm text-soft">{t('payment.order')}</dt>
        <dd className="text-lg font-bold">{orderNumber}</dd>
      </div>
      {hasDeadline && paymentDueDate && (
        <div>
          <dt className="text-sm text-soft">{t('payment.due')}</dt>
          <dd>
            {formatMoment(paymentDueDate, language)}
            <br />
            <Countdown until={paymentDueDate} />
          </dd>
        </div>
      )}
    </dl>
  )
}
