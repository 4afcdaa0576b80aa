import { useState } from 'react'

/**
 * A text that staff write, beside the stored one. `before` is what the edits began with, or what the user saved since; without edits
 * the text follows `stored`.
 */
export function useNotedText(stored: string) {
  const [followed, setFollowed] = useState(stored)
  const [before, setBefore] = useState(stored)
  const [notes, setNotes] = useState(stored)
  function follow(): void {
    setBefore(stored)
    setNotes(stored)
  }
  if (followed !== stored) {
    setFollowed(stored)
    if (notes === before || notes.trim() === stored) follow()
  }
  return {
    notes,
    setNotes,
    before,
    isDirty: notes.trim() !== before,
    /** After the user's own save: what was typed meanwhile stays, to be saved next. */
    markSaved: (saved: string) => setBefore(saved),
    discard: follow,
  }
}
