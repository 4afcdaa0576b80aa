import { useEffect } from 'react'
import { useCurrentUser } from '../auth/use-current-user.ts'
import { useStore } from '../ui/store.ts'
import { childrenStore, readDeviceChildren, writeDeviceChildren } from './children-store.ts'
import { chosenChild, noChildren } from './stored-children.rule.ts'

/** The children known on this device; none on the server and until hydration. */
export function useChildren() {
  const stored = useStore(childrenStore) ?? noChildren
  useEffect(() => childrenStore.set(readDeviceChildren()), [])
  useSyncOfAccount(stored.ownerId)
  return { children: stored.children, chosen: chosenChild(stored), isInAccount: stored.ownerId !== null }
}

/** Who is signed in is requested only where the device has an account's children: they leave it with the session. */
function useSyncOfAccount(ownerId: string | null): void {
  const { data: me } = useCurrentUser(ownerId !== null)
  useEffect(() => {
    if (ownerId === null || me === undefined) return
    if (me === null) return writeDeviceChildren(noChildren)
    void import('./sync-children.ts').then(({ syncChildren }) => syncChildren(me._id)).catch(() => undefined)
  }, [ownerId, me])
}
