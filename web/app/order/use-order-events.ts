import { useEffect, useRef, useState } from 'react'
import { type OrderKey, orderApiPath } from './order-path.ts'

/**
 * Calls `changed` when something about an order has changed, while its page is open. True: the shop tells, so nobody has
 * to ask often. Where it has no place for another stream the page asks as before.
 */
export function useOrderEvents({ orderId, token }: OrderKey, changed: () => void): boolean {
  const [isLive, setLive] = useState(false)
  const latest = useRef(changed)
  latest.current = changed

  useEffect(() => {
    if (!('EventSource' in window)) return
    const source = new EventSource(orderApiPath({ orderId, token }, '/events'))
    source.onopen = () => setLive(true)
    source.onerror = () => setLive(false)
    source.onmessage = ({ data }) => {
      // Nothing more comes, and the browser is not to ask again.
      if (JSON.parse(data).kind === 'ended') return source.close()
      latest.current()
    }
    return () => {
      source.close()
      setLive(false)
    }
  }, [orderId, token])

  return isLive
}
