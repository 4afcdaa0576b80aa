import { useEffect, useState } from 'react'
import { createStore, useStore } from './store.ts'

const announcement = createStore({ text: '', turn: 0, at: 0 })

/** Says something to those who listen to the page: politely, through the one live region. Nothing at all takes back what was said. */
export function announce(text: string): void {
  announcement.set({ text, turn: announcement.get().turn + 1, at: Date.now() })
}

const freshMs = 1_000
const pauseMs = 150

export function LiveRegion() {
  const { text, turn, at } = useStore(announcement)
  const since = useMountedSince()
  const isNews = since !== null && at > since - freshMs
  // The same words twice are news twice: an unseen character makes them differ.
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {isNews && text && (turn % 2 ? `${text}\u00a0` : text)}
    </p>
  )
}

/**
 * A region that comes with its words in it is not read out. One that opens with a drawer is there first: then it says what
 * opened the drawer, and nothing that was said long ago.
 */
function useMountedSince(): number | null {
  const [since, setSince] = useState<number | null>(null)
  useEffect(() => {
    const opened = Date.now()
    const timer = setTimeout(() => setSince(opened), pauseMs)
    return () => clearTimeout(timer)
  }, [])
  return since
}
