import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { announce } from '../ui/announce.tsx'
import type { OrderKey } from './order-call.ts'
import { useOrderTexts } from './order-texts.ts'
import { useOrderEvents } from './use-order-events.ts'

/** Several things change at once: an order is paid, and begun with. */
const gatherMs = 400

/** Reads the page of an order again once the order has changed; not under somebody who is writing in it. */
export function FollowOrder(key: OrderKey) {
  const { t } = useOrderTexts()
  const { revalidate } = useRevalidator()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function read(): void {
    timer.current = undefined
    if (isInField()) {
      document.addEventListener('focusout', follow, { once: true })
      return
    }
    void revalidate().then(() => announce(t('updated')))
  }
  function follow(): void {
    timer.current ??= setTimeout(read, gatherMs)
  }

  useOrderEvents(key, follow)
  return null
}

function isInField(): boolean {
  return document.activeElement?.matches('main :is(input, textarea, select)') ?? false
}
