import { type FocusEvent, useEffect, useRef } from 'react'
import { ancestorRegions, focusHeading } from '../focus-heading.ts'

/** The row that stands in the place of one that is gone; the last one where it was the last. */
export function nextRowIndex(place: number, count: number): number {
  return Math.min(place, count - 1)
}

/**
 * A row that had the focus and goes, deleted, takes it along: then the row that comes to its place has it,
 * after the last one the heading above them. So it is where only the button in it goes.
 * What is answered belongs to the element whose children are the rows.
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
    /** Whoever goes elsewhere by themselves stays there. An element that is taken away goes nowhere, and from a dialog over the rows one comes back. */
    onBlur({ currentTarget, relatedTarget }: FocusEvent<Box>) {
      if (!relatedTarget || currentTarget.contains(relatedTarget)) return
      const dialog = relatedTarget instanceof Element && relatedTarget.closest('dialog')
      if (!dialog || dialog.contains(currentTarget)) place.current = null
    },
  }
}
