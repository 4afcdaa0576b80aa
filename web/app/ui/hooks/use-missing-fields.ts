import { useState } from 'react'
import { fieldName } from '../forms/form-errors.ts'

/**
 * Required fields of a plain form: what is missing is shown beside each field in the page's language, as `text`, instead of in the
 * browser's bubble. Without scripts the bubble stays.
 */
export function useMissingFields(text: string) {
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set())
  return {
    errorOf: (name: string) => (missing.has(name) ? text : undefined),
    props: {
      onInvalidCapture: (event: React.InvalidEvent<HTMLFormElement>) => {
        event.preventDefault()
        const name = fieldName(event.target)
        setMissing((before) => new Set([...before, name]))
        event.currentTarget.querySelector<HTMLElement>(':is(input, select, textarea):invalid')?.focus()
      },
      onInput: ({ target }: React.InputEvent<HTMLFormElement>) => {
        const name = fieldName(target)
        setMissing((before) => (before.has(name) ? new Set([...before].filter((each) => each !== name)) : before))
      },
    },
  }
}
