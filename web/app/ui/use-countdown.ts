import { useEffect, useState } from 'react'

/** Seconds left until something may be done again; `start` begins anew. */
export function useCountdown(seconds: number, isRunning: boolean): { left: number; start: () => void } {
  const [left, setLeft] = useState(isRunning ? seconds : 0)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left])
  return { left, start: () => setLeft(seconds) }
}
