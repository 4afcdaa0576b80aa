import { useNavigate } from 'react-router'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { paths } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import { RowMenu } from '../../components/table/row-menu.tsx'
import { NewOrderBadge } from '../../live/new-orders-note.tsx'
import { ParcelBadge, PaymentBadge, ReservationBadge } from '../badges.tsx'
import { GiftBadge } from '../gift-badge.tsx'
import { nextSteps, type Step } from '../next-steps.rule.ts'
import { SewingBadge } from '../sewing-badge.tsx'
import { CardExchanges, ExchangeStepLink } from './card-exchanges.tsx'
import { draggedType } from './dragged-type.ts'

type BoardCardProps = { order: AdminOrder; isBusy: boolean; onStep: (order: AdminOrder, step: Step) => Promise<void> }

/** One order on the board: its next step as a button, the others in a menu. */
export function BoardCard({ order, isBusy, onStep }: BoardCardProps) {
  const { t } = useTranslation('orders')
  const navigate = useNavigate()
  const { _id, orderNumber, shippingAddress, items, finalAmount, shipment } = order
  const steps = nextSteps(order)
  const first = steps[0]?.isDestructive ? undefined : steps[0]
  const others = steps.filter((step) => step !== first)
  return (
    <li
      className="board-card"
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(draggedType, _id)
        event.dataTransfer.effectAllowed = 'move'
      }}
    >
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <Link to={paths.admin.order(_id)} className="row-link" draggable={false}>
            {orderNumber}
          </Link>{' '}
          <NewOrderBadge orderId={_id} />
          <p className="wrap-anywhere">{shippingAddress.fullName}</p>
        </div>
        <RowMenu
          name={orderNumber}
          actions={[
            { label: t('boardPage.open'), run: () => void navigate(paths.admin.order(_id)) },
            ...others.map((step) => ({
              label: t(`step.${step.key}`),
              run: () => void onStep(order, step),
              isDestructive: step.isDestructive,
            })),
          ]}
        />
      </div>
      <p className="text-sm text-soft">
        {t('boardPage.pieces', { count: items.reduce((sum, { quantity }) => sum + quantity, 0) })} · {formatAmount(finalAmount)}
      </p>
      <CardExchanges exchanges={order.exchanges} />
      <p className="board-badges">
        <PaymentBadge {...order} />
        <ReservationBadge {...order} />
        <SewingBadge order={order} />
        <GiftBadge {...order} />
        {shipment && <ParcelBadge status={shipment.status} />}
      </p>
      <Deadline order={order} />
      {order.exchanges[0] && <ExchangeStepLink exchange={order.exchanges[0]} />}
      {first && (
        <button
          type="button"
          className="small-button board-step"
          disabled={isBusy}
          aria-label={`${t(`step.${first.key}`)}, ${orderNumber}`}
          onClick={() => void onStep(order, first)}
        >
          {t(`step.${first.key}`)}
        </button>
      )}
    </li>
  )
}

function Deadline({ order: { status, paymentStatus, paymentMethod, paymentDueDate } }: { order: AdminOrder }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  if (status !== 'pending' || paymentMethod === 'cod') return null
  if (paymentStatus === 'expired') return <p className="text-sm text-error">{t('boardPage.expired')}</p>
  if (!paymentDueDate || paymentStatus !== 'unpaid') return null
  return <p className="text-sm text-soft">{t('boardPage.waitsUntil', { when: formatDateTime(paymentDueDate, language) })}</p>
}
