import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** False on the server and while a page hydrates: for controls that do nothing without scripts. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
