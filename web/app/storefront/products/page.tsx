import { useLocation } from 'react-router'
import { publicApi } from '../../api/api.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/page'
import { CategoryStrip } from './category-strip.tsx'
import { ListErrors } from './list-errors.tsx'
import { ListHeader } from './list-header.tsx'
import { ListPageHead } from './list-page-head.tsx'
import { allProductsScope } from './list-scope.ts'
import { readListState } from './list-state.ts'
import { loadList } from './load-list.ts'
import { ProductList } from './product-list.tsx'

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(publicApi(context), url)
}

/** All products; with `?status=Sale`, the sale entry of the menu. */
export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['shop', 'common'])
  const { intro } = useSiteSettings()
  const { search } = useLocation()
  const isDeals = readListState(new URLSearchParams(search)).status.join() === 'Sale'
  const title = isDeals ? t('common:header.goodDeals') : t('common:header.allProducts')
  const lead = isDeals ? t('list.salesLead') : intro
  return (
    <div className="page-width list-page">
      <ListPageHead title={title} description={lead} list={loaderData} canonicalPath={isDeals ? paths.sales() : undefined} />
      <ListHeader title={title} lead={lead} isBelowProducts={isDeals} />
      <CategoryStrip />
      <ProductList list={loaderData} scope={allProductsScope} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListErrors error={error} />
}
