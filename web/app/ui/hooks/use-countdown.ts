import { useEffect, useState } from 'react'

/** Seconds left until something may be done again; `start` begins anew, or where a wait begun before has come to. */
export function useCountdown(seconds: number, isRunning: boolean): { left: number; start: (left?: number) => void } {
  const [left, setLeft] = useState(isRunning ? seconds : 0)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left])
  return { left, start: (from = seconds) => setLeft(from) }
}
