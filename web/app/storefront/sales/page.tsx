import { publicApi } from '../../api/api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { CategoryStrip } from '../products/category-strip.tsx'
import { ListErrors } from '../products/list-errors.tsx'
import { ListHeader } from '../products/list-header.tsx'
import { ListPageHead } from '../products/list-page-head.tsx'
import type { ListScope } from '../products/list-scope.ts'
import { loadList } from '../products/load-list.ts'
import { ProductList } from '../products/product-list.tsx'
import type { Route } from './+types/page'

/** The largest reductions first, unless the visitor chooses another order. */
const scope: ListScope = { fixed: ['status'], usualSort: 'best-sale' }

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(publicApi(context), url, { query: { status: 'Sale' }, usualSort: scope.usualSort })
}

export default function SalesPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['shop', 'common'])
  const title = t('common:header.goodDeals')
  return (
    <div className="page-width list-page">
      <ListPageHead title={title} description={t('list.salesLead')} list={loaderData} />
      <ListHeader title={title} lead={t('list.salesLead')} />
      <CategoryStrip />
      <ProductList list={loaderData} scope={scope} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListErrors error={error} />
}
