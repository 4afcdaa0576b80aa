import { useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

const said = createStore({ text: '', turn: 0 })

/** Says something to those who listen to the page: politely, through the one live region. */
export function announce(text: string): void {
  said.set({ text, turn: said.get().turn + 1 })
}

const silent = { text: '', turn: 0 }

export function LiveRegion() {
  const { text, turn } = useSyncExternalStore(said.subscribe, said.get, () => silent)
  // The same words twice are news twice: an unseen character makes them differ.
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {text && turn % 2 ? `${text}\u00a0` : text}
    </p>
  )
}
