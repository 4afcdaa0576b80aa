import type { Product } from '../../../../contract/catalogue.ts'
import { LazyError } from '../../ui/lazy/lazy-error.tsx'
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts'
import type { VariantChoice } from './choose-variant.rule.ts'

const load = async () => (await import('./back-in-stock-form.tsx')).BackInStockForm

/** Rarely needed, so its script loads only after a sold-out variant is chosen. */
export function LazyBackInStockForm({ product, choice, isSoldOut }: { product: Product; choice: VariantChoice; isSoldOut: boolean }) {
  const isChosen = choice.color !== null && (product.sizes.length === 0 || choice.size !== null)
  const isWanted = isSoldOut && isChosen
  const { component: BackInStockForm, hasFailed, isLoading, retry } = useLazyComponent(load, isWanted)
  if (!isWanted) return null
  if (BackInStockForm) return <BackInStockForm key={`${choice.color?.id} ${choice.size?.size}`} product={product} choice={choice} />
  return hasFailed ? <LazyError isRetrying={isLoading} onRetry={retry} /> : null
}
