import { useSyncExternalStore } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { LateDots } from './late-dots.tsx'
import { navigationTrouble } from './patient-fetch.ts'

/** A thin line at the top at once; the dots only where the next page takes its time. The old page stays in place; where only its selection changes, it shows that itself. */
export function NavigationProgress() {
  const { state, location: coming } = useNavigation()
  const { pathname } = useLocation()
  const trouble = useSyncExternalStore(navigationTrouble.subscribe, navigationTrouble.get, () => null)
  if (state === 'idle' || trouble) return null
  return (
    <>
      <div className="navigation-progress" aria-hidden="true" />
      {coming?.pathname !== pathname && <LateDots />}
    </>
  )
}
