import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { announce } from '../ui/live-region.tsx'
import type { OrderKey } from './order-path.ts'
import { useOrderTexts } from './order-texts.ts'
import { useOrderEvents } from './use-order-events.ts'

/** Several things change at once: an order is paid, and begun with. */
const debounceMs = 400

/** Reads the page of an order again once the order has changed; not under somebody who is writing in it. */
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

  useOrderEvents(key, scheduleRefresh)
  return null
}

function isInField(): boolean {
  return document.activeElement?.matches('main :is(input, textarea, select)') ?? false
}
