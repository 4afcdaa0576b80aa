import { errorMessages } from '../../../../../contract/errors.ts'
import type { Language } from '../../../../../contract/language/languages.ts'
import { validationMessage } from '../../../../../contract/language/validation-messages.ts'
import { findPersonalizationIssues } from '../../../../../contract/personalization.rule.ts'
import type { PersonalizationField, PersonalizationValue } from '../../../../../contract/personalization.ts'
import type { AdminFailure } from '../../use-admin-request.ts'

type Filled = {
  lacksSize: boolean
  reason: string
  fields: readonly PersonalizationField[]
  personalization: readonly PersonalizationValue[]
}

/** Everything that an exchange still lacks, in the order of the form: the server names a missing reason before it knows the product. */
export function findMissing({ lacksSize, reason, fields, personalization }: Filled, language: Language): AdminFailure | null {
  const wishes = findPersonalizationIssues(fields, personalization).map(({ fieldId, key }) => ({ path: `personalization.${fieldId}`, key }))
  const size = lacksSize ? [{ path: 'size', key: 'required' }] : []
  const keys = [...size, ...wishes, ...(reason.trim() === '' ? [{ path: 'reason', key: 'required' }] : [])]
  if (keys.length === 0) return null
  const issues = keys.map(({ path, key }) => ({ path, message: validationMessage(key, language) }))
  return { status: 400, code: 'invalid_input', message: errorMessages.invalid_input[language], issues }
}
