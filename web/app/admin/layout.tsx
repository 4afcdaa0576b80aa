import { SkipLink } from '../ui/skip-link.tsx'
import './admin.css'
import './shell/shell.css'
import './parts/data-table.css'
import './parts/lists.css'
import './parts/forms.css'
import { data, isRouteErrorResponse, Outlet, useLocation, useNavigation } from 'react-router'
import { UserAnswer } from '../../../contract/accounts.ts'
import { SettingsAnswer } from '../../../contract/content.ts'
import { publicApi } from '../api.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { ErrorPage } from '../storefront/error/error-page.tsx'
import { StorefrontFrame } from '../storefront/layout.tsx'
import { readShop } from '../storefront/read-shop.ts'
import { type Shop, ShopContext } from '../storefront/use-shop.ts'
import { visitContext } from '../visit.ts'
import type { Route } from './+types/layout'
import { adminApi } from './admin-api.ts'
import { LiveUpdates } from './live/live-updates.tsx'
import { ConfirmDialog } from './parts/confirm-dialog.tsx'
import { maySee, sections } from './sections.ts'
import { AtWork } from './shell/at-work.tsx'
import { BottomBar } from './shell/bottom-bar.tsx'
import { CommandSearch } from './shell/command-search.tsx'
import { MenuButton } from './shell/menu-button.tsx'
import { SideNav } from './shell/side-nav.tsx'
import { SignInAgain } from './shell/sign-in-again.tsx'
import { UserCorner } from './shell/user-corner.tsx'

/** The server decides who comes in: nobody is sent to sign in, a customer finds nothing here. */
export async function loader(args: Route.LoaderArgs) {
  const [me, settings] = await Promise.all([
    adminApi(args).get('/api/users/me', UserAnswer),
    publicApi(args.context)
      .get('/api/settings', SettingsAnswer)
      .catch(() => null),
  ])
  const { _id, role, fullName, username, email } = me.data
  if (!sections.some((section) => maySee(section, role))) throw data(await findNothing(args), { status: 404 })
  return { me: { _id, role, name: fullName || username, email }, shopName: settings?.data.settings.brand.name ?? 'Mẹ May' }
}

/** For a customer this is a page that is not there, like any other of the shop. */
async function findNothing({ context }: Route.LoaderArgs) {
  return { code: 'not_found', shop: await readShop(publicApi(context), context.get(visitContext).language) }
}

/** After a change the same person is still there: nothing of the frame is read again. */
export function shouldRevalidate() {
  return false
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['admin', 'common'])
  const { me, shopName } = loaderData
  const shown = sections.filter((section) => maySee(section, me.role))
  return (
    <div className="office">
      <SkipLink to="content">{t('common:skip')}</SkipLink>
      <header className="office-bar">
        <MenuButton sections={shown} shopName={shopName} me={me} />
        <CommandSearch sections={shown} />
        <UserCorner me={me} />
      </header>
      <aside className="office-side">
        <SideNav sections={shown} shopName={shopName} />
      </aside>
      <Main />
      <BottomBar sections={shown} />
      <ConfirmDialog />
      <AtWork />
      <LiveUpdates />
      <SignInAgain name={me.email} />
    </div>
  )
}

/** Busy while the same list is on its way, sorted, searched or turned anew: what is shown is no longer what was asked for. */
function Main() {
  const { location: coming } = useNavigation()
  const { pathname, search } = useLocation()
  const isNarrowing = coming?.pathname === pathname && coming.search !== search
  return (
    <main id="content" className="office-main" tabIndex={-1} aria-busy={isNarrowing || undefined}>
      <Outlet />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shop: Shop | undefined = isRouteErrorResponse(error) ? error.data?.shop : undefined
  if (shop)
    return (
      <ShopContext value={shop}>
        <StorefrontFrame>
          <ErrorPage error={error} />
        </StorefrontFrame>
      </ShopContext>
    )
  return (
    <main id="content" tabIndex={-1}>
      <ErrorPage error={error} />
    </main>
  )
}
