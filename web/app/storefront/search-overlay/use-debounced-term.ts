import { useEffect, useRef, useState } from 'react'
import { alwaysComposes } from '../../ui/ime.ts'
import { cleanSearchTerm } from '../search/clean-search-term.ts'

const debounceMs = 300

/** The text of the field, and the search term, which follows when typing pauses. */
export function useDebouncedTerm(initial: string) {
  const [typed, setTyped] = useState(initial)
  const [term, setTerm] = useState(() => cleanSearchTerm(initial))
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  /** A word under composition is not searched for; clearing the field takes effect at once. */
  function type(text: string, isComposing = false): void {
    setTyped(text)
    clearTimeout(pause.current)
    if (cleanSearchTerm(text) === '') setTerm('')
    // An input method that composes every word would otherwise never search while typing.
    else if (!isComposing || alwaysComposes()) pause.current = setTimeout(() => setTerm(cleanSearchTerm(text)), debounceMs)
  }

  /** Sets a term from elsewhere and searches for it at once. */
  function put(text: string): void {
    clearTimeout(pause.current)
    setTyped(text)
    setTerm(text)
  }

  return { typed, term, type, put }
}
