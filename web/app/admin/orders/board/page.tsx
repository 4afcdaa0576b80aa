import '../order.css'
import '../order-tabs.css'
import './board.css'
import List from 'lucide-react/icons/list'
import Plus from 'lucide-react/icons/plus'
import { type MouseEvent, useEffect, useState } from 'react'
import { type AdminOrder, AdminOrderPage } from '../../../../../contract/admin/orders.ts'
import { vietnamDay } from '../../../../../contract/vietnam-time.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { adminApi } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { useSelection } from '../../components/table/use-selection.ts'
import { liveOn, orderKinds } from '../../live/live-page.ts'
import { BulkActions } from '../bulk-actions.tsx'
import { type BoardColumn, boardColumnOf, columns, nextSteps, type Step, stepName } from '../next-steps.rule.ts'
import { useOrderStep } from '../use-order-step.tsx'
import type { Route } from './+types/page'
import { arrangeBoard, columnName } from './arrange-board.rule.ts'
import { Column, columnId } from './column.tsx'

const maxOrders = 100
const recentDays = 30

export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const from = vietnamDay(new Date(), -recentDays)
  const read = (filters: Record<string, string>) => api.get(withQuery('/api/orders', { limit: maxOrders, ...filters }), AdminOrderPage)
  const pages = await Promise.all([
    ...['pending', 'processing', 'shipped'].map((status) => read({ status })),
    // Orders with an open exchange are work, even if they were delivered long ago.
    read({ exchange: 'open' }),
    ...['delivered', 'cancelled'].map((status) => read({ status, from })),
  ])
  const open = pages.slice(0, 4).reduce((sum, { data }) => sum + data.total - data.orders.length, 0)
  const orders = new Map(pages.flatMap(({ data }) => data.orders.map((order) => [order._id, order] as const)))
  return { orders: [...orders.values()], notShown: open }
}

export const handle = liveOn(...orderKinds)

/** Brings a column into view; the page itself does not scroll. */
function jumpTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  const column = document.getElementById(event.currentTarget.hash.slice(1))
  column?.scrollIntoView({ inline: 'start', block: 'nearest' })
  column?.focus({ preventScroll: true })
}

/** A phone shows one column: it starts at the first with an order. */
function useFirstFilledColumn(board: Record<BoardColumn, readonly AdminOrder[]>): void {
  const [first] = useState(() => columns.find((column) => board[column].length > 0))
  useEffect(() => {
    const column = first && document.getElementById(columnId(first))
    if (!column || !window.matchMedia('(width < 40rem)').matches) return
    const { parentElement: row } = column
    if (!row) return
    // Only sideways: `scrollIntoView` would hide the head of the page above a tall column. To a position, not by a distance, which snaps to the next column.
    const start = row.scrollLeft + column.getBoundingClientRect().left - row.getBoundingClientRect().left
    row.scrollTo({ left: start - Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart), behavior: 'instant' })
  }, [first])
}

export default function BoardPage({ loaderData: { orders, notShown } }: Route.ComponentProps) {
  const { t } = useTranslation('orders')
  const { take, dialog, isBusy, failure } = useOrderStep()
  const [refusal, setRefusal] = useState('')
  const board = arrangeBoard(orders)
  const selection = useSelection()
  useFirstFilledColumn(board)

  async function move(order: AdminOrder, step: Step): Promise<void> {
    setRefusal('')
    if (await take(order, step)) announce(t('boardPage.moved', { number: order.orderNumber, verb: t(`step.${stepName(order, step.key)}`) }))
  }

  function drop(orderId: string, column: BoardColumn): void {
    const order = orders.find(({ _id }) => _id === orderId)
    if (!order || boardColumnOf(order) === column) return
    const step = nextSteps(order).find(({ to }) => to === column)
    if (step) return void move(order, step)
    const text = t('boardPage.notThere', { number: order.orderNumber, column: t(`boardPage.column.${columnName(column, board[column])}`) })
    setRefusal(text)
    announce(text)
  }

  return (
    <AdminPage
      title={t('boardPage.title')}
      back={{ label: t('title'), to: adminPaths.orders() }}
      actions={
        <>
          <ButtonLink to={adminPaths.orders()} look="secondary">
            <List aria-hidden size={18} />
            {t('boardPage.list')}
          </ButtonLink>
          <ButtonLink to={adminPaths.addOrder()}>
            <Plus aria-hidden size={18} />
            {t('add')}
          </ButtonLink>
        </>
      }
    >
      <FailureBanner failure={failure} />
      {refusal && <Alert tone="warning" title={refusal} className="mb-4" />}
      <p className="mb-3 text-sm text-soft max-sm:hidden">{t('boardPage.help')}</p>
      <nav className="board-jump" aria-label={t('boardPage.jump')}>
        {columns.map((column) => (
          <a key={column} href={`#${columnId(column)}`} onClick={jumpTo}>
            {t(`boardPage.column.${columnName(column, board[column])}`)}
            <span className="order-count">{board[column].length}</span>
          </a>
        ))}
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an empty board has no other focusable element to scroll its columns by keyboard. */}
      <section className="board" aria-label={t('boardPage.title')} tabIndex={0}>
        {columns.map((column) => (
          <Column key={column} column={column} orders={board[column]} selection={selection} isBusy={isBusy} onStep={move} onDrop={drop} />
        ))}
      </section>
      {dialog}
      <BulkActions orders={orders} selection={selection} isPage={false} />
      {notShown > 0 && (
        <ButtonLink to={adminPaths.orders({ tab: 'ship' })} look="text">
          {t('boardPage.more', { count: orders.length + notShown })}
        </ButtonLink>
      )}
    </AdminPage>
  )
}
