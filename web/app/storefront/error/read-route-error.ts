import { isRouteErrorResponse } from 'react-router'

type RouteErrorKind = 'notFound' | 'unreadable' | 'busy' | 'broken'

/** A malformed URL (400) leads nowhere either, and a retry would not help. */
const notFoundStatuses = [400, 403, 404, 405]

/** The kind of a page's error. A forbidden page looks like one that does not exist. */
export function readRouteError(error: unknown): RouteErrorKind {
  if (!isRouteErrorResponse(error)) return 'broken'
  if (error.data?.code === 'malformed_body') return 'unreadable'
  if (notFoundStatuses.includes(error.status)) return 'notFound'
  return error.status === 503 || error.status === 429 ? 'busy' : 'broken'
}
