import { memo, Suspense, useState } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { CachedFragment } from '../../ui/cached-fragment.tsx'
import { PrefetchLink } from '../../ui/link.tsx'
import { Price } from '../../ui/price.tsx'
import { Stars } from '../../ui/stars.tsx'
import { CardWishlistButton } from '../../wishlist/wishlist-button.tsx'
import { CardBadge } from './card-badge.tsx'
import { CardPictures } from './card-pictures.tsx'
import type { CardProduct } from './card-product.ts'
import { CardSwatches } from './card-swatches.tsx'

/**
 * A product in a list. The whole card is one link; swatches and arrows are separate targets. Memoized: a press on a filter, a size or a
 * colour re-renders the page around the cards before it shows.
 */
const ProductCard = memo(function ProductCard({ product, eager = false }: { product: CardProduct; eager?: boolean }) {
  const { t } = useTranslation('shop')
  const language = useLanguage()
  const [colorId, setColorId] = useState<string>()
  const [isCurious, setCurious] = useState(false)
  const color = product.colors.find(({ id }) => id === colorId) ?? product.colors[0]
  const lang = product.nameLanguage === language ? undefined : product.nameLanguage
  const look = () => setCurious(true)
  return (
    <article className="product-card card offscreen" onPointerEnter={look} onFocus={look}>
      <CardPictures key={color?.id} images={color?.images ?? []} name={product.name} isCurious={isCurious} eager={eager} />
      <CardBadge product={product} />
      <CardWishlistButton product={product} />
      <div className="card-text">
        <h3 className="card-name" lang={lang}>
          <PrefetchLink to={paths.product(product.slug, colorId && color ? { color: color.id } : undefined)}>{product.name}</PrefetchLink>
        </h3>
        <p className="card-price">
          {product.isFrom && <span className="font-normal text-soft">{`${t('card.from')} `}</span>}
          <Price item={product} />
        </p>
        <p className="card-rating">
          {product.rating.count > 0 ? <Stars {...product.rating} /> : <span className="text-sm text-soft">{t('card.noReviews')}</span>}
        </p>
        <CardSwatches product={product} lang={lang} chosen={color?.id} onChoose={setColorId} />
      </div>
    </article>
  )
})

/** `className`: of the list; by default a grid. */
type ProductGridProps = { products: readonly CardProduct[]; eager?: number; className?: string }

/**
 * A grid of cards; the first row of the first screen loads eagerly. Cards hydrate after the rest of the page; a press on one brings its
 * hydration forward.
 */
export function ProductGrid({ products, eager = 0, className = 'product-grid' }: ProductGridProps) {
  return (
    <Suspense>
      <ul className={className}>
        {products.map((product, index) => (
          <CachedFragment as="li" key={product._id} data={product} isCacheable={index >= eager} className="product-grid-item">
            <ProductCard product={product} eager={index < eager} />
          </CachedFragment>
        ))}
      </ul>
    </Suspense>
  )
}
