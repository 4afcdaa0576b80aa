import type { SubmissionResult } from '@conform-to/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { z } from 'zod'
import { validationMessage } from '../../../../contract/language/validation-messages.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Checked } from '../forms/check-form.ts'
import type { FieldErrorItem } from '../forms/error-summary.tsx'
import {
  errorsOf,
  type FormErrors,
  fieldName,
  isHidden,
  pickErrors,
  preventBlurOnSubmit,
  type Refused,
  stillRefused,
} from '../forms/form-errors.ts'
import { isFocusLost } from '../restore-focus.ts'
import { toast } from '../toast.tsx'

export type CheckedResult = SubmissionResult<string[]>
/** What a custom field needs to be part of a form. */
export type FieldProps = { id: string; name: string; label: string; error: string | undefined; defaultValue: string | undefined }

type CheckedForm<S extends z.ZodObject> = {
  /** A page may pass a loader for its schema, which runs once the user starts typing. */
  schema: S | (() => Promise<S>)
  /** The label of each field, also used in the error summary; in the order of the page. */
  labels: Readonly<Record<string, string>>
  /** The server's errors of the last post without scripts. */
  result?: CheckedResult | null | undefined
  defaults?: Readonly<Record<string, string>> | undefined
  /** With scripts: receives the valid form instead of posting it. */
  onValid?: (value: z.output<S>) => void
}

/**
 * Validates a form when a field loses focus or the form is submitted, never while typing; once a field has an error, it is validated at
 * every keystroke. Works as a plain form without scripts.
 */
export function useCheckedForm<S extends z.ZodObject>({ schema, labels, result, defaults, onValid }: CheckedForm<S>) {
  const language = useLanguage()
  const { t } = useTranslation()
  const id = useId()
  const [errors, setErrors] = useState<FormErrors>(() => errorsOf(result))
  const [attempts, setAttempts] = useState(result?.status === 'error' ? 1 : 0)
  const [isReady, setReady] = useState(false)
  const checks = useRef({
    seen: new Set(Object.keys(errors)),
    emptied: new Set<string>(),
    last: 0,
    isPassed: false,
    isSending: false,
    refused: null as Refused | null,
  })
  // The browser's own validation applies until hydration.
  useEffect(() => setReady(true), [])

  /** Remembers the values that the server refused. */
  function storeRefusal(refused: FormErrors): void {
    const form = document.getElementById(id)
    if (form instanceof HTMLFormElement) checks.current.refused = { errors: refused, written: new FormData(form) }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the errors of the first render
  useEffect(() => storeRefusal(errors), [])

  /** The validator and the schema; both load when the form is first used. */
  const rules = () => Promise.all([import('../forms/check-form.ts'), typeof schema === 'function' ? schema() : schema])

  /** Validates the form, and shows the errors of the fields visited so far, unless a later validation has finished first. */
  async function check(form: HTMLFormElement): Promise<Checked<z.output<S>>> {
    const turn = ++checks.current.last
    const [{ checkForm }, known] = await rules()
    const written = new FormData(form)
    const checked = checkForm(written, known)
    const { refused, seen, last } = checks.current
    // A hidden field without an error, such as one of a gift, counts as unvisited when it appears.
    for (const name of seen) if (!checked.errors[name] && isHidden(`${id}-${name}`)) seen.delete(name)
    if (turn === last) setErrors({ ...stillRefused(refused, written), ...pickErrors(checked.errors, seen) })
    return checked
  }

  function recheck(name: string): void {
    const form = document.getElementById(id)
    if (!(name in labels) || !(form instanceof HTMLFormElement)) return
    if (checks.current.emptied.has(name) && new FormData(form).get(name) === '') return
    checks.current.seen.add(name)
    void check(form).catch(() => undefined)
  }

  /** Ignores repeated presses while the validation rules are loading. */
  async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    if (checks.current.isSending) return
    checks.current.isSending = true
    checks.current.emptied.clear()
    for (const name of Object.keys(labels)) checks.current.seen.add(name)
    checks.current.refused = null
    const checked = await check(form).catch(() => null)
    checks.current.isSending = false
    if (checked && checked.value === undefined) return setAttempts((before) => before + 1)
    if (checked?.value !== undefined && onValid) return onValid(checked.value)
    // A form that is posted without a network is lost with its page.
    if (!checked && !navigator.onLine) return toast({ text: t('part.text'), about: id })
    // Without `onValid`, or if the rules could not be loaded, the form is posted and the server validates it.
    checks.current.isPassed = true
    form.requestSubmit(submitter)
  }

  function onSubmit(event: React.FormEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent as SubmitEvent
    // Keeps the focus after a press; if it was lost, it moves to the button.
    if (isFocusLost()) submitter?.focus({ preventScroll: true })
    const isQuestion = submitter instanceof HTMLButtonElement && submitter.formNoValidate
    if (!isQuestion && !checks.current.isPassed) {
      event.preventDefault()
      void send(event.currentTarget, submitter)
    }
    checks.current.isPassed = false
  }

  /** Shows the server's errors for fields that were valid here. */
  function refuse(refused: FormErrors): void {
    if (Object.keys(refused).length === 0) return
    for (const name of Object.keys(refused)) checks.current.seen.add(name)
    storeRefusal(refused)
    setErrors(refused)
    setAttempts((before) => before + 1)
  }

  /** Clears a field without showing an error for it. */
  function empty(name: string): void {
    const field = document.getElementById(`${id}-${name}`)
    if (!(field instanceof HTMLInputElement)) return
    field.value = ''
    checks.current.seen.delete(name)
    checks.current.emptied.add(name)
  }

  const errorAt = (name: string) => errors[name]?.[0] && validationMessage(errors[name][0], language)

  /** The props that connect an input to its field of the form: name, label, default value, error. */
  function wire(name: string): FieldProps {
    const initial = (result?.initialValue as Record<string, unknown> | undefined)?.[name] ?? defaults?.[name]
    const defaultValue = typeof initial === 'string' ? initial : undefined
    return { id: `${id}-${name}`, name, label: labels[name] ?? name, error: errorAt(name), defaultValue }
  }

  const fieldErrors: FieldErrorItem[] = Object.entries(labels).flatMap(([name, label]) => {
    const message = errorAt(name)
    return message ? [{ id: `${id}-${name}`, label, message }] : []
  })

  return {
    wire,
    empty,
    refuse,
    recheck,
    fieldErrors,
    attempts,
    props: {
      id,
      noValidate: isReady,
      onSubmit,
      onFocus: () => void rules().catch(() => undefined),
      onBlur: ({ target }: React.FocusEvent<HTMLFormElement>) => recheck(fieldName(target)),
      onInput: ({ target }: React.InputEvent<HTMLFormElement>) => {
        if (checks.current.seen.has(fieldName(target))) recheck(fieldName(target))
      },
      onMouseDown: preventBlurOnSubmit,
    },
  }
}
