import { isRouteErrorResponse } from 'react-router'

type RouteErrorKind = 'notFound' | 'busy' | 'broken'

/** What kind of trouble a page is in. Somebody else's thing and a forbidden one look like one that is not there. */
export function readRouteError(error: unknown): RouteErrorKind {
  if (!isRouteErrorResponse(error)) return 'broken'
  if (error.status === 404 || error.status === 403 || error.status === 405) return 'notFound'
  return error.status === 503 || error.status === 429 ? 'busy' : 'broken'
}
