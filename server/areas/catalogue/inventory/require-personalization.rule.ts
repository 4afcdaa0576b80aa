import { findPersonalizationIssues, normalizePersonalization } from '../../../../contract/personalization.rule.ts'
import type { PersonalizationValue } from '../../../../contract/personalization.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Saleable } from './find-saleable.ts'

/** The values in their one spelling, null for none. Throws where one is wrong or missing. */
export function requirePersonalization(
  { personalization: fields }: Pick<Saleable, 'personalization'>,
  values: PersonalizationValue[],
): PersonalizationValue[] | null {
  const wrong = findPersonalizationIssues(fields, values)
  if (wrong.length > 0) {
    const code = wrong.every(({ key }) => key === 'required') ? 'personalization_required' : 'personalization_invalid'
    throw new AppError(code, { issues: wrong.map(({ fieldId, key }) => ({ path: `personalization.${fieldId}`, key })) })
  }
  const filled = normalizePersonalization(fields, values)
  return filled.length > 0 ? filled : null
}
