import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { isPickedUp } from '../../../../../contract/orders/is-picked-up.rule.ts'
import { formatDateTime, formatDay } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Link } from '../../../ui/link.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { RowMenu } from '../../components/table/row-menu.tsx'
import type { Selection } from '../../components/table/use-selection.ts'
import { NewOrderBadge } from '../../live/new-orders-note.tsx'
import { OrderBadge, ParcelBadge, PaymentBadge, ReservationBadge } from '../badges.tsx'
import { GiftBadge } from '../gift-badge.tsx'
import { MessagesDialog } from '../messages/messages-dialog.tsx'
import { nextSteps, type Step, stepName } from '../next-steps.rule.ts'
import { countPieces, OrderPhoto } from '../order-photo.tsx'
import { SewingBadge } from '../sewing-badge.tsx'
import { namesForStaff, wishesOf } from '../variant-label.ts'
import { CardExchanges, ExchangeStepLink } from './card-exchanges.tsx'
import { draggedType } from './dragged-type.ts'

type BoardCardProps = { order: AdminOrder; selection: Selection; isBusy: boolean; onStep: (order: AdminOrder, step: Step) => Promise<void> }

/** One order on the board: what to sew or pack first, its next step as a button, the others in a menu. */
export function BoardCard({ order, selection, isBusy, onStep }: BoardCardProps) {
  const { t } = useTranslation(['orders', 'admin'])
  const navigate = useNavigate()
  const language = useLanguage()
  const [isWriting, setWriting] = useState(false)
  const { _id, orderNumber, shippingAddress, items, finalAmount, shipment, deliveryTo, status } = order
  const isOpen = status === 'pending' || status === 'processing' || status === 'shipped'
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
      <div className="board-card-head">
        <label className="board-check">
          <input
            type="checkbox"
            checked={selection.has(_id)}
            onChange={() => selection.toggle(_id)}
            aria-label={t('admin:table.select', { name: orderNumber })}
          />
          <OrderPhoto items={items} />
        </label>
        <div className="board-what">
          {items[0] && <p className="board-piece">{pieceText(items[0])}</p>}
          {items[0] && wishesOf(items[0]).length > 0 && <p className="wrap-anywhere text-sm">{wishesOf(items[0]).join(' · ')}</p>}
          <p className="wrap-anywhere text-sm">
            {shippingAddress.fullName} ·{' '}
            {isPickedUp(order) ? t('address.pickupShort') : shippingAddress.ward.replace(/^(Phường|Xã|Đặc khu) /, '')}
          </p>
          <p className="text-sm text-soft">
            <Link to={adminPaths.order(_id)} className="row-link" draggable={false}>
              {orderNumber}
            </Link>{' '}
            <NewOrderBadge orderId={_id} />
          </p>
        </div>
        <RowMenu
          name={orderNumber}
          actions={[
            { label: t('boardPage.open'), run: () => void navigate(adminPaths.order(_id)) },
            { label: t('messages.menu'), run: () => setWriting(true) },
            ...others.map((step) => ({
              label: t(`step.${stepName(order, step.key)}`),
              run: () => void onStep(order, step),
              isDestructive: step.isDestructive,
            })),
          ]}
        />
      </div>
      {/* Outside of the card, which can be dragged: its text could not be selected. */}
      {isWriting && createPortal(<MessagesDialog orderId={_id} number={orderNumber} onClose={() => setWriting(false)} />, document.body)}
      <CardExchanges exchanges={order.exchanges} />
      <p className="board-badges">
        <span className="text-sm text-soft">
          {t('boardPage.pieces', { count: countPieces(items) })} · {formatAmount(finalAmount)}
          {deliveryTo && isOpen && (
            <>
              {' · '}
              <span className="whitespace-nowrap">{t('boardPage.promised', { day: formatDay(deliveryTo, language) })}</span>
            </>
          )}
        </span>
        {isPickedUp(order) && (status === 'shipped' || status === 'delivered') && <OrderBadge {...order} />}
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
          aria-label={`${t(`step.${stepName(order, first.key)}`)}, ${orderNumber}`}
          onClick={() => void onStep(order, first)}
        >
          {t(`step.${stepName(order, first.key)}`)}
        </button>
      )}
    </li>
  )
}

const maxName = 60

/** Product, colour and size; a very long name is cut, so that the card stays a card. */
function pieceText(item: AdminOrder['items'][number]): string {
  const { name, variant } = namesForStaff(item)
  const shown = name.length > maxName ? `${name.slice(0, maxName).trimEnd()}…` : name
  return [shown, variant].filter(Boolean).join(' · ')
}

function Deadline({ order: { status, paymentStatus, paymentMethod, paymentDueDate } }: { order: AdminOrder }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  if (status !== 'pending' || paymentMethod === 'cod') return null
  if (paymentStatus === 'expired') return <p className="text-sm text-error">{t('boardPage.expired')}</p>
  if (!paymentDueDate || paymentStatus !== 'unpaid') return null
  return <p className="text-sm text-soft">{t('boardPage.waitsUntil', { when: formatDateTime(paymentDueDate, language) })}</p>
}
