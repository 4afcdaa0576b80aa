import { useCallback, useState } from 'react'
import { mergeDraft } from './merge-draft.rule.ts'

/** What is being edited, beside what was there: dirty until both are the same again. `T` is plain data. */
export function useDraft<T extends object>(initial: T) {
  const [saved, setSaved] = useState(initial)
  const [draft, setDraft] = useState(initial)
  const set = useCallback(<K extends keyof T>(field: K, value: T[K]) => setDraft((before) => ({ ...before, [field]: value })), [])
  return {
    draft,
    saved,
    set,
    change: setDraft,
    isDirty: JSON.stringify(draft) !== JSON.stringify(saved),
    /** Back to what was there. */
    reset: useCallback(() => setDraft(saved), [saved]),
    /** What was saved is what is there now. */
    replace: useCallback((now: T) => {
      setSaved(now)
      setDraft(now)
    }, []),
    /** The same, of what was sent when this was at hand: what was written since stays, to be saved next. */
    mergeSaved(now: T): void {
      setSaved(now)
      setDraft((written) => mergeDraft({ sent: draft, written, saved: now }))
    },
  }
}
