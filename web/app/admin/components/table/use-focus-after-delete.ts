import { type FocusEvent, useEffect, useRef } from 'react'
import { ancestorRegions, focusHeading } from '../focus-heading.ts'

/** The row that takes the place of a deleted one; the last row if the deleted one was last. */
export function nextRowIndex(place: number, count: number): number {
  return Math.min(place, count - 1)
}

/**
 * After a focused row is deleted, or only its button removed, focuses the next row, or the heading if no row is left.
 * Spread the result on the element whose children are the rows.
 */
export function useFocusAfterDelete<Box extends HTMLElement>(ids: readonly string[]) {
  const box = useRef<Box>(null)
  const place = useRef<number>(null)
  const focused = useRef<Element>(null)
  const around = useRef<Element[]>([])
  const shown = ids.join(' ')
  const before = useRef(shown)
  useEffect(() => {
    const rows = box.current?.children
    const isOther = before.current !== shown || focused.current?.isConnected === false
    before.current = shown
    if (!isOther || place.current === null || document.activeElement !== document.body) return
    if (!rows?.length) return focusHeading(around.current)
    const next = rows[nextRowIndex(place.current, rows.length)]?.querySelector<HTMLElement>('a, button:not(:disabled)')
    if (next) next.focus({ preventScroll: true })
    else focusHeading(around.current)
  })
  return {
    ref: box,
    onFocus({ currentTarget, target }: FocusEvent<Box>) {
      const at = [...currentTarget.children].findIndex((row) => row.contains(target))
      if (at < 0) return
      place.current = at
      focused.current = target
      around.current = ancestorRegions(currentTarget)
    },
    /**
     * Forgets the row when the focus moves elsewhere on purpose, but not when the element was removed or a dialog
     * opened over the rows.
     */
    onBlur({ currentTarget, relatedTarget }: FocusEvent<Box>) {
      if (!relatedTarget || currentTarget.contains(relatedTarget)) return
      const dialog = relatedTarget instanceof Element && relatedTarget.closest('dialog')
      if (!dialog || dialog.contains(currentTarget)) place.current = null
    },
  }
}
