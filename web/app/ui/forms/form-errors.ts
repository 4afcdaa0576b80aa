import type { SubmissionResult } from '@conform-to/react'

/** The errors of each field: keys of the contract's issue texts, or messages of the server. */
export type FormErrors = Record<string, string[]>

/** The server's errors of a form posted without scripts. */
export function errorsOf(result: SubmissionResult<string[]> | null | undefined): FormErrors {
  return Object.fromEntries(Object.entries(result?.error ?? {}).flatMap(([name, texts]) => (texts ? [[name, texts]] : [])))
}

export function pickErrors(errors: FormErrors, names: ReadonlySet<string>): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => names.has(name)))
}

/** The server's errors, and the values they refer to. */
export type Refused = { errors: FormErrors; written: FormData }

/** Keeps a server error until the value of its field changes, even if the client's rules accept the value. */
export function stillRefused(refused: Refused | null, now: FormData): FormErrors {
  if (!refused) return {}
  const { errors, written } = refused
  return Object.fromEntries(Object.entries(errors).filter(([name]) => written.get(name) === now.get(name)))
}

/** The name of the field that an event belongs to; empty if it is none. */
export function fieldName(target: EventTarget): string {
  return 'name' in target && typeof target.name === 'string' ? target.name : ''
}

/**
 * Pressing a submit button must not blur the field before: its error would move the button from under the pointer. From a message,
 * which goes when the form is sent, the button takes the focus.
 */
export function preventBlurOnSubmit(event: React.MouseEvent<HTMLFormElement>): void {
  const isInField = document.activeElement?.matches('input, select, textarea')
  if (isInField && event.target instanceof Element && event.target.closest('button[type="submit"]')) event.preventDefault()
}

/** Styles hide the fields of an option that is not chosen. */
export function isHidden(id: string): boolean {
  return document.getElementById(id)?.checkVisibility() === false
}
