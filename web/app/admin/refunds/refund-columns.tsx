import type { Refund } from '../../../../contract/admin/payments.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { formatDateTime } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'
import { adminPaths } from '../admin-paths.ts'
import { type BadgeTone, StatusBadge } from '../components/status-badge.tsx'
import type { Column } from '../components/table/data-table.tsx'
import { RowMenu } from '../components/table/row-menu.tsx'

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
    { key: 'order', title: t('order'), phone: 'main', cell: ({ order }) => <OrderCell order={order} /> },
    { key: 'amount', title: t('amount'), isNumber: true, phone: 'side', cell: ({ amount }) => <strong>{formatAmount(amount)}</strong> },
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
      phone: 'facts',
      cell: (refund) => (
        <>
          <span className="only-wide grid break-words">
            {reasonOf(refund)}
            {refund.withdrawn && <span className="text-sm text-soft">{t('refund.withdrawnWhy', refund.withdrawn)}</span>}
          </span>
          <PhoneFacts refund={refund} reason={reasonOf(refund)} />
        </>
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
    {
      key: 'actions',
      title: t('refund.actions'),
      phone: 'badges',
      cell: (refund) => <NextStep refund={refund} {...handlers} />,
    },
    { key: 'more', title: '', phone: 'more', cell: (refund) => <MoreSteps refund={refund} {...handlers} /> },
  ]
}

/** On a phone the customer's name is the link, and the number stands below. */
export function OrderCell({ order }: { order: { _id: string; orderNumber: string; fullName: string } }) {
  return (
    <span className="grid max-sm:block">
      <Link to={adminPaths.order(order._id)} className="row-link whitespace-nowrap">
        <span className="only-wide">{order.orderNumber}</span>
        <span className="only-phone">{order.fullName}</span>
      </Link>
      <span className="only-wide text-sm text-soft wrap-anywhere">{order.fullName}</span>
    </span>
  )
}

/** One line; the page of the order has the rest. */
function PhoneFacts({ refund: { order, failure, reference, withdrawn }, reason }: { refund: Refund; reason: string }) {
  return (
    <span className={failure ? 'only-phone text-error' : 'only-phone'}>
      {[order.orderNumber, failure?.text ?? withdrawn?.reason ?? reason, reference].filter(Boolean).join(' · ')}
    </span>
  )
}

type RefundStepProps = { refund: Refund } & RefundActionHandlers

/** The step to take, or on a phone the state of a refund that needs none. */
function NextStep({ refund, ...handlers }: RefundStepProps) {
  const { t } = useTranslation('money')
  const [next] = useRefundSteps({ refund, ...handlers })
  if (!next)
    return (
      <span className="only-phone">
        <StatusBadge tone={tones[refund.state]}>{t(`refund.states.${refund.state}`)}</StatusBadge>
      </span>
    )
  return (
    <button type="button" className="small-button" aria-disabled={next.isBusy || undefined} onClick={() => !next.isBusy && next.run()}>
      {next.label}
    </button>
  )
}

function MoreSteps({ refund, ...handlers }: RefundStepProps) {
  const [, ...more] = useRefundSteps({ refund, ...handlers })
  return more.length > 0 && <RowMenu name={refund.order.orderNumber} actions={more} />
}

/** The most likely step first. A refund pending at MoMo cannot be marked as sent by hand. */
function useRefundSteps({ refund, send, note, withdraw, isBusy }: RefundStepProps) {
  const { t } = useTranslation('money')
  const { state, way, canWithdraw } = refund
  if (state === 'done' || state === 'withdrawn') return []
  const verb = { open: t('refund.send'), sent: t('refund.ask'), failed: t('refund.again') }[state]
  return [
    ...(way === 'momo' ? [{ label: verb, run: () => send(refund), isBusy }] : []),
    ...(state === 'sent' ? [] : [{ label: t('refund.byHand'), run: () => note(refund), isBusy: false }]),
    ...(canWithdraw ? [{ label: t('refund.withdraw'), run: () => withdraw(refund), isBusy: false, isDestructive: true }] : []),
  ]
}
