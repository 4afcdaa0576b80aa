import type { SubmissionResult } from '@conform-to/react'

/** What is wrong with each field, as keys of the contract's issue texts or as the server's own sentences. */
export type FormErrors = Record<string, string[]>

/** What the server said about a form that was posted without scripts. */
export function errorsOf(result: SubmissionResult<string[]> | null | undefined): FormErrors {
  return Object.fromEntries(Object.entries(result?.error ?? {}).flatMap(([name, texts]) => (texts ? [[name, texts]] : [])))
}

export function pickErrors(errors: FormErrors, names: ReadonlySet<string>): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => names.has(name)))
}

/** What the server said no to, and what was written then. */
export type Refused = { errors: FormErrors; written: FormData }

/** What the server refused stays refused until something else is written there, however right it looks here. */
export function stillRefused(refused: Refused | null, now: FormData): FormErrors {
  if (!refused) return {}
  const { errors, written } = refused
  return Object.fromEntries(Object.entries(errors).filter(([name]) => written.get(name) === now.get(name)))
}

/** The name of the field an event is about; empty where it is none. */
export function fieldName(target: EventTarget): string {
  return 'name' in target && typeof target.name === 'string' ? target.name : ''
}

/** Pressing a submit button does not leave the field before: its trouble would push the button away from under the press. */
export function preventBlurOnSubmit(event: React.MouseEvent<HTMLFormElement>): void {
  if (event.target instanceof Element && event.target.closest('button[type="submit"]')) event.preventDefault()
}
