import './zod-without-eval.ts'
import { useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router'
import { trialNotice } from '../../contract/trial-shop.ts'
import type { Route } from './+types/root'
import { useTranslation } from './i18n/use-translation.ts'
import './app.css'
import textChunks from 'virtual:text-chunks'
import { FocusAfterNavigation } from './focus-after-navigation.tsx'
import { fontPreloads } from './font-preloads.ts'
import { useLanguage } from './i18n/use-language.ts'
import { hydratedEvent } from './page-events.ts'
import { paths } from './paths.ts'
import { QueryProvider } from './query-provider.tsx'
import { BareErrorPage } from './storefront/error/bare-error-page.tsx'
import type { loader as loadShop } from './storefront/layout.tsx'
import { ShopContext } from './storefront/use-shop.ts'
import { whatFailed } from './storefront/what-failed.ts'
import { TrialBanner } from './trial-banner.tsx'
import { LiveRegion } from './ui/announce.tsx'
import { LeaveGuard } from './ui/leave-guard.tsx'
import { LinkRoot } from './ui/link.tsx'
import { NavigationProgress } from './ui/navigation-progress.tsx'
import { ToastShelf } from './ui/toast.tsx'
import { Unveiling } from './unveiling.tsx'
import { visitContext } from './visit.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, language, isTrial = false } = context.get(visitContext)
  return { publicUrl, language, trial: isTrial ? trialNotice[language] : null, texts: textChunks[language] }
}

export const links: Route.LinksFunction = () => [
  ...fontPreloads,
  { rel: 'icon', href: '/art/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/art/apple-touch-icon.png' },
]

export function Layout({ children }: { children: React.ReactNode }) {
  const language = useLanguage()
  const { pathname } = useLocation()
  const manifest = /^\/admin(\/|$)/.test(pathname) ? paths.adminManifest() : paths.manifest()
  const { texts, trial } = useRouteLoaderData<typeof loader>('root') ?? {}
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#FBF7F0" />
        <Meta />
        <link rel="manifest" href={manifest} crossOrigin="use-credentials" />
        <Links />
        {texts && <link rel="modulepreload" href={texts} />}
      </head>
      <body>
        {trial && <TrialBanner text={trial} />}
        <ShopContext value={useRouteLoaderData<typeof loadShop>('storefront/layout')}>
          <LinkRoot>{children}</LinkRoot>
        </ShopContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  const { t } = useTranslation('shop')
  useEffect(() => void document.dispatchEvent(new Event(hydratedEvent)), [])
  function nameFailure(pathname: string): string | undefined {
    const what = whatFailed(pathname)
    return what && t(`list.${what}`)
  }
  return (
    <QueryProvider>
      <NavigationProgress />
      <Outlet />
      <FocusAfterNavigation />
      <Unveiling />
      <LeaveGuard nameFailure={nameFailure} />
      <LiveRegion />
      <ToastShelf />
    </QueryProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BareErrorPage error={error} />
}
