import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { wholeResponse } from '../../contract/whole-response.ts'
import { handOver } from './hand-over.ts'
import { serverI18n } from './i18n/server-i18n.ts'
import { usedParts } from './keep-parts.tsx'
import { KeepPartContext } from './kept-part.tsx'
import { paintFirst } from './paint-first.ts'
import { visitContext } from './visit.ts'

/**
 * Data is in before rendering begins, and a page is kept or hashed as a whole: it is made in one go, which costs a
 * tenth less than a stream of it. Nothing in a page may wait for anything but its loaders.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...context }: EntryContext,
  router: RouterContextProvider,
): Promise<Response> {
  const { language } = router.get(visitContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', language)
  const parts = usedParts(language)
  const html = renderToString(
    <I18nextProvider i18n={serverI18n(language)}>
      <KeepPartContext value={parts.keep}>
        <ServerRouter context={context} url={request.url} />
      </KeepPartContext>
    </I18nextProvider>,
  )
  if (html.includes('<!--$!-->')) console.error(new Error(`A part of ${request.url} waited or failed: the browser has to make it.`))
  const data = serverHandoffStream ? await handOver(serverHandoffStream) : ''
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  return wholeResponse(Buffer.concat(paintFirst(html, data).flatMap(parts.fillIn)), { status, headers })
}

/** Logs what broke a page. What the router refuses by itself (no such page, a page nothing can be posted to) is the client's doing. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  console.error(isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : error)
}
