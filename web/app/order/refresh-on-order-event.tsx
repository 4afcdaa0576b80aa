import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { announce } from '../ui/live-region.tsx'
import type { OrderKey } from './order-path.ts'
import { useOrderTexts } from './order-texts.ts'
import { useOrderEvents } from './use-order-events.ts'

/** Changes come in groups: an order becomes paid and processing at once. */
const debounceMs = 400

/**
 * Reloads the order page after the order has changed, and once when its stream of events opens, but not while the user is typing in it.
 */
export function RefreshOnOrderEvent(key: OrderKey) {
  const { t } = useOrderTexts()
  const { revalidate } = useRevalidator()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function refresh(): void {
    timer.current = undefined
    if (isInField()) {
      document.addEventListener('focusout', scheduleRefresh, { once: true })
      return
    }
    void revalidate().then(() => announce(t('updated')))
  }
  function scheduleRefresh(): void {
    timer.current ??= setTimeout(refresh, debounceMs)
  }

  useOrderEvents(key, scheduleRefresh, () => {
    if (!isInField()) void revalidate()
  })
  return null
}

function isInField(): boolean {
  return document.activeElement?.matches('main :is(input, textarea, select)') ?? false
}
