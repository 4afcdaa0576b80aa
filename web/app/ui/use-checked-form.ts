import { type FieldMetadata, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useState } from 'react'
import type { z } from 'zod'
import { issueKey, issueMessage } from '../../../contract/issues.ts'
import { useLanguage } from '../i18n/use-language.ts'
import type { FieldTrouble } from './error-summary.tsx'

type CheckedForm<S extends z.ZodObject> = {
  schema: S
  /** What each field is called where its trouble is listed. */
  labels: Partial<Record<Extract<keyof z.input<S>, string>, string>>
  /** What the server said about the last try, posted with or without scripts. */
  result?: SubmissionResult<string[]> | null | undefined
  defaults?: Partial<Record<Extract<keyof z.input<S>, string>, string>> | undefined
  /** With scripts: takes what is right instead of posting it. */
  onValid?: (value: z.output<S>, form: FormData) => void
}

/**
 * A form that is checked when a field is left or everything is sent, never while typing; once
 * something is wrong it is looked at again with every key. Works as a plain form before any script.
 */
export function useCheckedForm<S extends z.ZodObject>({ schema, labels, result, defaults, onValid }: CheckedForm<S>) {
  const language = useLanguage()
  const [tries, setTries] = useState(result?.status === 'error' ? 1 : 0)
  const [form, fields] = useForm<z.input<S>, z.output<S>, string[]>({
    lastResult: result ?? null,
    defaultValue: defaults as never,
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema, error: issueKey }) as never,
    onSubmit(event, { submission, formData }) {
      if (!onValid || submission?.status !== 'success') return
      event.preventDefault()
      onValid(submission.value, formData)
    },
  })

  function onSubmit(event: React.FormEvent<HTMLFormElement>): void {
    const isQuestion = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('name') === '__intent__'
    form.onSubmit(event)
    const check =
      isQuestion || !event.defaultPrevented ? null : parseWithZod(new FormData(event.currentTarget), { schema, error: issueKey })
    if (check && check.status !== 'success') setTries((before) => before + 1)
  }

  const errorOf = (field: Pick<FieldMetadata, 'errors'>) => field.errors?.[0] && issueMessage(field.errors[0], language)

  /** What a field of the shop's own needs to be part of this form. */
  function wire(name: Extract<keyof z.input<S>, string>) {
    const field = fields[name] as unknown as FieldMetadata<string>
    return {
      id: field.id,
      name: field.name,
      label: labels[name] ?? name,
      error: errorOf(field) || undefined,
      defaultValue: field.initialValue as string | undefined,
    }
  }

  const troubles: FieldTrouble[] = Object.entries(form.allErrors).flatMap(([name, errors]) => {
    const label = labels[name as keyof typeof labels]
    return label && errors?.[0] ? [{ id: `${form.id}-${name}`, label, message: issueMessage(errors[0], language) }] : []
  })

  return { form, onSubmit, wire, troubles, tries, props: { id: form.id, noValidate: form.noValidate, onSubmit } }
}
