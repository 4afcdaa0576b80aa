import { renderToString } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { bufferedResponse } from '../../contract/pages/buffered-response.ts'
import { scriptHashesHeader } from '../../contract/pages/script-hashes.ts'
import { requestContext } from './api/request-context.ts'
import { I18nContext } from './i18n/i18n-context.ts'
import { arrangePage } from './rendering/arrange-page.ts'
import { deferredScriptsStarter } from './rendering/deferred-scripts.ts'
import { collectFragments } from './rendering/fragment-cache.tsx'
import { hydrationDataScript } from './rendering/hydration-data.ts'
import { withMatchedRoutes } from './rendering/matched-routes.ts'
import { hashOfScript, newScriptMark } from './rendering/script-hashes.ts'
import { serverI18n } from './rendering/server-i18n.ts'
import { FragmentCacheContext } from './ui/cached-fragment.tsx'

const starterHash = hashOfScript(deferredScriptsStarter)

/**
 * Renders to a string: all data is loaded before rendering, and a page is cached or hashed as a whole. This costs a tenth less
 * than a stream. Nothing in a page may suspend except its loaders.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  router: RouterContextProvider,
): Promise<Response> {
  const { language, cachesFragments = false } = router.get(requestContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', language)
  const fragments = collectFragments(language)
  const data = serverHandoffStream ? await hydrationDataScript(serverHandoffStream) : ''
  const mark = newScriptMark()
  const rendered = renderToString(
    <I18nContext value={serverI18n(language)}>
      <FragmentCacheContext value={cachesFragments ? fragments.cacheFragment : null}>
        <ServerRouter context={withMatchedRoutes(context)} url={request.url} nonce={mark} />
      </FragmentCacheContext>
    </I18nContext>,
  )
  const { parts, hashes, isComplete } = arrangePage(rendered, { mark, data })
  if (!isComplete) console.error(new Error(`A part of ${request.url} waited or failed: the browser has to make it.`))
  const own = [...hashes, starterHash, ...(data ? [hashOfScript(data)] : [])]
  headers.set(scriptHashesHeader, own.join(' '))
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  return bufferedResponse(Buffer.concat(parts.flatMap(fragments.insertFragments)), { status, headers })
}

/**
 * Logs rendering errors. Refusals of the router itself (unknown page, method not allowed) are client errors and not logged.
 */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  console.error(isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : error)
}
