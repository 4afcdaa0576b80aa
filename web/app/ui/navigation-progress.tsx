import { useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { LateDots } from './late-dots.tsx'
import { pageScripts } from './load-page.ts'
import { navigationTrouble } from './patient-fetch.ts'

/** A thin line at the top at once; the dots only where the next page's script takes its time. The old page stays in place. */
export function NavigationProgress() {
  const { state } = useNavigation()
  const isStuck = useSyncExternalStore(navigationTrouble.subscribe, navigationTrouble.isStuck, () => false)
  const isScriptAwaited = useSyncExternalStore(pageScripts.subscribe, pageScripts.areOnTheirWay, () => false)
  if (state === 'idle' || isStuck) return null
  return (
    <>
      <div className="navigation-progress" aria-hidden="true" />
      {isScriptAwaited && <LateDots />}
    </>
  )
}
