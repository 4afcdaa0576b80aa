import type { Refund } from '../../../../contract/admin/payments.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { formatDateTime } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'
import { adminPaths } from '../admin-paths.ts'
import { type BadgeTone, StatusBadge } from '../components/status-badge.tsx'
import type { Column } from '../components/table/data-table.tsx'

const tones: Record<Refund['state'], BadgeTone> = { open: 'wait', sent: 'info', done: 'good', failed: 'bad', withdrawn: 'neutral' }
const shopReasons = [
  'cancelled',
  'paid-late',
  'paid-twice',
  'paid-after-cancellation',
  'returned',
  'exchange-difference',
  'order-edited',
] as const

type RefundActionHandlers = { send: RefundAction; note: RefundAction; withdraw: RefundAction; isBusy: boolean }
type RefundAction = (refund: Refund) => void

export function useRefundColumns(handlers: RefundActionHandlers): Column<Refund>[] {
  const { t } = useTranslation('money')
  const language = useLanguage()
  const reasonOf = ({ reason }: Refund) => {
    const known = shopReasons.find((one) => one === reason)
    return known ? t(`refund.reasons.${known}`) : reason
  }
  return [
    { key: 'order', title: t('order'), cell: ({ order }) => <OrderCell order={order} /> },
    { key: 'amount', title: t('amount'), isNumber: true, cell: ({ amount }) => <strong>{formatAmount(amount)}</strong> },
    {
      key: 'state',
      title: t('refund.state'),
      cell: ({ state, failure }) => (
        <span className="grid justify-items-start gap-1">
          <StatusBadge tone={tones[state]}>{t(`refund.states.${state}`)}</StatusBadge>
          {failure && <span className="text-sm text-soft">{failure.text}</span>}
        </span>
      ),
    },
    {
      key: 'why',
      title: t('refund.why'),
      cell: (refund) => (
        <span className="grid break-words">
          {reasonOf(refund)}
          {refund.withdrawn && <span className="text-sm text-soft">{t('refund.withdrawnWhy', refund.withdrawn)}</span>}
        </span>
      ),
    },
    {
      key: 'way',
      title: t('refund.way'),
      cell: ({ way, reference }) => (
        <span className="grid">
          {t(`refund.ways.${way}`)}
          {reference && <span className="text-sm break-words text-soft md:min-w-36">{reference}</span>}
        </span>
      ),
    },
    {
      key: 'when',
      title: t('refund.when'),
      noWrap: true,
      cell: ({ createdAt, doneAt, withdrawn }) => (
        <span className="grid">
          {formatDateTime(createdAt, language)}
          {doneAt && <span className="text-sm text-soft">{t('refund.doneAt', { when: formatDateTime(doneAt, language) })}</span>}
          {withdrawn && (
            <span className="text-sm text-soft">{t('refund.withdrawnAt', { when: formatDateTime(withdrawn.at, language) })}</span>
          )}
        </span>
      ),
    },
    { key: 'actions', title: t('refund.actions'), cell: (refund) => <RefundActions refund={refund} {...handlers} /> },
  ]
}

export function OrderCell({ order }: { order: { _id: string; orderNumber: string; fullName: string } }) {
  return (
    <span className="grid">
      <Link to={adminPaths.order(order._id)} className="row-link whitespace-nowrap">
        {order.orderNumber}
      </Link>
      <span className="text-sm text-soft wrap-anywhere">{order.fullName}</span>
    </span>
  )
}

/** A refund pending at MoMo cannot be marked as sent by hand. */
function RefundActions({ refund, send, note, withdraw, isBusy }: { refund: Refund } & RefundActionHandlers) {
  const { t } = useTranslation('money')
  const { state, way } = refund
  if (state === 'done' || state === 'withdrawn') return null
  const verb = { open: t('refund.send'), sent: t('refund.ask'), failed: t('refund.again') }[state]
  return (
    <span className="cell-buttons">
      {way === 'momo' && (
        <button type="button" className="small-button" aria-disabled={isBusy || undefined} onClick={() => !isBusy && send(refund)}>
          {verb}
        </button>
      )}
      {state !== 'sent' && (
        <button type="button" className="small-button" onClick={() => note(refund)}>
          {t('refund.byHand')}
        </button>
      )}
      {refund.canWithdraw && (
        <button type="button" className="small-button" onClick={() => withdraw(refund)}>
          {t('refund.withdraw')}
        </button>
      )}
    </span>
  )
}
