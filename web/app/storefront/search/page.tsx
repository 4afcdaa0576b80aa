import { redirect, useLocation } from 'react-router'
import { ProductList as ProductListAnswer, popularLimit } from '../../../../contract/catalogue.ts'
import { type Api, publicApi } from '../../api/api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toCard } from '../product-card/card-product.ts'
import { ListErrors } from '../products/list-errors.tsx'
import { ListHeader } from '../products/list-header.tsx'
import { ListPageHead } from '../products/list-page-head.tsx'
import type { ListScope } from '../products/list-scope.ts'
import { loadList } from '../products/load-list.ts'
import { ProductList } from '../products/product-list.tsx'
import type { Route } from './+types/page'
import { SearchForm } from './search-form.tsx'
import { SearchHelp } from './search-help.tsx'
import { SearchSuggestions } from './search-suggestions.tsx'
import { searchTermFromUrl } from './search-term-from-url.ts'
import { UnderstoodQuery } from './understood-query.tsx'

const scope: ListScope = { fixed: [], usualSort: null }

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = publicApi(context)
  const read = searchTermFromUrl(url)
  if ('movedTo' in read) throw redirect(read.movedTo)
  const { term } = read
  const list = term ? await loadList(api, url, { query: { query: term }, usualSort: scope.usualSort }) : null
  return { term, list, popular: list?.total ? [] : await loadPopular(api) }
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('shop')
  const { term, list, popular } = loaderData
  const title = term ? t('search.results', { term }) : t('search.title')
  return (
    <div className="page-width list-page">
      <ListPageHead title={title} description={term ? t('search.description', { term }) : undefined} list={list} unlisted />
      <ListHeader title={title}>
        <SearchForm key={term} term={term} />
        {list && <UnderstoodQuery chips={list.search.chips} corrected={list.search.corrected} />}
        {list && <SearchSuggestions suggestions={list.suggestions} term={term} />}
      </ListHeader>
      {list ? (
        <ProductList list={list} scope={scope} empty={<SearchHelp term={term} popular={popular} />} />
      ) : (
        <SearchHelp popular={popular} />
      )}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation()
  const read = searchTermFromUrl({ pathname, searchParams: new URLSearchParams(search) })
  return (
    <ListErrors error={error} what="searchFailed">
      <SearchForm term={'term' in read ? read.term : ''} />
    </ListErrors>
  )
}

/** For an empty result; if it fails to load, the categories are still offered. */
async function loadPopular(api: Api) {
  const response = await api.get(`/api/products/popular?limit=${popularLimit}`, ProductListAnswer).catch(() => null)
  return (response?.data.products ?? []).map(toCard)
}
