import { isRouteErrorResponse, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { useTranslation } from '../i18n/use-translation.ts'
import { useReloadWhenOutdated } from '../navigation/reload-when-outdated.ts'
import { readRouteError } from '../storefront/error/read-route-error.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { Route } from './+types/page-errors'
import { adminPaths } from './admin-paths.ts'
import { AdminPage } from './components/admin-page.tsx'
import type { loader } from './layout.tsx'
import { canOpen, currentSection, sections } from './sections.ts'

/**
 * An error boundary between the layout and the screens, so that a failed screen keeps the menu. It also refuses screens
 * for admins to staff, who may read what some of them show but change nothing there.
 */
export default function AdminPageErrors() {
  const { pathname } = useLocation()
  const role = useRouteLoaderData<typeof loader>('admin/layout')?.me.role ?? null
  return canOpen(pathname, role) ? <Outlet /> : <Forbidden />
}

function Forbidden() {
  const { t } = useTranslation('admin')
  return (
    <AdminPage title={t('error.forbidden')}>
      <EmptyState art="rabbit" title={t('error.forbiddenTitle')} text={t('error.forbiddenText')}>
        <ButtonLink to={adminPaths.home()} look="secondary">
          {t('sections.home')}
        </ButtonLink>
      </EmptyState>
    </AdminPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useReloadWhenOutdated(error)
  const { t } = useTranslation(['admin', 'common'])
  const { pathname, search } = useLocation()
  if (isRouteErrorResponse(error) && error.data?.code === 'forbidden') return <Forbidden />
  const isMissing = readRouteError(error) === 'notFound'
  const section = currentSection(sections, pathname) ?? 'home'
  const list = isMissing ? sections.find(({ key, to }) => key === section && key !== 'home' && to !== pathname + search) : undefined
  const name = t(`sections.${section}` as 'sections.home')
  const words = () => {
    if (isMissing) return { heading: t('error.missing'), title: t('error.missingTitle'), text: t('error.missingText') }
    return { heading: name, title: t('error.brokenTitle', { name: name.toLowerCase() }), text: t('error.brokenText') }
  }
  const what = words()
  return (
    <AdminPage title={what.heading}>
      <EmptyState art={isMissing ? 'rabbit' : 'buffalo'} title={what.title} text={what.text}>
        <div className="flex flex-wrap justify-center gap-3">
          {!isMissing && (
            <ButtonLink to={pathname + search} reloadDocument>
              {t('common:retry')}
            </ButtonLink>
          )}
          {list && <ButtonLink to={list.to}>{name}</ButtonLink>}
          <ButtonLink to={adminPaths.home()} look="secondary">
            {t('sections.home')}
          </ButtonLink>
        </div>
      </EmptyState>
    </AdminPage>
  )
}
