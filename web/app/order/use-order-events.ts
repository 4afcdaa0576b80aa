import { useEffect, useRef, useState } from 'react'
import { type OrderKey, orderApiPath } from './order-path.ts'

/**
 * Calls `changed` when the order changes while its page is open, and `opened` when the stream first opens: a change between the
 * page's load and that moment is not sent. Returns true while the event stream is open, so that the page polls seldom; if the shop
 * refuses another stream, the page polls at its usual rate.
 */
export function useOrderEvents({ orderId, token }: OrderKey, changed: () => void, opened = changed): boolean {
  const [isLive, setLive] = useState(false)
  const latest = useRef({ changed, opened })
  latest.current = { changed, opened }

  useEffect(() => {
    if (!('EventSource' in window)) return
    const source = new EventSource(orderApiPath({ orderId, token }, '/events'))
    source.onopen = () => setLive(true)
    source.addEventListener('open', () => latest.current.opened(), { once: true })
    source.onerror = () => setLive(false)
    source.onmessage = ({ data }) => {
      // The stream has ended; without close() the browser would reconnect.
      if (JSON.parse(data).kind === 'ended') return source.close()
      latest.current.changed()
    }
    return () => {
      source.close()
      setLive(false)
    }
  }, [orderId, token])

  return isLive
}
