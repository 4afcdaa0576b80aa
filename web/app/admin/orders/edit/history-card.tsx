import { useState } from 'react'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { describeChange } from '../../../../../contract/orders/describe-change.rule.ts'
import type { OrderEvent } from '../../../../../contract/orders/orders.ts'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Card } from '../../components/card.tsx'
import { collapseMiddle } from './collapse-middle.rule.ts'
import { useEventText } from './use-event-text.ts'

/** The order's history, the newest first; the middle of a long one is folded. */
export function HistoryCard({ order }: { order: AdminOrder }) {
  const { t } = useTranslation('orders')
  const [isOpen, setOpen] = useState(false)
  const { newest, collapsed, oldest } = collapseMiddle(order.history.toReversed())
  const row = (event: OrderEvent) => <Row key={`${event.at} ${event.what} ${event.to}`} event={event} order={order} />
  return (
    <Card title={t('timeline.title')}>
      <ol className="order-history">
        {newest.map(row)}
        {isOpen && collapsed.map(row)}
        {collapsed.length > 0 && (
          <li className="order-history-fold">
            <button type="button" className="small-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? t('timeline.less') : t('timeline.more', { count: collapsed.length })}
            </button>
          </li>
        )}
        {oldest.map(row)}
      </ol>
    </Card>
  )
}

function Row({ event, order }: { event: OrderEvent; order: AdminOrder }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const { what, note } = useEventText(order)(event)
  return (
    <li>
      <p className="font-semibold">{what}</p>
      {note && <p>{note}</p>}
      {event.changes && (
        <ul className="order-changes">
          {event.changes.map((change) => (
            <li key={JSON.stringify(change)}>{describeChange(change)[language]}</li>
          ))}
        </ul>
      )}
      <p className="text-sm text-soft">
        <time dateTime={event.at}>{formatDateTime(event.at, language)}</time>
        {' · '}
        {event.staff ? t('timeline.editedBy', { name: event.staff }) : t(`by.${event.by as 'admin'}`)}
      </p>
    </li>
  )
}
