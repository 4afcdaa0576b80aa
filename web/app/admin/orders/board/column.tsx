import { useId, useState } from 'react'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { Selection } from '../../components/table/use-selection.ts'
import type { BoardColumn, Step } from '../next-steps.rule.ts'
import { columnName } from './arrange-board.rule.ts'
import { BoardCard } from './board-card.tsx'
import { draggedType } from './dragged-type.ts'

type ColumnProps = {
  column: BoardColumn
  orders: readonly AdminOrder[]
  selection: Selection
  isBusy: boolean
  onStep: (order: AdminOrder, step: Step) => Promise<void>
  onDrop: (orderId: string, column: BoardColumn) => void
}

export const columnId = (column: BoardColumn) => `board-${column}`

/** One column of the board, with its number of orders. */
export function Column({ column, orders, selection, isBusy, onStep, onDrop }: ColumnProps) {
  const { t } = useTranslation('orders')
  const id = useId()
  const [isOver, setOver] = useState(false)
  return (
    <section
      id={columnId(column)}
      tabIndex={-1}
      className="board-column"
      aria-labelledby={id}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(draggedType)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onDrop(event.dataTransfer.getData(draggedType), column)
      }}
    >
      <h2 id={id}>
        {t(`boardPage.column.${columnName(column, orders)}`)}
        <span className="order-count">{orders.length}</span>
      </h2>
      {column === 'delivered' && <p className="text-sm text-soft">{t('boardPage.recent')}</p>}
      {orders.length === 0 && <p className="text-soft">{t('boardPage.empty')}</p>}
      <ul>
        {orders.map((order) => (
          <BoardCard key={order._id} order={order} selection={selection} isBusy={isBusy} onStep={onStep} />
        ))}
      </ul>
    </section>
  )
}
