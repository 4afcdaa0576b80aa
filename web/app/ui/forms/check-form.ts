import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import { validationKey } from '../../../../contract/language/validation-messages.ts'
import { errorsOf, type FormErrors } from './form-errors.ts'

/** `value` is undefined if there are errors. */
export type Checked<T> = { errors: FormErrors; value: T | undefined }

/**
 * Validates a form against its schema; errors are keys of the contract's issue texts. Depends on zod, so it is loaded when a form is
 * first used.
 */
export function checkForm<S extends z.ZodObject>(form: FormData, schema: S): Checked<z.output<S>> {
  const submission = parseWithZod(form, { schema, error: validationKey })
  if (submission.status === 'success') return { errors: {}, value: submission.value }
  return { errors: errorsOf(submission.reply() as SubmissionResult<string[]>), value: undefined }
}
