import { useRevalidator } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import type { CardProduct } from '../product-card/card-product.ts'
import { ProductRow } from './product-row.tsx'

/** Null if the products failed to load: this section then offers a retry. */
export function PopularProducts({ products }: { products: readonly CardProduct[] | null }) {
  const { t } = useTranslation(['shop', 'common'])
  const { revalidate, state } = useRevalidator()
  if (products)
    return <ProductRow title={t('home.popular')} anchor="popular" to={paths.products({ sort: 'best-selling' })} products={products} />
  return (
    <section id="popular" className="page-width home-section text-center">
      <p>{t('home.popularFailed')}</p>
      <Button look="secondary" className="mt-3" busy={state === 'loading'} onClick={() => void revalidate()}>
        {t('common:retry')}
      </Button>
    </section>
  )
}
