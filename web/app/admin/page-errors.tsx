import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { readRouteError } from '../storefront/error/read-route-error.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { Route } from './+types/page-errors'
import { AdminPage } from './parts/admin-page.tsx'

/** Stands between the frame and the screens, so that a broken screen leaves the menu in place. */
export default function AdminPageErrors() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation(['admin', 'common'])
  const { pathname, search } = useLocation()
  const isMissing = readRouteError(error) === 'notFound'
  const kind = isMissing ? 'missing' : 'broken'
  return (
    <AdminPage title={t(`error.${kind}`)}>
      <EmptyState art={isMissing ? 'rabbit' : 'buffalo'} title={t(`error.${kind}Title`)} text={t(`error.${kind}Text`)}>
        <div className="flex flex-wrap justify-center gap-3">
          {!isMissing && (
            <ButtonLink to={pathname + search} reloadDocument>
              {t('common:retry')}
            </ButtonLink>
          )}
          <ButtonLink to={paths.admin.home()} look="secondary">
            {t('sections.home')}
          </ButtonLink>
        </div>
      </EmptyState>
    </AdminPage>
  )
}
