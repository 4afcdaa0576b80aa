import type { SubmissionResult } from '@conform-to/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { z } from 'zod'
import { issueMessage } from '../../../contract/issues.ts'
import { useLanguage } from '../i18n/use-language.ts'
import type { Checked } from './check-form.ts'
import type { FieldTrouble } from './error-summary.tsx'
import { errorsOf, type FormErrors, fieldName, onlyOf, type Refused, stayInField, stillRefused } from './form-errors.ts'
import { isNowhere } from './give-back-focus.ts'

export type CheckedResult = SubmissionResult<string[]>
/** What a field of the shop's own needs to be part of a form. */
export type Wired = { id: string; name: string; label: string; error: string | undefined; defaultValue: string | undefined }

type CheckedForm<S extends z.ZodObject> = {
  /** A page that is to be light hands over a way to load its schema: nobody needs it before they type. */
  schema: S | (() => Promise<S>)
  /** What each field is called, above it and where its trouble is listed; in the order of the page. */
  labels: Readonly<Record<string, string>>
  /** What the server said about the last try, posted without scripts. */
  result?: CheckedResult | null | undefined
  defaults?: Readonly<Record<string, string>> | undefined
  /** With scripts: takes what is right instead of posting it. */
  onValid?: (value: z.output<S>) => void
}

/**
 * A form that is checked when a field is left or everything is sent, never while typing; once
 * something is wrong it is looked at again with every key. Works as a plain form before any script.
 */
export function useCheckedForm<S extends z.ZodObject>({ schema, labels, result, defaults, onValid }: CheckedForm<S>) {
  const language = useLanguage()
  const id = useId()
  const [errors, setErrors] = useState<FormErrors>(() => errorsOf(result))
  const [tries, setTries] = useState(result?.status === 'error' ? 1 : 0)
  const [isReady, setReady] = useState(false)
  const looks = useRef({
    seen: new Set(Object.keys(errors)),
    emptied: new Set<string>(),
    last: 0,
    isPassed: false,
    isSending: false,
    refused: null as Refused | null,
  })
  // The browser's own bubbles serve until ours can.
  useEffect(() => setReady(true), [])

  /** Keeps in mind what was written when the server refused it. */
  function keepRefusal(refused: FormErrors): void {
    const form = document.getElementById(id)
    if (form instanceof HTMLFormElement) looks.current.refused = { errors: refused, written: new FormData(form) }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page came with
  useEffect(() => keepRefusal(errors), [])

  /** The rules with what applies them; both come when the form is entered. */
  const rules = () => Promise.all([import('./check-form.ts'), typeof schema === 'function' ? schema() : schema])

  /** Looks at the form, and shows what is wrong with the fields looked at so far, unless a later look was quicker. */
  async function look(form: HTMLFormElement): Promise<Checked<z.output<S>>> {
    const turn = ++looks.current.last
    const [{ checkForm }, known] = await rules()
    const written = new FormData(form)
    const checked = checkForm(written, known)
    const { refused, seen, last } = looks.current
    if (turn === last) setErrors({ ...stillRefused(refused, written), ...onlyOf(checked.errors, seen) })
    return checked
  }

  function recheck(name: string): void {
    const form = document.getElementById(id)
    if (!(name in labels) || !(form instanceof HTMLFormElement)) return
    if (looks.current.emptied.has(name) && new FormData(form).get(name) === '') return
    looks.current.seen.add(name)
    void look(form).catch(() => undefined)
  }

  /** Pressed again while the rules are still on their way it is the same press. */
  async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    if (looks.current.isSending) return
    looks.current.isSending = true
    looks.current.emptied.clear()
    for (const name of Object.keys(labels)) looks.current.seen.add(name)
    looks.current.refused = null
    const checked = await look(form).catch(() => null)
    looks.current.isSending = false
    if (checked && checked.value === undefined) return setTries((before) => before + 1)
    if (checked?.value !== undefined && onValid) return onValid(checked.value)
    // The page wants it posted, or the rules could not be loaded: the server looks at it.
    looks.current.isPassed = true
    form.requestSubmit(submitter)
  }

  function onSubmit(event: React.FormEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent as SubmitEvent
    // A press leaves the focus where it was; where that is nowhere, the keyboard goes on from the button.
    if (isNowhere()) submitter?.focus({ preventScroll: true })
    const isQuestion = submitter instanceof HTMLButtonElement && submitter.formNoValidate
    if (!isQuestion && !looks.current.isPassed) {
      event.preventDefault()
      void send(event.currentTarget, submitter)
    }
    looks.current.isPassed = false
  }

  /** The server's word about fields that looked right here. */
  function refuse(refused: FormErrors): void {
    if (Object.keys(refused).length === 0) return
    for (const name of Object.keys(refused)) looks.current.seen.add(name)
    keepRefusal(refused)
    setErrors(refused)
    setTries((before) => before + 1)
  }

  /** Takes what was written out of a field: nobody is told off for that. */
  function empty(name: string): void {
    const field = document.getElementById(`${id}-${name}`)
    if (!(field instanceof HTMLInputElement)) return
    field.value = ''
    looks.current.seen.delete(name)
    looks.current.emptied.add(name)
  }

  const errorAt = (name: string) => errors[name]?.[0] && issueMessage(errors[name][0], language)

  function wire(name: string): Wired {
    const initial = (result?.initialValue as Record<string, unknown> | undefined)?.[name] ?? defaults?.[name]
    const defaultValue = typeof initial === 'string' ? initial : undefined
    return { id: `${id}-${name}`, name, label: labels[name] ?? name, error: errorAt(name), defaultValue }
  }

  const troubles: FieldTrouble[] = Object.entries(labels).flatMap(([name, label]) => {
    const message = errorAt(name)
    return message ? [{ id: `${id}-${name}`, label, message }] : []
  })

  return {
    wire,
    empty,
    refuse,
    recheck,
    troubles,
    tries,
    props: {
      id,
      noValidate: isReady,
      onSubmit,
      onFocus: () => void rules().catch(() => undefined),
      onBlur: ({ target }: React.FocusEvent<HTMLFormElement>) => recheck(fieldName(target)),
      onInput: ({ target }: React.InputEvent<HTMLFormElement>) => {
        if (looks.current.seen.has(fieldName(target))) recheck(fieldName(target))
      },
      onMouseDown: stayInField,
    },
  }
}
