import { useEffect, useRef, useState } from 'react'
import { composesAlways } from '../../ui/composition.ts'
import { cleanTerm } from '../clean-term.ts'

const pauseMs = 300

/** What stands in the field, and the term that is searched for: the same once typing has paused. */
export function useTyped() {
  const [typed, setTyped] = useState('')
  const [term, setTerm] = useState('')
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])

  /** A word still being composed is not searched for; an emptied field is empty at once. */
  function type(text: string, isComposing = false): void {
    setTyped(text)
    clearTimeout(pause.current)
    if (cleanTerm(text) === '') setTerm('')
    // Waiting for the end of what is always composed would find nothing while typing.
    else if (!isComposing || composesAlways()) pause.current = setTimeout(() => setTerm(cleanTerm(text)), pauseMs)
  }

  /** A term from elsewhere, searched for without waiting. */
  function put(text: string): void {
    clearTimeout(pause.current)
    setTyped(text)
    setTerm(text)
  }

  return { typed, term, type, put }
}
