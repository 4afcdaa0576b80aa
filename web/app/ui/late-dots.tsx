import { useEffect, useState } from 'react'
import { BouncingDots } from './bouncing-dots.tsx'

const patienceMs = 400

/** Nothing at first; the dots where what is loading takes longer than a blink. */
export function LateDots() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return isLate ? <BouncingDots floating /> : null
}
