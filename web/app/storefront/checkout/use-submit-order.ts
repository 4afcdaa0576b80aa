import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import type { Cart } from '../../../../contract/cart.ts'
import type { NewOrder } from '../../../../contract/checkout.ts'
import { browserApi } from '../../api/browser-api.ts'
import { newIdempotencyKey } from '../../api/idempotency-key.ts'
import { currentUserQuery } from '../../auth/use-current-user.ts'
import { cartQuery } from '../../cart/cart-query.ts'
import { paths } from '../../paths.ts'
import { checkoutDraftStore } from './checkout-draft.ts'
import { type CartChanges, compareCarts } from './compare-carts.rule.ts'
import { orderAttemptFor } from './order-attempt-for.rule.ts'
import { orderAttemptStore } from './order-attempt-store.ts'
import type { OrderRefusal } from './order-refusal.ts'
import { pathAfterOrder } from './path-after-order.ts'
import { placedOrderStore } from './placed-order-store.ts'
import { postOrder } from './post-order.ts'
import { submitOrder } from './submit-order.ts'

type SubmitState = {
  isBusy: boolean
  isSlow: boolean
  refusal: Extract<OrderRefusal, { kind: 'refused' | 'unknown' }> | { kind: 'signed-out' } | null
  changes: CartChanges | null
}
const idleState: SubmitState = { isBusy: false, isSlow: false, refusal: null, changes: null }
/** Places the order once, however often it is pressed or its response is lost. `isMember`: the form was opened by a signed-in user. */
export function useSubmitOrder(cart: Cart, setCart: (cart: Cart) => void, isMember: boolean) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [state, setState] = useState(idleState)
  const isSubmitting = useRef(false)

  /** `andThen` runs after the order is placed, and delays only the navigation. */
  async function submit(order: z.input<typeof NewOrder>, andThen?: () => Promise<void>): Promise<Record<string, string[]>> {
    if (isSubmitting.current) return {}
    isSubmitting.current = true
    setState({ ...idleState, isBusy: true })
    const attempt = { ...orderAttemptFor(JSON.stringify(order), orderAttemptStore.read(), newIdempotencyKey), isSent: true }
    orderAttemptStore.save(attempt)
    const outcome = await submitOrder(attempt, postOrder, { onRetry: () => setState((now) => ({ ...now, isSlow: true })) })
    if (outcome.kind === 'placed') {
      const [next] = await Promise.all([pathAfterOrder(browserApi(), outcome.order), andThen?.()])
      await leave(next)
      return {}
    }
    isSubmitting.current = false
    if (outcome.kind !== 'unknown') orderAttemptStore.clear()
    if (outcome.kind === 'empty') await explainEmptyCart()
    else if (outcome.kind === 'changed') await showChanges(outcome.lines)
    else if (outcome.kind === 'key-spent') return submit(order, andThen)
    else {
      setState({ ...idleState, refusal: outcome })
      // What is offered may have changed: the dates, a way to pay.
      if (outcome.kind === 'refused') void client.invalidateQueries({ queryKey: ['quote'] })
    }
    return outcome.kind === 'refused' ? outcome.fields : {}
  }

  async function leave(path: string): Promise<void> {
    checkoutDraftStore.clear()
    orderAttemptStore.clear()
    placedOrderStore.save(path)
    client.setQueryData(cartQuery.queryKey, (known) => known && { items: [], subTotal: 0, revision: '' })
    void client.invalidateQueries({ queryKey: cartQuery.queryKey })
    await navigate(path, { replace: true })
  }

  /** No order was placed: shows what changed, and the order has to be pressed again. */
  async function showChanges(refused: Record<string, string>): Promise<void> {
    const now = await client.fetchQuery({ ...cartQuery, staleTime: 0 }).catch(() => null)
    if (!now) return setState({ ...idleState, refusal: { kind: 'unknown' } })
    if (now.items.length === 0) return explainEmptyCart()
    setCart(now)
    setState({ ...idleState, changes: compareCarts(cart, now, refused) })
  }

  /** After the session of a user has ended, the cart is that of a guest: the user's own waits in the account. */
  async function explainEmptyCart(): Promise<void> {
    const user = isMember ? await client.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => undefined) : undefined
    if (user === null) setState({ ...idleState, refusal: { kind: 'signed-out' } })
    else await navigate(paths.cart())
  }

  /** The shopper has changed the cart, so earlier messages are obsolete. */
  function acceptChanges(): void {
    const now = client.getQueryData(cartQuery.queryKey)
    if (now) setCart(now)
    setState(idleState)
  }

  return { ...state, submit, acceptChanges }
}
