import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { BouncingDots } from './bouncing-dots.tsx'

const patienceMs = 400

/** A thin line at the top at once; the dots only where the next page takes its time. The old page stays in place. */
export function NavigationProgress() {
  const isMoving = useNavigation().state !== 'idle'
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isMoving) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isMoving])
  if (!isMoving) return null
  return (
    <>
      <div className="navigation-progress" aria-hidden="true" />
      {isSlow && <BouncingDots floating />}
    </>
  )
}
