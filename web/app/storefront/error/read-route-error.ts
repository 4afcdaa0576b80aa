import { isRouteErrorResponse } from 'react-router'

type RouteErrorKind = 'notFound' | 'unreadable' | 'busy' | 'broken'

/** An address that cannot be read (400) leads nowhere either; asking again would not help. */
const notFoundStatuses = [400, 403, 404, 405]

/** What kind of trouble a page is in. Somebody else's thing and a forbidden one look like one that is not there. */
export function readRouteError(error: unknown): RouteErrorKind {
  if (!isRouteErrorResponse(error)) return 'broken'
  if (error.data?.code === 'malformed_body') return 'unreadable'
  if (notFoundStatuses.includes(error.status)) return 'notFound'
  return error.status === 503 || error.status === 429 ? 'busy' : 'broken'
}
