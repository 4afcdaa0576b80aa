import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Cart, NewCartLine } from '../../../contract/cart.ts'
import { formatAmount } from '../../../contract/money.ts'
import { ApiError, reasonOf } from '../api-error.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { announce } from '../ui/announce.tsx'
import { useLastError } from '../ui/use-last-error.ts'
import { openCartPanel } from './cart-panel.ts'
import { cartQuery, sendToCart } from './cart-query.ts'
import { idle, type Status, setCartStatus, setLineStatus } from './cart-statuses.ts'
import { changeQuantity, forgetQuantity } from './change-quantity.ts'

/** The cart of the person at this browser, undefined until the shop has answered; `known` is what the page already came with. */
export function useCart(known?: Cart | undefined): {
  cart: Cart | undefined
  status: Status
  error: Error | null
  /** At least once it could not be read; it may be asked again at this moment. */
  isRefused: boolean
  isFetching: boolean
  updatedAt: number
  refetch(): void
} {
  const asked = useQuery({ ...cartQuery, initialData: known })
  const { data, status, failureCount, isFetching, dataUpdatedAt, refetch } = asked
  const error = useLastError(asked)
  const statuses = { pending: error ? 'failure' : 'loading', success: 'success', error: 'failure' } as const
  return {
    ...{ cart: data, error, isFetching },
    status: statuses[status],
    isRefused: error !== null || failureCount > 0,
    updatedAt: dataUpdatedAt,
    refetch: () => void refetch(),
  }
}

/** Everything that can be done to the cart; how it went is in {@link useCartStatuses} and {@link useLineStatuses}. */
export function useCartActions() {
  const client = useQueryClient()
  const { t } = useTranslation(['common', 'checkout'])
  return useMemo(() => {
    /** Puts something in; `what` names it with colour and size, for those who listen. Opens the cart. Null where it was refused. */
    async function add(
      line: NewCartLine,
      what: string,
      { opens = true, onRefused }: { opens?: boolean; onRefused?: (error: unknown) => void } = {},
    ): Promise<Cart | null> {
      setCartStatus('add', { status: 'loading' })
      try {
        const cart = await sendToCart(client, 'POST', '/api/carts', line)
        setCartStatus('add', { status: 'success' })
        announce(t('cart.added', { what }))
        if (opens) openCartPanel()
        return cart
      } catch (error) {
        setCartStatus('add', { status: 'failure', message: reasonOf(error, t('cart.addFailed')) })
        onRefused?.(error)
        return null
      }
    }

    /** How many are left is asked again before it is said. */
    async function whyRefused(itemId: string, error: unknown): Promise<string> {
      const isShort = error instanceof ApiError && error.code === 'not_enough_stock'
      const cart = isShort ? await client.fetchQuery({ ...cartQuery, staleTime: 0 }).catch(() => undefined) : undefined
      const left = cart?.items.find((item) => item._id === itemId)?.available
      const message = left ? t('checkout:line.onlyLeft', { count: left }) : reasonOf(error, t('cart.updateFailed'))
      announce(message)
      return message
    }

    function change(itemId: string, quantity: number): void {
      setLineStatus(itemId, 'remove', idle)
      changeQuantity(client, itemId, quantity, {
        onDone: (cart, settled) => announce(t('cart.changed', { count: settled, total: formatAmount(cart.subTotal) })),
        onRefused: whyRefused,
      })
    }

    /** Takes a line out; null where it was refused: then how things stand is asked. Who calls it says that it is gone. */
    async function remove(itemId: string): Promise<Cart | null> {
      setLineStatus(itemId, 'update', idle)
      setLineStatus(itemId, 'remove', { status: 'loading' })
      try {
        await forgetQuantity(client, itemId)
        const cart = await sendToCart(client, 'DELETE', '/api/carts', { itemId })
        setLineStatus(itemId, 'remove', { status: 'success' })
        return cart
      } catch (error) {
        void client.invalidateQueries({ queryKey: cartQuery.queryKey })
        const message = reasonOf(error, t('cart.removeFailed'))
        setLineStatus(itemId, 'remove', { status: 'failure', message })
        announce(message)
        return null
      }
    }

    async function clear(): Promise<boolean> {
      setCartStatus('clear', { status: 'loading' })
      try {
        await sendToCart(client, 'DELETE', '/api/carts/clear')
        setCartStatus('clear', { status: 'success' })
        announce(t('cart.cleared'))
        return true
      } catch (error) {
        setCartStatus('clear', { status: 'failure', message: reasonOf(error, t('cart.clearFailed')) })
        return false
      }
    }

    /** Puts a code on the cart, or takes it off (null). */
    async function discount(code: string | null): Promise<boolean> {
      setCartStatus('discount', { status: 'loading' })
      try {
        await (code === null
          ? sendToCart(client, 'DELETE', '/api/carts/discount')
          : sendToCart(client, 'POST', '/api/carts/discount', { code }))
        setCartStatus('discount', { status: 'success' })
        return true
      } catch (error) {
        setCartStatus('discount', { status: 'failure', message: reasonOf(error, t('cart.updateFailed')) })
        return false
      }
    }

    return { add, change, remove, clear, discount }
  }, [client, t])
}
