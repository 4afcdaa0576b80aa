import { useEffect, useState } from 'react'

const delayMs = 300

/** True once `isActive` has lasted longer than a moment. */
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
