import { useState } from 'react'
import { SearchMessage, type SearchMiss, SearchMissesPage, SearchSynonyms, SynonymMessage } from '../../../../contract/admin/search.ts'
import { formatDateTime } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { withQuery } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { adminApi, pickParams } from '../admin-api.ts'
import { AdminPage } from '../components/admin-page.tsx'
import { FailureBanner } from '../components/failure-banner.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { Pager } from '../components/table/pager.tsx'
import { useListRequest } from '../use-list-request.ts'
import type { Route } from './+types/page'
import { AddSynonym } from './add-synonym.tsx'
import { SynonymList } from './synonym-list.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { page = '1' } = pickParams(args.url, ['page'])
  const api = adminApi(args)
  const [misses, synonyms] = await Promise.all([
    api.get(withQuery('/api/search/misses', { page }), SearchMissesPage),
    api.get('/api/search/synonyms', SearchSynonyms),
  ])
  return { ...misses.data, ...synonyms.data, page: Number(page) || 1 }
}

/** Searches without results, the most frequent first. One press on a suggestion makes it a synonym. */
export default function FailedSearchesPage({ loaderData: { misses, synonyms, total, totalPage, page } }: Route.ComponentProps) {
  const { t } = useTranslation(['search', 'admin'])
  const language = useLanguage()
  const { call, isBusy, failure } = useListRequest()
  const [edited, setEdited] = useState<string | null>(null)

  async function add(word: string, meaning: string): Promise<boolean> {
    const added = await call('POST', '/api/search/synonyms', { word, meaning }, SynonymMessage)
    if (!added) return false
    const { found } = added.data
    toast({ text: found > 0 ? t('found', { count: found, term: word }) : t('foundNone', { term: word }) })
    return true
  }
  async function hide(term: string): Promise<void> {
    await call('POST', '/api/search/misses/hide', { term }, SearchMessage)
  }
  async function remove(word: string): Promise<void> {
    if (await call('DELETE', '/api/search/synonyms', { term: word }, SearchMessage)) toast({ text: t('removed', { word }) })
  }

  const columns: Column<SearchMiss>[] = [
    { key: 'term', title: t('term'), cell: ({ term }) => <b className="break-words">{term}</b> },
    { key: 'count', title: t('count'), isNumber: true, cell: ({ count }) => count },
    { key: 'last', title: t('last'), noWrap: true, cell: ({ lastAt }) => formatDateTime(lastAt, language) },
    {
      key: 'actions',
      title: t('actions'),
      cell: ({ term, near }) => (
        <span className="cell-buttons">
          {near.map((meaning) => (
            <button
              key={meaning}
              type="button"
              className="small-button"
              disabled={isBusy}
              aria-label={t('meansLabel', { term, meaning })}
              onClick={() => void add(term, meaning)}
            >
              {t('means', { meaning })}
            </button>
          ))}
          <button type="button" className="small-button" aria-label={t('addFor', { term })} onClick={() => setEdited(term)}>
            {t('add')}
          </button>
          <button
            type="button"
            className="small-button"
            disabled={isBusy}
            aria-label={t('hideLabel', { term })}
            onClick={() => void hide(term)}
          >
            {t('hide')}
          </button>
        </span>
      ),
    },
  ]
  return (
    <AdminPage title={t('title')} actions={<Button onClick={() => setEdited('')}>{t('add')}</Button>}>
      <FailureBanner failure={edited === null ? failure : null} />
      <p className="mb-4 text-soft">{t('intro')}</p>
      <DataTable
        caption={t('caption')}
        rows={misses}
        columns={columns}
        idOf={({ term }) => term}
        nameOf={({ term }) => term}
        hasFilters={false}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
      />
      {total > 0 && <Pager page={page} totalPage={totalPage} total={total} />}
      <SynonymList synonyms={synonyms} isBusy={isBusy} onRemove={(word) => void remove(word)} />
      {edited !== null && (
        <AddSynonym
          word={edited}
          isBusy={isBusy}
          failure={failure}
          onSave={async (word, meaning) => {
            if (await add(word, meaning)) setEdited(null)
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </AdminPage>
  )
}
