import { useEffect, useRef, useState } from 'react'
import { alwaysComposes } from '../../ui/ime.ts'
import { cleanSearchTerm } from '../search/clean-search-term.ts'

const debounceMs = 300

/** What stands in the field, and the term that is searched for: the same once typing has paused. */
export function useDebouncedTerm() {
  const [typed, setTyped] = useState('')
  const [term, setTerm] = useState('')
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  /** A word still being composed is not searched for; an emptied field is empty at once. */
  function type(text: string, isComposing = false): void {
    setTyped(text)
    clearTimeout(pause.current)
    if (cleanSearchTerm(text) === '') setTerm('')
    // Waiting for the end of what is always composed would find nothing while typing.
    else if (!isComposing || alwaysComposes()) pause.current = setTimeout(() => setTerm(cleanSearchTerm(text)), debounceMs)
  }

  /** A term from elsewhere, searched for without waiting. */
  function put(text: string): void {
    clearTimeout(pause.current)
    setTyped(text)
    setTerm(text)
  }

  return { typed, term, type, put }
}
