import { Outlet } from 'react-router'
import { useReloadWhenOutdated } from '../navigation/reload-when-outdated.ts'
import type { Route } from './+types/page-errors'
import { ErrorPage } from './error/error-page.tsx'

/** Stands between the layout and the pages, so that a broken page leaves header and footer in place. */
export default function PageErrors() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useReloadWhenOutdated(error)
  return <ErrorPage error={error} />
}
