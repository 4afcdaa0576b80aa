import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type { WebRoom } from '../contract/transport.ts'
import { keptAddress } from './app/kept-pages.ts'
import { visitContext } from './app/visit.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

export const handleWeb: WebRoom['handleWeb'] = (request, visit) => {
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  return handle(withKnownParameters(request), context)
}

/** A page that may be kept is rendered from the address it is kept under: a stranger's parameters cannot colour it. */
function withKnownParameters(request: Request): Request {
  if (request.method !== 'GET' && request.method !== 'HEAD') return request
  const url = new URL(request.url)
  const kept = keptAddress(url)
  if (kept === null || kept === url.pathname + url.search) return request
  return new Request(new URL(kept, url.origin), request)
}
