import { useRevalidator } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import type { CardProduct } from '../product-card/card-product.ts'
import { ProductGrid } from '../product-card/product-card.tsx'
import { HomeSection } from './home-section.tsx'

/** Null if the products failed to load: this section then offers a retry. */
export function PopularProducts({ products }: { products: readonly CardProduct[] | null }) {
  const { t } = useTranslation(['shop', 'common'])
  const { revalidate, state } = useRevalidator()
  const title = t('home.popular')
  if (products?.length === 0) return null
  if (products)
    return (
      <HomeSection
        title={title}
        anchor="popular"
        className="home-products"
        more={{ to: paths.products({ sort: 'best-selling' }), label: t('home.seeAll'), name: t('home.seeAllOf', { name: title }) }}
      >
        <ProductGrid products={products} />
      </HomeSection>
    )
  return (
    <section id="popular" className="page-width home-section text-center">
      <p>{t('home.popularFailed')}</p>
      <Button look="secondary" className="mt-3" busy={state === 'loading'} onClick={() => void revalidate()}>
        {t('common:retry')}
      </Button>
    </section>
  )
}
