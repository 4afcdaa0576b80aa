import { useEffect, useState } from 'react'
import { BouncingDots } from '../bouncing-dots.tsx'

const delayMs = 400

/** Shows the dots only if loading takes longer than a moment. */
export function DelayedDots() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delayMs)
    return () => clearTimeout(timer)
  }, [])
  return isLate ? <BouncingDots floating /> : null
}
