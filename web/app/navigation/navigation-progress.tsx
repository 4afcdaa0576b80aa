import { useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { DelayedDots } from '../ui/lazy/delayed-dots.tsx'
import { routeModules } from './load-route-module.ts'
import { navigationError } from './retrying-fetch.ts'

/** Shows a thin line at the top at once, and the dots only if the next page's script is slow. The current page stays. */
export function NavigationProgress() {
  const { state } = useNavigation()
  const isStuck = useSyncExternalStore(navigationError.subscribe, navigationError.isStuck, () => false)
  const isScriptAwaited = useSyncExternalStore(routeModules.subscribe, routeModules.areLoading, () => false)
  if (state === 'idle' || isStuck) return null
  return (
    <>
      <div className="navigation-progress" aria-hidden="true" />
      {isScriptAwaited && <DelayedDots />}
    </>
  )
}
