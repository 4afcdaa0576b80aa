import { useCallback, useState } from 'react'
import { mergeDraft } from './merge-draft.rule.ts'

/** The edited data beside the saved data; dirty while they differ. `T` must be JSON-serialisable. */
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
    /** Discards the edits. */
    reset: useCallback(() => setDraft(saved), [saved]),
    /** Makes `now` both the saved data and the draft. */
    replace: useCallback((now: T) => {
      setSaved(now)
      setDraft(now)
    }, []),
    /** Like `replace`, but fields edited since the request was sent stay in the draft, unsaved. */
    mergeSaved(now: T): void {
      setSaved(now)
      setDraft((written) => mergeDraft({ sent: draft, written, saved: now }))
    },
  }
}
