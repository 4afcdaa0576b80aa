import { inReadersLanguage } from '../../../contract/personalization.rule.ts'
import type { LinePersonalization, OrderedPersonalization } from '../../../contract/personalization.ts'
import { useLanguage } from '../i18n/use-language.ts'

/** What an order's line has made for one child, in the language of the page. */
export function useOrderedPersonalization(): (ordered: readonly OrderedPersonalization[] | undefined) => LinePersonalization[] {
  const language = useLanguage()
  return (ordered = []) => ordered.map((each) => inReadersLanguage(each, language))
}
