import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Product } from '../../../../contract/catalogue.ts'
import { languageParameter } from '../../../../contract/language/languages.ts'
import { paths } from '../../paths.ts'
import { choiceFromUrl, choiceQuery, type VariantChoice } from './choose-variant.rule.ts'

/**
 * The chosen colour and size, stored in the URL. A change replaces the history entry, so that Back leaves the page. The latest choice
 * also counts before the URL has followed, so that no tap is lost.
 */
export function useVariantChoice(product: Product, sent?: { color: string; size: string }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<{ of: string; choice: VariantChoice } | null>(null)
  const choice = ahead?.of === search ? ahead.choice : choiceFromUrl(product, new URLSearchParams(sent && !search ? sent : search))
  function choose(change: Partial<VariantChoice>): void {
    const next = { ...choice, ...change }
    setAhead({ of: search, choice: next })
    const lng = new URLSearchParams(search).get(languageParameter)
    const to = paths.product(product.slug, { ...choiceQuery(next), lng })
    void navigate(to, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  }
  return { choice, choose }
}
