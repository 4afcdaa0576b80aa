import { useEffect, useState } from 'react'

const delayMs = 300

/** True once something has been going on for longer than a blink. */
export function useDelayedFlag(isActive: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isActive) return
    const timer = setTimeout(() => setLate(true), delayMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isActive])
  return isLate
}
