import { type FieldMetadata, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useState } from 'react'
import type { z } from 'zod'
import { issueKey, issueMessage } from '../../../contract/issues.ts'
import { useLanguage } from '../i18n/use-language.ts'
import type { FieldTrouble } from './error-summary.tsx'

export type CheckedResult = SubmissionResult<string[]>
/** What a field of the shop's own needs to be part of a form. */
export type Wired = { id: string; name: string; label: string; error: string | undefined; defaultValue: string | undefined }

type CheckedForm<S extends z.ZodObject> = {
  schema: S
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
  const [refused, setRefused] = useState<CheckedResult | null>(null)
  const [tries, setTries] = useState(result?.status === 'error' ? 1 : 0)
  const check = (form: FormData) => parseWithZod(form, { schema, error: issueKey })
  const [form, fields] = useForm<Record<string, unknown>, z.output<S>, string[]>({
    lastResult: refused ?? result ?? null,
    defaultValue: defaults,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => check(formData) as never,
    onSubmit(event, { submission }) {
      if (!onValid || submission?.status !== 'success') return
      event.preventDefault()
      onValid(submission.value)
    },
  })

  function onSubmit(event: React.FormEvent<HTMLFormElement>): void {
    form.onSubmit(event)
    const isQuestion = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('name') === '__intent__'
    if (!isQuestion && check(new FormData(event.currentTarget)).status !== 'success') setTries((before) => before + 1)
  }

  /** The server's word about fields that looked right here. */
  function refuse(errors: Record<string, string[]>): void {
    if (Object.keys(errors).length === 0) return
    setRefused({ status: 'error', error: errors })
    setTries((before) => before + 1)
  }

  function wire(name: string): Wired {
    const field = fields[name] as FieldMetadata<string, Record<string, unknown>, string[]>
    const [error] = field.errors ?? []
    const { id, initialValue } = field
    return {
      id,
      name,
      label: labels[name] ?? name,
      error: error && issueMessage(error, language),
      defaultValue: typeof initialValue === 'string' ? initialValue : undefined,
    }
  }

  const troubles: FieldTrouble[] = Object.entries(labels).flatMap(([name, label]) => {
    const [error] = form.allErrors[name] ?? []
    return error ? [{ id: `${form.id}-${name}`, label, message: issueMessage(error, language) }] : []
  })

  /** Pressing a submit button does not leave the field before: its trouble would push the button away from under the press. */
  function onMouseDown(event: React.MouseEvent<HTMLFormElement>): void {
    if (event.target instanceof Element && event.target.closest('button[type="submit"]')) event.preventDefault()
  }

  return {
    wire,
    refuse,
    recheck: (name: string) => form.validate({ name }),
    troubles,
    tries,
    props: { id: form.id, noValidate: form.noValidate, onSubmit, onMouseDown },
  }
}
