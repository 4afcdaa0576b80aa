import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import { validationKey } from '../../../../contract/validation-messages.ts'
import { errorsOf, type FormErrors } from './form-errors.ts'

/** `value` is undefined where something is wrong. */
export type Checked<T> = { errors: FormErrors; value: T | undefined }

/** What a form holds, held against its schema; errors are keys of the contract's issue texts. Brings zod, so it is loaded when a form is used. */
export function checkForm<S extends z.ZodObject>(form: FormData, schema: S): Checked<z.output<S>> {
  const submission = parseWithZod(form, { schema, error: validationKey })
  if (submission.status === 'success') return { errors: {}, value: submission.value }
  return { errors: errorsOf(submission.reply() as SubmissionResult<string[]>), value: undefined }
}
