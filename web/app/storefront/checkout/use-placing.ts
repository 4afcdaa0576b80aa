import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { Cart } from '../../../../contract/cart.ts'
import type { NewOrder } from '../../../../contract/checkout.ts'
import { browserApi } from '../../browser-api.ts'
import { cartQuery } from '../../cart/cart-query.ts'
import { newKey } from '../../new-key.ts'
import { paths } from '../../paths.ts'
import { afterOrder } from './after-order.ts'
import { attemptFor } from './attempt.ts'
import { attemptStore } from './attempt-store.ts'
import { type CartChanges, compareCarts } from './compare-carts.ts'
import { draftStore } from './draft.ts'
import { placeOrder } from './place-order.ts'
import type { Refusal } from './read-refusal.ts'
import { sendOrder } from './send-order.ts'

type Placing = {
  isBusy: boolean
  isSlow: boolean
  refusal: Extract<Refusal, { kind: 'refused' | 'unknown' }> | null
  changes: CartChanges | null
}
const still: Placing = { isBusy: false, isSlow: false, refusal: null, changes: null }
/** Places the order, once, however often it is pressed or lost on the way. */
export function usePlacing(cart: Cart, setCart: (cart: Cart) => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [state, setState] = useState(still)
  const isUnderWay = useRef(false)

  /** `andThen` is done once there is an order, and holds nothing up but going on. */
  async function place(order: z.input<typeof NewOrder>, andThen?: () => Promise<void>): Promise<Record<string, string[]>> {
    if (isUnderWay.current) return {}
    isUnderWay.current = true
    setState({ ...still, isBusy: true })
    const attempt = { ...attemptFor(JSON.stringify(order), attemptStore.read(), newKey), isSent: true }
    attemptStore.keep(attempt)
    const outcome = await placeOrder(attempt, sendOrder, { onRetry: () => setState((now) => ({ ...now, isSlow: true })) })
    if (outcome.kind === 'placed') {
      const [next] = await Promise.all([afterOrder(browserApi(), outcome.order), andThen?.()])
      await leave(next)
      return {}
    }
    isUnderWay.current = false
    if (outcome.kind !== 'unknown') attemptStore.forget()
    if (outcome.kind === 'empty') await navigate(paths.cart())
    else if (outcome.kind === 'changed') await showChanges()
    else if (outcome.kind === 'key-spent') return place(order, andThen)
    else setState({ ...still, refusal: outcome })
    return outcome.kind === 'refused' ? outcome.fields : {}
  }

  async function leave(path: string): Promise<void> {
    draftStore.forget()
    attemptStore.forget()
    client.setQueryData(cartQuery.queryKey, (known) => known && { items: [], subTotal: 0, revision: '' })
    void client.invalidateQueries({ queryKey: cartQuery.queryKey })
    await navigate(path, { replace: true })
  }

  /** Nothing was ordered: what moved is shown, and the order has to be pressed again. */
  async function showChanges(): Promise<void> {
    const now = await client.fetchQuery({ ...cartQuery, staleTime: 0 }).catch(() => null)
    if (!now) return setState({ ...still, refusal: { kind: 'unknown' } })
    if (now.items.length === 0) return void navigate(paths.cart())
    setCart(now)
    setState({ ...still, changes: compareCarts(cart, now) })
  }

  /** The shopper has changed the cart themselves: nothing said before is true of it. */
  function goOn(): void {
    const now = client.getQueryData(cartQuery.queryKey)
    if (now) setCart(now)
    setState(still)
  }

  return { ...state, place, goOn }
}
