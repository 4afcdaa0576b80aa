import type { EntryContext } from 'react-router'

/** The router creates an element and a route object for each route of its manifest, on every render: a page needs its own alone. */
export function withMatchedRoutes<Context extends Pick<EntryContext, 'manifest' | 'staticHandlerContext'>>(context: Context): Context {
  const { manifest, staticHandlerContext } = context
  const matched = staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]])
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(matched) } }
}
