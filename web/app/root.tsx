import './rendering/zod-without-eval.ts'
import { useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router'
import { trialNotice } from '../../contract/trial-shop.ts'
import type { Route } from './+types/root'
import { useTranslation } from './i18n/use-translation.ts'
import './app.css'
import textChunks from 'virtual:text-chunks'
import { QueryProvider } from './api/query-provider.tsx'
import { requestContext } from './api/request-context.ts'
import { SiteSettingsContext } from './api/site-settings.ts'
import { useLanguage } from './i18n/use-language.ts'
import { FocusAfterNavigation } from './navigation/focus-after-navigation.tsx'
import { LeaveGuard } from './navigation/leave-guard.tsx'
import { NavigationProgress } from './navigation/navigation-progress.tsx'
import { paths } from './paths.ts'
import { fontPreloads } from './rendering/font-preloads.ts'
import { OffscreenRendering } from './rendering/offscreen-rendering.tsx'
import { hydratedEvent } from './rendering/page-events.ts'
import { BareErrorPage } from './storefront/error/bare-error-page.tsx'
import { errorTitleKey } from './storefront/error/error-titles.ts'
import type { loader as loadShop } from './storefront/layout.tsx'
import { LinkRoot } from './ui/link.tsx'
import { LiveRegion } from './ui/live-region.tsx'
import { ToastRegion } from './ui/toast.tsx'
import { TrialBanner } from './ui/trial-banner.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, language, isTrial = false } = context.get(requestContext)
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
    // The inline script of the page adds an attribute before hydration.
    <html lang={language} suppressHydrationWarning>
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
        <SiteSettingsContext value={useRouteLoaderData<typeof loadShop>('storefront/layout')}>
          <LinkRoot>{children}</LinkRoot>
        </SiteSettingsContext>
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
    const what = errorTitleKey(pathname)
    return what && t(`list.${what}`)
  }
  return (
    <QueryProvider>
      <NavigationProgress />
      <Outlet />
      <FocusAfterNavigation />
      <OffscreenRendering />
      <LeaveGuard nameFailure={nameFailure} />
      <LiveRegion />
      <ToastRegion />
    </QueryProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BareErrorPage error={error} />
}
