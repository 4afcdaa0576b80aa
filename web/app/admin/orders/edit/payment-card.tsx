import { useState } from 'react'
import type { OrderPayments } from '../../../../../contract/admin/order-payments.ts'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { awaitsDeposit } from '../../../../../contract/orders/deposit.rule.ts'
import { awaitsMoney } from '../../../../../contract/orders/order-awaits.rule.ts'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Link } from '../../../ui/link.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { Card } from '../../components/card.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { useHolderName } from '../../refunds/cash/use-holder-name.ts'
import { PaymentBadge } from '../badges.tsx'
import { useIsAdmin } from '../use-role.ts'
import { DepositDialog } from './deposit-dialog.tsx'
import { MarkPaidDialog } from './mark-paid-dialog.tsx'
import { SendRefundDialog } from './send-refund-dialog.tsx'
import { UnmatchedPayments } from './unmatched-payments.tsx'

type PaymentData = OrderPayments['data']

const refundTones = { open: 'wait', sent: 'info', done: 'good', failed: 'bad', withdrawn: 'neutral' } as const

/** The payment method, the money received and the refunds. */
export function PaymentCard({ order, money }: { order: AdminOrder; money: PaymentData }) {
  const { t } = useTranslation('orders')
  const [open, setOpen] = useState<'paid' | 'deposit' | 'refund' | null>(null)
  const isAdmin = useIsAdmin()
  const { paymentMethod, paymentStatus, status } = order
  const awaitsMoney = paymentStatus === 'unpaid' || paymentStatus === 'expired'
  // Only MoMo's own events mark a MoMo order as paid.
  const canMark = (awaitsMoney && paymentMethod !== 'momo' && status !== 'cancelled') || order.extraDue !== undefined
  const canNoteDeposit = awaitsDeposit(order)
  const canRefund = money.refundable > 0
  return (
    <Card title={t('money.title')}>
      <UnmatchedPayments mismatches={money.mismatches} isAdmin={isAdmin} />
      <PaymentDetails order={order} money={money} />
      {(canMark || canRefund) && !isAdmin && <p className="mt-3 text-sm text-soft">{t('money.onlyAdmin')}</p>}
      <div className="order-contact">
        {canNoteDeposit && isAdmin && (
          <button type="button" className="small-button" onClick={() => setOpen('deposit')}>
            {t('money.noteDeposit')}
          </button>
        )}
        {canMark && isAdmin && (
          <button type="button" className="small-button" onClick={() => setOpen('paid')}>
            {t('money.markPaid')}
          </button>
        )}
        {canRefund && isAdmin && (
          <button type="button" className="small-button text-error" onClick={() => setOpen('refund')}>
            {t('money.refund')}
          </button>
        )}
      </div>
      <CollectedCash entries={money.cash} isAdmin={isAdmin} />
      <Refunds refunds={money.refunds} isAdmin={isAdmin} />
      <PaymentAttempts tries={money.payments} />
      {open === 'paid' && <MarkPaidDialog order={order} onClose={() => setOpen(null)} />}
      {open === 'deposit' && <DepositDialog order={order} onClose={() => setOpen(null)} />}
      {open === 'refund' && <SendRefundDialog order={order} money={money} onClose={() => setOpen(null)} />}
    </Card>
  )
}

