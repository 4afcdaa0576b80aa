import { useEffect, useRef } from 'react'
import type { Cart, CartItem } from '../../../../contract/cart.ts'
import { useCartActions } from '../../cart/use-cart.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'

/** Takes a line out, offers to undo it, and gives the focus to the next line's name, or to what an empty cart offers. */
export function useRemoveLine(cart: Cart | undefined) {
  const { t } = useTranslation()
  const actions = useCartActions()
  const box = useRef<HTMLDivElement>(null)
  const waiting = useRef<{ until(items: CartItem[]): boolean; focus(items: CartItem[]): string } | null>(null)

  useEffect(() => {
    if (!cart || !waiting.current?.until(cart.items)) return
    const name = waiting.current.focus(cart.items)
    waiting.current = null
    if (!document.activeElement || document.activeElement === document.body) focusOn(box.current, name)
  }, [cart])

  async function remove(item: CartItem): Promise<void> {
    const items = cart?.items ?? []
    const place = items.findIndex(({ _id }) => _id === item._id)
    const next = (items[place + 1] ?? items[place - 1])?._id ?? 'empty'
    waiting.current = { until: (left) => !left.some(({ _id }) => _id === item._id), focus: () => next }
    if (await actions.remove(item._id)) toast({ text: t('cart.removed'), action: { label: t('undo'), run: () => putBack(item) } })
    else waiting.current = null
  }

  function putBack(item: CartItem): void {
    const { productId, quantity, color, size } = item
    const same = (line: CartItem) => line.productId === productId && line.color.id === color.id && line.size?.size === size?.size
    waiting.current = { until: (items) => items.some(same), focus: (items) => items.find(same)?._id ?? '' }
    void actions.add({ productId, quantity, color: color.id, size: size?.size ?? null }, item.name, { opens: false })
  }

  return { remove, box }
}

function focusOn(box: HTMLElement | null, name: string): void {
  const target =
    box?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(name)}"]`) ?? box?.querySelector<HTMLElement>('[data-focus="empty"]')
  target?.focus()
}
