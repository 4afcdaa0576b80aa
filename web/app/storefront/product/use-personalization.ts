import { useState } from 'react'
import type { Product } from '../../../../contract/catalogue.ts'
import { validationMessage } from '../../../../contract/language/validation-messages.ts'
import { findPersonalizationIssues, normalizePersonalization, personalizationPrice } from '../../../../contract/personalization.rule.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import type { AddToCartRefusal } from './add-to-cart.action.ts'

export type Personalization = ReturnType<typeof usePersonalization>

/** What the buyer fills in, with its price and its mistakes: of a field once it was left, of all once the cart was tried. */
export function usePersonalization(
  { personalization: fields = [] }: Pick<Product, 'personalization'>,
  refusal: AddToCartRefusal | undefined,
) {
  const language = useLanguage()
  const [written, setWritten] = useState<Record<string, string>>(refusal?.personalization ?? {})
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState(refusal?.errors ?? {})
  const values = Object.entries(written).map(([fieldId, value]) => ({ fieldId, value }))
  const issues = findPersonalizationIssues(fields, values)

  function errorOf(fieldId: string, wasTried: boolean): string | undefined {
    const key = issues.find((issue) => issue.fieldId === fieldId)?.key
    const isShown = wasTried || (left.has(fieldId) && key !== 'required')
    return key && isShown ? validationMessage(key, language) : refused[fieldId]
  }

  return {
    fields,
    written,
    write(fieldId: string, value: string): void {
      setWritten((before) => ({ ...before, [fieldId]: value }))
      setRefused(({ [fieldId]: _now, ...rest }) => rest)
    },
    leave: (fieldId: string) => setLeft((before) => new Set([...before, fieldId])),
    errorOf,
    /** The first field that keeps the unit out of the cart. */
    firstWrong: issues[0]?.fieldId,
    values: normalizePersonalization(fields, values),
    extra: personalizationPrice(fields, values),
  }
}
