import { SkipLink } from '../ui/skip-link.tsx'
import './admin.css'
import './shell/shell.css'
import './components/table/data-table.css'
import './components/table/compact-table.css'
import './components/table/lists.css'
import './components/forms.css'
import { data, isRouteErrorResponse, Outlet, redirect, useLocation, useNavigation } from 'react-router'
import { UserResponse } from '../../../contract/accounts.ts'
import { SettingsResponse } from '../../../contract/content.ts'
import { TwoFactorState } from '../../../contract/two-factor.ts'
import { publicApi } from '../api/api.ts'
import { readSiteSettings } from '../api/read-site-settings.ts'
import { requestContext } from '../api/request-context.ts'
import { type SiteSettings, SiteSettingsContext } from '../api/site-settings.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { ErrorPage } from '../storefront/error/error-page.tsx'
import { StorefrontFrame } from '../storefront/layout.tsx'
import type { Route } from './+types/layout'
import { adminApi } from './admin-api.ts'
import { adminPaths } from './admin-paths.ts'
import { ConfirmDialog } from './components/confirm-dialog.tsx'
import { LiveUpdates } from './live/live-updates.tsx'
import { canOpen, canSee, sections } from './sections.ts'
import { BottomBar } from './shell/bottom-bar.tsx'
import { CommandSearch } from './shell/command-search.tsx'
import { MenuButton } from './shell/menu-button.tsx'
import { PasswordAgainDialog } from './shell/password-again-dialog.tsx'
import { PendingIndicator } from './shell/pending-indicator.tsx'
import { SideNav } from './shell/side-nav.tsx'
import { SignInAgain } from './shell/sign-in-again.tsx'
import { UserMenu } from './shell/user-menu.tsx'

/** The server decides who gets in: a visitor is redirected to sign in, a customer gets a 404, staff a 403 where only admins may. */
export async function loader(args: Route.LoaderArgs) {
  const [me, twoFactor, settings] = await Promise.all([
    adminApi(args).get('/api/users/me', UserResponse),
    adminApi(args).get('/api/users/two-factor', TwoFactorState),
    publicApi(args.context)
      .get('/api/settings', SettingsResponse)
      .catch(() => null),
  ])
  const { _id, role, fullName, username, email } = me.data
  if (twoFactor.data.needed && args.url.pathname !== adminPaths.security()) throw redirect(adminPaths.security())
  if (!sections.some((section) => canSee(section, role))) throw data(await notFoundData(args), { status: 404 })
  const shown = { me: { _id, role, name: fullName || username, email }, shopName: settings?.data.settings.brand.name ?? 'Mẹ May' }
  return canOpen(args.url.pathname, role) ? shown : data(shown, { status: 403 })
}

/** Data for the shop's usual 404 page, which a customer sees. */
async function notFoundData({ context }: Route.LoaderArgs) {
  return { code: 'not_found', shop: await readSiteSettings(publicApi(context), context.get(requestContext).language) }
}

/** A mutation does not change the user or the shop's name, so the layout's data is never reloaded. */
export function shouldRevalidate() {
  return false
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['admin', 'common'])
  const { me, shopName } = loaderData
  const shown = sections.filter((section) => canSee(section, me.role))
  return (
    <div className="admin">
      <SkipLink to="content">{t('common:skip')}</SkipLink>
      <header className="admin-bar">
        <MenuButton sections={shown} shopName={shopName} me={me} />
        <CommandSearch sections={shown} />
        <UserMenu me={me} />
      </header>
      <aside className="admin-side">
        <SideNav sections={shown} shopName={shopName} />
      </aside>
      <Main />
      <BottomBar sections={shown} />
      <ConfirmDialog />
      <PendingIndicator />
      <LiveUpdates />
      <SignInAgain name={me.email} />
      <PasswordAgainDialog />
    </div>
  )
}

/** aria-busy while the same list loads with another search, sort or page: the rows shown are outdated. */
function Main() {
  const { location: coming } = useNavigation()
  const { pathname, search } = useLocation()
  const isNarrowing = coming?.pathname === pathname && coming.search !== search
  return (
    <main id="content" className="admin-main" tabIndex={-1} aria-busy={isNarrowing || undefined}>
      <Outlet />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shop: SiteSettings | undefined = isRouteErrorResponse(error) ? error.data?.shop : undefined
  if (shop)
    return (
      <SiteSettingsContext value={shop}>
        <StorefrontFrame>
          <ErrorPage error={error} />
        </StorefrontFrame>
      </SiteSettingsContext>
    )
  return (
    <main id="content" tabIndex={-1}>
      <ErrorPage error={error} />
    </main>
  )
}
