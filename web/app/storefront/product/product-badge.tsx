import type { Product } from '../../../../contract/catalogue.ts'
import { CardBadge } from '../product-card/card-badge.tsx'
import { toCard } from '../product-card/card-product.ts'

export function ProductBadge({ product }: { product: Product }) {
  return <CardBadge product={toCard(product)} />
}
