import { lazy, Suspense, useEffect, useState } from 'react'
import type { Product } from '../../../../contract/catalogue.ts'
import type { Choice } from './choose-variant.ts'

const BackForm = lazy(() => import('./back-form.tsx'))

/** Few come here, so its script comes only to those who chose something sold out, and after the page. */
export function BackFormMount({ product, choice, isSoldOut }: { product: Product; choice: Choice; isSoldOut: boolean }) {
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere(true), [])
  const isChosen = choice.color !== null && (product.sizes.length === 0 || choice.size !== null)
  if (!isHere || !isSoldOut || !isChosen) return null
  return (
    <Suspense fallback={null}>
      <BackForm key={`${choice.color?.id} ${choice.size?.size}`} product={product} choice={choice} />
    </Suspense>
  )
}
