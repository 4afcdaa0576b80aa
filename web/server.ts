import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { PageRenderer } from '../contract/pages/page-renderer.ts'
import { requestContext } from './app/api/request-context.ts'
import { cacheableUrl } from './app/navigation/cacheable-urls.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

export const handleWeb: PageRenderer['handleWeb'] = (request, pageContext) => {
  const context = new RouterContextProvider()
  context.set(requestContext, pageContext)
  return handle(withKnownParameters(request), context)
}

/** Renders a cacheable page from the URL it is cached under, so that unknown parameters cannot influence it. */
function withKnownParameters(request: Request): Request {
  if (request.method !== 'GET' && request.method !== 'HEAD') return request
  const url = new URL(request.url)
  const cacheable = cacheableUrl(url)
  if (cacheable === null || cacheable === url.pathname + url.search) return request
  return new Request(new URL(cacheable, url.origin), request)
}
