import { useLocation, useNavigate } from 'react-router'
import type { Product } from '../../../../contract/catalogue.ts'
import { paths } from '../../paths.ts'
import { type Choice, choiceQuery, readChoice } from './choose-variant.ts'

/** The chosen colour and size. They live in the address; a change takes the place of the one before, so Back leaves the page. */
export function useChoice(product: Product, sent?: { color: string; size: string }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const choice = readChoice(product, new URLSearchParams(sent && !search ? sent : search))
  function choose(change: Partial<Choice>): void {
    const to = paths.product(product.slug, choiceQuery({ ...choice, ...change }))
    void navigate(to, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false, flushSync: true })
  }
  return { choice, choose }
}