function PaymentDetails({ order, money }: { order: AdminOrder; money: PaymentData }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const { paymentMethod, paymentStatus, paymentDueDate, status } = order
  const accepted = money.payments.find(({ state }) => state === 'paid')
  const isToPay = order.extraDue !== undefined || awaitsMoney(order)
  const isWaiting = status === 'pending' && paymentStatus === 'unpaid' && paymentDueDate
  return (
    <dl className="order-dl">
      <dt>{t('money.method')}</dt>
      <dd>{t(paymentMethod === 'cod' && order.pickup ? 'money.cashAtPickup' : `method.${paymentMethod}`)}</dd>
      <dt>{t('money.state')}</dt>
      <dd>
        <PaymentBadge {...order} />
      </dd>
      {order.deposit > 0 && (
        <>
          <dt>{t('money.deposit')}</dt>
          <dd>
            {formatAmount(order.deposit)}{' '}
            <StatusBadge tone={order.depositPaid ? 'good' : 'wait'}>
              {t(order.depositPaid ? 'money.depositPaid' : 'money.depositDue')}
            </StatusBadge>
          </dd>
          <dt>{t(order.pickup ? 'money.atPickup' : 'money.atDoor')}</dt>
          <dd>{formatAmount(order.finalAmount - order.deposit)}</dd>
        </>
      )}
      {order.extraDue !== undefined && (
        <>
          <dt>{t('money.extraDue')}</dt>
          <dd>{formatAmount(order.extraDue)}</dd>
        </>
      )}
      {isWaiting && (
        <>
          <dt>{t('money.deadline')}</dt>
          <dd>{formatDateTime(paymentDueDate, language)}</dd>
        </>
      )}
      {accepted?.paidAt && (
        <>
          <dt>{t('money.paidAt')}</dt>
          <dd>{formatDateTime(accepted.paidAt, language)}</dd>
        </>
      )}
      {accepted?.transId && (
        <>
          <dt>{t('money.transaction')}</dt>
          <dd className="break-all">
            {accepted.transId} <CopyButton text={accepted.transId} label={t('money.copyTransaction')} />
          </dd>
        </>
      )}
      {accepted?.reference && (
        <>
          <dt>{t('money.reference')}</dt>
          <dd className="break-words">{accepted.reference}</dd>
        </>
      )}
      <dt>{t('money.link')}</dt>
      <dd>
        <CopyButton text={money.link} label={isToPay ? t('money.copyPayLink') : t('money.copyLink')} />
      </dd>
    </dl>
  )
}

/** The cash collected on delivery, and who holds it. */
function CollectedCash({ entries, isAdmin }: { entries: PaymentData['cash']; isAdmin: boolean }) {
  const { t } = useTranslation(['orders', 'money'])
  const language = useLanguage()
  const holderOf = useHolderName()
  if (entries.length === 0) return null
  const entryText = (entry: PaymentData['cash'][number]) => {
    const [holder, amount] = [holderOf(entry), formatAmount(entry.amount)]
    if (entry.remittedAt) return t('orders:money.cashOf.remitted', { holder, amount, when: formatDateTime(entry.remittedAt, language) })
    if (!entry.writtenOff) return t('orders:money.cashOf.owed', { holder, amount, when: formatDateTime(entry.collectedAt, language) })
    const { reason } = entry.writtenOff
    return t('orders:money.cashOf.writtenOff', { amount, reason: reason === 'paid-otherwise' ? t('money:ledger.paidOtherwise') : reason })
  }
  return (
    <div className="mt-4">
      <h3 className="font-bold">{t('orders:money.cash')}</h3>
      <ul className="order-lines">
        {entries.map((entry) => (
          <li key={entry._id} className="wrap-anywhere">
            {entryText(entry)}
          </li>
        ))}
      </ul>
      {isAdmin && (
        <Link to={adminPaths.cashLedger()} className="row-link">
          {t('orders:money.allCash')}
        </Link>
      )}
    </div>
  )
}

function Refunds({ refunds, isAdmin }: { refunds: PaymentData['refunds']; isAdmin: boolean }) {
  const { t, i18n } = useTranslation('orders')
  if (refunds.length === 0) return null
  const why = (reason: string) => (i18n.exists(`orders:money.reasons.${reason}`) ? t(`money.reasons.${reason as 'cancelled'}`) : reason)
  return (
    <div className="mt-4">
      <h3 className="font-bold">{t('money.refunds')}</h3>
      <ul className="order-lines">
        {refunds.map(({ _id, amount, reason, state }) => (
          <li key={_id}>
            <span className="min-w-0 break-words">
              {formatAmount(amount)} · {why(reason)}
            </span>
            <StatusBadge tone={refundTones[state]}>{t(`money.refundState.${state}`)}</StatusBadge>
          </li>
        ))}
      </ul>
      {isAdmin && (
        <Link to={adminPaths.refunds()} className="row-link">
          {t('money.allRefunds')}
        </Link>
      )}
    </div>
  )
}

function PaymentAttempts({ tries }: { tries: PaymentData['payments'] }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  if (tries.length < 2) return null
  return (
    <details className="mt-4">
      <summary className="order-summary">{t('money.tries', { count: tries.length })}</summary>
      <ul className="order-lines">
        {tries.map(({ _id, createdAt, state }) => (
          <li key={_id}>
            <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>
            <span>{t(`money.tryState.${state}`)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
