import { formatAmount } from '../../../contract/money.ts'
import { awaitsDeposit } from '../../../contract/orders/deposit.rule.ts'
import { awaitsMoney } from '../../../contract/orders/order-awaits.rule.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { useSiteSettings } from '../api/site-settings.ts'
import { formatDateTime } from '../i18n/format-date.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { paths } from '../paths.ts'
import { Alert } from '../ui/alert.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { useOrderTexts } from './order-texts.ts'
import { useReservationText } from './use-reservation-text.ts'

/** The first action on an order that waits for its payment. */
export function PayNow({ order, token }: { order: Order; token: string | undefined }) {
  const { t } = useOrderTexts()
  const language = useLanguage()
  if (awaitsDeposit(order)) return <PayDeposit order={order} token={token} />
  if (order.extraDue !== undefined) return <PayExtra order={order} extraDue={order.extraDue} token={token} />
  if (order.toConfirm) return <ConfirmCash order={order} token={token} />
  if (!awaitsMoney(order)) return null
  const isLate = order.paymentStatus === 'expired'
  return (
    <Alert tone="warning" title={t(isLate ? 'pay.expiredTitle' : 'pay.title')} className="no-print">
      {isLate && <p>{t('timeline.payExpired')}</p>}
      {!isLate && order.stockState === 'unreserved' && <p>{t('pay.unreserved')}</p>}
      {!isLate && order.paymentDueDate && <p>{t('timeline.payBefore', { when: formatDateTime(order.paymentDueDate, language) })}</p>}
      <ButtonLink to={paths.payment(order._id, token)} className="mt-3">
        {t('pay.button')}
      </ButtonLink>
    </Alert>
  )
}

/** The shop has edited a paid order: the difference is due. */
function PayExtra({ order, extraDue, token }: { order: Order; extraDue: number; token: string | undefined }) {
  const { t } = useOrderTexts()
  return (
    <Alert tone="warning" title={t('pay.extraTitle', { amount: formatAmount(extraDue) })} className="no-print">
      <p>{t('pay.extraText')}</p>
      <ButtonLink to={paths.payment(order._id, token)} className="mt-3">
        {t('pay.button')}
      </ButtonLink>
    </Alert>
  )
}

/** The shop starts on the order only after the deposit. */
function PayDeposit({ order, token }: { order: Order; token: string | undefined }) {
  const { t } = useOrderTexts()
  return (
    <Alert tone="warning" title={t('pay.depositTitle')} className="no-print">
      <p>{t('checkout:deposit.lead', { deposit: formatAmount(order.deposit) })}</p>
      <ButtonLink to={paths.payment(order._id, token)} className="mt-3">
        {t('checkout:deposit.pay')}
      </ButtonLink>
    </Alert>
  )
}

/** How a cash order is confirmed: by the shop's call or the link of its mail, never on this page. It can still be paid another way. */
export function ConfirmCash({ order, token }: { order: Order; token: string | undefined }) {
  const { t } = useOrderTexts()
  const { isMailOn } = useSiteSettings()
  const { title, text, isReserved } = useReservationText()(order)
  return (
    <Alert tone={isReserved ? 'info' : 'warning'} title={title} className="no-print">
      <p>{text}</p>
      <p>{t('toConfirm.call')}</p>
      {order.email && isMailOn && <p className="wrap-anywhere">{t('toConfirm.mail', { email: order.email })}</p>}
      <ButtonLink to={paths.payment(order._id, token)} look="secondary" className="mt-3">
        {t('toConfirm.otherWay')}
      </ButtonLink>
    </Alert>
  )
}
