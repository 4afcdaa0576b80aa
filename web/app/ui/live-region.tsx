import { useEffect, useState } from 'react'
import { createStore, useStore } from './store.ts'

const announcement = createStore({ text: '', turn: 0, at: 0 })

/** Announces a text to screen readers: politely, through the one live region. An empty text clears the previous one. */
export function announce(text: string): void {
  announcement.set({ text, turn: announcement.get().turn + 1, at: Date.now() })
}

const freshMs = 1_000
const pauseMs = 150

export function LiveRegion() {
  const { text, turn, at } = useStore(announcement)
  const since = useMountedSince()
  const isNews = since !== null && at > since - freshMs
  // Repeating the same text must announce it again, so an invisible character makes the two differ.
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {isNews && text && (turn % 2 ? `${text}\u00a0` : text)}
    </p>
  )
}

/**
 * Screen readers ignore text that a live region is inserted with, so the region of a drawer first mounts empty. It then announces what
 * was said when the drawer opened, and nothing older.
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
