import type { ReactNode } from 'react'
import { isRouteErrorResponse, useLocation, useRevalidator } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPage } from '../error/error-page.tsx'
import type { ErrorTitleKey } from '../error/error-titles.ts'
import { readRouteError } from '../error/read-route-error.ts'
import { AppliedChips } from './applied-chips.tsx'
import { listUrl, readListState } from './list-state.ts'

type ListErrorsProps = {
  error: unknown
  what?: 'failedText' | ErrorTitleKey
  /** Shown below the title. */
  children?: ReactNode
}

/** The error of a list. The URL still holds every filter, so a retry loses none. */
export function ListErrors({ error, what = 'failedText', children }: ListErrorsProps) {
  const { t } = useTranslation(['shop', 'common'])
  const { pathname, search } = useLocation()
  const { revalidate, state: trying } = useRevalidator()
  if (readRouteError(error) === 'notFound') return <ErrorPage error={error} />
  const state = readListState(new URLSearchParams(search))
  function retry(event: React.MouseEvent) {
    event.preventDefault()
    void revalidate()
  }
  return (
    <section className="page-width py-12">
      <PageHead title={t('list.failedTitle')} hidden />
      <h1>{t('list.failedTitle')}</h1>
      {children}
      <div className="mt-4">
        <AppliedChips state={state} choices={{ colors: [], tags: [] }} addressOf={(next) => listUrl(pathname, next)} />
      </div>
      <div className="mt-6" role="alert">
        <EmptyState art="buffalo" title={t(`list.${what}`)} text={routeErrorMessage(error)}>
          <a href={pathname + search} className="button button-primary" aria-busy={trying === 'loading' || undefined} onClick={retry}>
            <span className="button-label">{t('common:retry')}</span>
          </a>
        </EmptyState>
      </div>
    </section>
  )
}

/** The shop's own message, if there is one. */
function routeErrorMessage(error: unknown): string {
  const message: unknown = isRouteErrorResponse(error) ? error.data?.message : null
  return typeof message === 'string' ? message : ''
}
