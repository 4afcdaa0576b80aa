import { Outlet } from 'react-router'
import { useReloadWhenOutdated } from '../navigation/reload-when-outdated.ts'
import type { Route } from './+types/page-errors'
import { ErrorPage } from './error/error-page.tsx'

/** An error boundary between the layout and the pages: a failing page keeps header and footer. */
export default function PageErrors() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useReloadWhenOutdated(error)
  return <ErrorPage error={error} />
}
