import { useTranslation } from '../../i18n/use-translation.ts'
import type { CardProduct } from '../product-card/card-product.ts'
import { ProductGrid } from '../product-card/product-card.tsx'
import { HomeSection } from './home-section.tsx'

type ProductRowProps = { title: string; anchor?: string; to: string; products: readonly CardProduct[] }

export function ProductRow({ title, anchor, to, products }: ProductRowProps) {
  const { t } = useTranslation('shop')
  if (products.length === 0) return null
  return (
    <HomeSection
      title={title}
      anchor={anchor}
      className="home-products"
      more={{ to, label: t('home.seeAll'), name: t('home.seeAllOf', { name: title }) }}
    >
      <ProductGrid products={products} />
    </HomeSection>
  )
}
