import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Illustration } from '../../ui/illustration.tsx'
import { useLazyComponent } from '../../ui/lazy/use-lazy-component.ts'
import { Link } from '../../ui/link.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import type { CardProduct } from '../product-card/card-product.ts'
import { ProductGrid } from '../product-card/product-card.tsx'

const loadViewed = async () => (await import('../recently-viewed/recently-viewed.tsx')).RecentlyViewed

/** Offers search hints, the categories and popular products instead of a dead end. */
export function SearchHelp({ term, popular }: { term?: string; popular: readonly CardProduct[] }) {
  const { t } = useTranslation('shop')
  const { categories } = useSiteSettings()
  const { component: RecentlyViewed } = useLazyComponent(loadViewed, true)
  return (
    <>
      {term && <EmptyState art="rabbit" title={t('search.none', { term })} text={t('search.noneText')} />}
      {categories.length > 0 && (
        <>
          <h2 className="stitched mt-8">{t('search.categories')}</h2>
          <ul className="search-categories">
            {categories.map(({ _id, name, label, art }) => (
              <li key={_id}>
                <Link to={paths.category(name)} className="pill">
                  {art && <Illustration name={art} className="text-xl" />}
                  <MaybeVietnamese text={label} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {popular.length > 0 && (
        <>
          <h2 className="stitched mt-12 mb-6">{t('search.popular')}</h2>
          <ProductGrid products={popular} />
        </>
      )}
      {RecentlyViewed && <RecentlyViewed />}
    </>
  )
}
