import type { Product } from '../../../../contract/catalogue.ts'
import { PartFailed } from '../../ui/part-failed.tsx'
import { useLatePart } from '../../ui/use-late-part.ts'
import type { Choice } from './choose-variant.ts'

const load = async () => (await import('./back-form.tsx')).BackForm

/** Few come here, so its script comes only to those who chose something sold out, and after the page. */
export function BackFormMount({ product, choice, isSoldOut }: { product: Product; choice: Choice; isSoldOut: boolean }) {
  const isChosen = choice.color !== null && (product.sizes.length === 0 || choice.size !== null)
  const isWanted = isSoldOut && isChosen
  const { part: BackForm, hasFailed, isLoading, retry } = useLatePart(load, isWanted)
  if (!isWanted) return null
  if (BackForm) return <BackForm key={`${choice.color?.id} ${choice.size?.size}`} product={product} choice={choice} />
  return hasFailed ? <PartFailed isRetrying={isLoading} onRetry={retry} /> : null
}
