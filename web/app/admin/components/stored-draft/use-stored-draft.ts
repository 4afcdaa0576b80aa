import { useEffect, useRef, useState } from 'react'
import { mergeDraft } from '../merge-draft.rule.ts'
import { deleteStoredDraft, readStoredDraft, type StoredDraft, writeStoredDraft } from './draft-storage.ts'

type Editing<T> = { draft: T; saved: T; isDirty: boolean; change: (draft: T) => void }

/**
 * Stores the unsaved edits of a form on this device, so that a reload or an ended session does not lose them. Edits of an earlier visit
 * are offered: `resume` puts them on top of the saved data, which may have changed since. `name`: of the form and what it edits; null
 * stores nothing.
 */
export function useStoredDraft<T extends object>(name: string | null, { draft, saved, isDirty, change }: Editing<T>) {
  const [offered, setOffered] = useState<StoredDraft<T> | null>(null)
  const hasStored = useRef(false)

  useEffect(() => {
    const stored = name === null ? null : readStoredDraft<T>(name)
    setOffered(stored && JSON.stringify(stored.written) !== JSON.stringify(stored.base) ? stored : null)
  }, [name])

  useEffect(() => {
    if (name === null) return
    if (isDirty) writeStoredDraft(name, { base: saved, written: draft })
    // Saved or reset; before the first edit, an earlier draft stays.
    else if (hasStored.current) deleteStoredDraft(name)
    hasStored.current = isDirty
  }, [name, draft, saved, isDirty])

  return {
    offered,
    resume(): void {
      if (offered) change(mergeDraft({ sent: offered.base, written: offered.written, saved }))
      setOffered(null)
    },
    discard(): void {
      if (name !== null && !isDirty) deleteStoredDraft(name)
      setOffered(null)
    },
  }
}

export type OfferedDraft = ReturnType<typeof useStoredDraft>
