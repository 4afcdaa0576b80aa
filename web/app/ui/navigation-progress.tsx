import { useLocation, useNavigation } from 'react-router'
import { LateDots } from './late-dots.tsx'

/** A thin line at the top at once; the dots only where the next page takes its time. The old page stays in place; where only its selection changes, it shows that itself. */
export function NavigationProgress() {
  const { state, location: coming } = useNavigation()
  const { pathname } = useLocation()
  if (state === 'idle') return null
  return (
    <>
      <div className="navigation-progress" aria-hidden="true" />
      {coming?.pathname !== pathname && <LateDots />}
    </>
  )
}
