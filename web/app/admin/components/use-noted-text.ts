import { useState } from 'react'

/** A text that staff write, beside the stored one. `before` is what the edits began with; without edits it follows `stored`. */
export function useNotedText(stored: string) {
  const [before, setBefore] = useState(stored)
  const [notes, setNotes] = useState(stored)
  if (before !== stored && (notes === before || notes.trim() === stored)) {
    setBefore(stored)
    setNotes(stored)
  }
  return { notes, setNotes, before, isDirty: notes.trim() !== before, discard: () => setNotes(before) }
}
