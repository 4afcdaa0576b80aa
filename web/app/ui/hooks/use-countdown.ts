import { useEffect, useState } from 'react'

/** The seconds left until an action may be repeated; `start` restarts the countdown, or resumes it at a given number. */
export function useCountdown(seconds: number, isRunning: boolean): { left: number; start: (left?: number) => void } {
  const [left, setLeft] = useState(isRunning ? seconds : 0)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    return () => clearTimeout(timer)
  }, [left])
  return { left, start: (from = seconds) => setLeft(from) }
}
