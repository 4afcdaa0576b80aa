import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { NewOrders } from '../../../../contract/admin/owner-alerts.ts'
import type { LiveEventKind } from '../../../../contract/live-events.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { browserApi } from '../../api/browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { createStore, useStore } from '../../ui/store.ts'
import { toast } from '../../ui/toast.tsx'
import { adminPaths } from '../admin-paths.ts'
import { newOrdersResponse, onLiveEvent, readNewOrders } from './live-stream.ts'
import { playNewOrder } from './new-order-sound.ts'

type Orders = NewOrders['data']
type NewOrder = Orders['newest'][number]

/** Orders that no user of the admin has seen yet; empty until the first response. */
const newOrders = createStore<Pick<Orders, 'total' | 'newest'>>({ total: 0, newest: [] })
const queryKey = ['admin', 'new-orders']
const kinds: readonly LiveEventKind[] = ['order-placed', 'order-changed', 'order-deleted', 'orders-seen', 'reset']
const debounceMs = 250

export function useNewOrders() {
  return useStore(newOrders)
}

/** The prefix of the window title: `(2) `, or empty if there is no new order. */
export function useTitleCount(): string {
  const { total } = useNewOrders()
  return total > 0 ? `(${total}) ` : ''
}

/** Counts the new orders and notifies about each that arrives while the page is open. Used once, in the layout. */
export function useNewOrderNotifications(): void {
  const client = useQueryClient()
  const notify = useNotify()
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => readNewOrders(signal), staleTime: Number.POSITIVE_INFINITY, retry: false })
  const knownUntil = useRef<string | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const leave = onLiveEvent(({ kind }) => {
      if (!kinds.includes(kind)) return
      timer ??= setTimeout(() => {
        timer = undefined
        void client.invalidateQueries({ queryKey })
      }, debounceMs)
    })
    return () => {
      leave()
      clearTimeout(timer)
    }
  }, [client])

  useEffect(() => {
    if (!data) return
    newOrders.set(data)
    // On a phone, the icon of the installed admin shows the number.
    void navigator.setAppBadge?.(data.total).catch(() => undefined)
    const before = knownUntil.current
    const latest = data.newest[0]?.orderDate ?? ''
    knownUntil.current = before !== null && before > latest ? before : latest
    const fresh = before === null ? [] : data.newest.filter(({ orderDate }) => orderDate > before)
    if (fresh.length > 0) notify(fresh)
  }, [data, notify])
}

function useNotify(): (fresh: readonly NewOrder[]) => void {
  const { t } = useTranslation('alerts')
  const navigate = useNavigate()
  return useCallback(
    ([newest, ...others]) => {
      if (!newest) return
      playNewOrder(newest._id)
      // A hidden tab shows no toast, which would be gone when the user returns; the title shows the number.
      if (document.hidden) return
      const facts = { number: newest.orderNumber, amount: formatAmount(newest.finalAmount), count: others.length + 1 }
      const to = others.length > 0 ? adminPaths.orders() : adminPaths.order(newest._id)
      const text = others.length > 0 ? t('toast.many', facts) : t('toast.one', facts)
      toast({ text, about: 'new-order', action: { label: t('toast.see'), run: () => void navigate(to) } })
    },
    [t, navigate],
  )
}

/** Marks orders as seen, for all users of the admin. If the request fails, they stay new. */
export function useMarkSeen() {
  const client = useQueryClient()
  return useCallback(
    async (which: { orderIds: string[] } | { all: true }): Promise<void> => {
      const response = await browserApi()
        .send('POST', '/api/admin/new-orders/seen', which, newOrdersResponse)
        .catch(() => null)
      if (response) client.setQueryData(queryKey, response.data)
    },
    [client],
  )
}

/** Marks an order as seen when its page is visible. */
export function useMarkOrderSeen(orderId: string): void {
  const markSeen = useMarkSeen()
  const { total } = useNewOrders()
  const isThere = total > 0
  useEffect(() => {
    if (!isThere) return
    function markIfVisible(): void {
      if (document.hidden) document.addEventListener('visibilitychange', markIfVisible, { once: true })
      else void markSeen({ orderIds: [orderId] })
    }
    markIfVisible()
    return () => document.removeEventListener('visibilitychange', markIfVisible)
  }, [isThere, orderId, markSeen])
}
