import { useEffect, useRef } from 'react'
import type { Cart, CartItem } from '../../../../contract/cart.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { describeError } from '../../api/api-error.ts'
import { itemName } from '../../cart/item-name.ts'
import { isSameLine, lineToAdd } from '../../cart/limit-quantity.rule.ts'
import { useCartActions } from '../../cart/use-cart-actions.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { focusHeadline, isFocusLost } from '../../ui/restore-focus.ts'
import { toast } from '../../ui/toast.tsx'

/** Removes a line, offers to undo it, and moves the focus to the next line's name, or to the action of the empty cart. */
export function useRemoveLine(cart: Cart | undefined) {
  const { t } = useTranslation()
  const actions = useCartActions()
  const box = useRef<HTMLDivElement>(null)
  const waiting = useRef<{ until(items: CartItem[]): boolean; focus(items: CartItem[]): string } | null>(null)

  useEffect(() => {
    if (!cart || !waiting.current?.until(cart.items)) return
    const name = waiting.current.focus(cart.items)
    waiting.current = null
    if (isFocusLost()) focusOn(box.current, name)
  }, [cart])

  async function remove(item: CartItem): Promise<void> {
    const items = cart?.items ?? []
    const place = items.findIndex(({ _id }) => _id === item._id)
    const next = (items[place + 1] ?? items[place - 1])?._id ?? 'empty'
    waiting.current = { until: (left) => !left.some(({ _id }) => _id === item._id), focus: () => next }
    const left = await actions.remove(item._id)
    if (!left) {
      waiting.current = null
      return
    }
    const aside = left.items.length > 0 ? t('cart.subtotal', { total: formatAmount(left.subTotal) }) : t('cart.cleared')
    toast({ text: t('cart.removed'), aside, action: { label: t('undo'), run: () => void undoRemove(item) } })
  }

  async function undoRemove(item: CartItem): Promise<void> {
    const line = lineToAdd(item)
    const same = (each: CartItem) => isSameLine(each, line)
    waiting.current = { until: (items) => items.some(same), focus: (items) => items.find(same)?._id ?? '' }
    const onRefused = (error: unknown) =>
      toast({ text: describeError(error, t('cart.addFailed')), action: { label: t('retry'), run: () => void undoRemove(item) } })
    if (await actions.add(line, itemName(item.name, item), { opens: false, onRefused })) return
    waiting.current = null
    if (isFocusLost()) focusHeadline(box.current)
  }

  return { remove, box }
}

function focusOn(box: HTMLElement | null, name: string): void {
  const target =
    box?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(name)}"]`) ?? box?.querySelector<HTMLElement>('[data-focus="empty"]')
  target?.focus()
}
