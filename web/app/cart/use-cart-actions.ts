import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Cart, CartItem, NewCartLine } from '../../../contract/cart.ts'
import { formatAmount } from '../../../contract/money.ts'
import { ApiError, describeError } from '../api/api-error.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { announce } from '../ui/live-region.tsx'
import { openCartDrawer } from './cart-drawer-store.ts'
import { cartQuery, sendToCart } from './cart-query.ts'
import { idle, setCartStatus, setLineLimit, setLineStatus } from './cart-statuses.ts'
import { cancelQuantityChange, changeQuantity } from './change-quantity.ts'
import { isSameLine, limitQuantity } from './limit-quantity.rule.ts'

/** All changes to the cart; their outcome is in {@link useCartStatuses} and {@link useLineStatuses}. */
export function useCartActions() {
  const client = useQueryClient()
  const { t } = useTranslation(['common', 'checkout'])
  return useMemo(() => {
    /**
     * Adds an item and opens the cart; `what` is its name with colour and size, for screen readers. Returns null if refused.
     */
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
        if (opens) openCartDrawer()
        return cart
      } catch (error) {
        setCartStatus('add', { status: 'failure', message: await addErrorText(line, error) })
        onRefused?.(error)
        return null
      }
    }

    /** Fetches the stock that is left before a message names it. */
    async function fetchLine(error: unknown, isWanted: (item: CartItem) => boolean): Promise<CartItem | undefined> {
      if (!(error instanceof ApiError) || error.code !== 'not_enough_stock') return undefined
      const cart = await client.fetchQuery({ ...cartQuery, staleTime: 0 }).catch(() => undefined)
      return cart?.items.find(isWanted)
    }

    async function addErrorText(line: NewCartLine, error: unknown): Promise<string> {
      const item = await fetchLine(error, (one) => isSameLine(one, line))
      const isAll = item && item.quantity === item.available
      return isAll ? t('checkout:line.allInCart', { count: item.quantity }) : describeError(error, t('cart.addFailed'))
    }

    /** Another buyer was faster: takes what is left, unless the line already holds more. */
    async function updateErrorText(itemId: string, error: unknown): Promise<string | null> {
      const item = await fetchLine(error, ({ _id }) => _id === itemId)
      if (item && item.available >= item.quantity) {
        change(itemId, item.available + 1)
        return null
      }
      const message = item?.available
        ? t('checkout:line.onlyLeft', { count: item.available })
        : describeError(error, t('cart.updateFailed'))
      announce(message)
      return message
    }

    /** Sets the line to `quantity`, or to the stock if that is less. */
    function change(itemId: string, quantity: number): void {
      const item = client.getQueryData(cartQuery.queryKey)?.items.find(({ _id }) => _id === itemId)
      if (!item) return
      const possible = limitQuantity(item, quantity)
      setLineStatus(itemId, 'remove', idle)
      setLineLimit(itemId, possible < quantity)
      if (possible < quantity) announce(t('checkout:line.onlyLeft', { count: item.available }))
      if (possible === item.quantity) return void (possible < quantity && setLineStatus(itemId, 'update', idle))
      changeQuantity(client, itemId, possible, {
        onDone: (cart, settled) => announce(t('cart.changed', { count: settled, total: formatAmount(cart.subTotal) })),
        onRefused: updateErrorText,
      })
    }

    /** Removes a line; null if refused, in which case the cart is fetched. The caller reports the removal. */
    async function remove(itemId: string): Promise<Cart | null> {
      setLineStatus(itemId, 'update', idle)
      setLineStatus(itemId, 'remove', { status: 'loading' })
      try {
        await cancelQuantityChange(client, itemId)
        const cart = await sendToCart(client, 'DELETE', '/api/carts', { itemId })
        setLineStatus(itemId, 'remove', { status: 'success' })
        return cart
      } catch (error) {
        void client.invalidateQueries({ queryKey: cartQuery.queryKey })
        const message = describeError(error, t('cart.removeFailed'))
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
        setCartStatus('clear', { status: 'failure', message: describeError(error, t('cart.clearFailed')) })
        return false
      }
    }

    /** Applies a discount code to the cart, or removes it (null). */
    async function discount(code: string | null): Promise<boolean> {
      setCartStatus('discount', { status: 'loading' })
      try {
        await (code === null
          ? sendToCart(client, 'DELETE', '/api/carts/discount')
          : sendToCart(client, 'POST', '/api/carts/discount', { code }))
        setCartStatus('discount', { status: 'success' })
        return true
      } catch (error) {
        setCartStatus('discount', { status: 'failure', message: describeError(error, t('checkout:discount.failed')) })
        return false
      }
    }

    return { add, change, remove, clear, discount }
  }, [client, t])
}
