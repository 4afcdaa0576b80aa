import { useNavigation } from 'react-router'
import { LateDots } from './late-dots.tsx'

/** A thin line at the top at once; the dots only where the next page takes its time. The old page stays in place. */
export function NavigationProgress() {
  if (useNavigation().state === 'idle') return null
  return (
    <>
      <div className="navigation-progress" aria-hidden="true" />
      <LateDots />
    </>
  )
}
