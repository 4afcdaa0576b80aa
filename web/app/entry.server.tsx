import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { serverI18n } from './i18n/server-i18n.ts'
import { paintFirst } from './paint-first.ts'
import { visitContext } from './visit.ts'

const patienceMs = 10_000

/** Data is in before rendering begins, and a page is kept or hashed as a whole: it is answered in one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { language } = context.get(visitContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Language', language)
  const page = (
    <I18nextProvider i18n={serverI18n(language)}>
      <ServerRouter context={router} url={request.url} />
    </I18nextProvider>
  )
  const html = await renderWhole(page)
  return new Response(request.method === 'HEAD' ? null : html, { status, headers })
}

function renderWhole(page: React.ReactNode): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const whole = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        clearTimeout(timer)
        resolve(paintFirst(Buffer.concat(chunks)))
        done()
      },
    })
    const rendering = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => rendering.pipe(whole),
      onShellError: reject,
      onError: (error) => console.error(error),
    })
    const timer = setTimeout(() => rendering.abort(new Error('The page took too long to render.')), patienceMs)
  })
}
