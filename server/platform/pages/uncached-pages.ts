import type { FastifyInstance } from 'fastify'
import { languageOfTag, languageParameter } from '../../../contract/language/language.schema.ts'
import type { PageRenderer } from '../../../contract/pages/page-renderer.ts'
import type { ConcurrencyLimit } from '../concurrency-limit.ts'
import { type Config, isTrialShop } from '../config.ts'
import { AppError } from '../http/errors.ts'
import { languageOf } from '../http/language.ts'
import type { PublicReads } from '../http/public-read.ts'
import { languageCookieOf } from './cache-key.ts'
import { inProcessTransport } from './in-process-transport.ts'
import { createRenderMeta, pageHeaders } from './page-headers.ts'

type Deps = {
  web: () => PageRenderer
  config: Config
  reads: PublicReads
  limit: ConcurrencyLimit
  isKnownVisitor: (cookie: string | undefined) => boolean
}

/** Personal pages and form posts: rendered for each request, never cached. */
export function uncachedPages(app: FastifyInstance, deps: Deps): void {
  app.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    // Any other type is not a form, and is refused (415) before rendering.
    pages.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer' },
      (_request, body, done) => done(null, body),
    )
    pages.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      schema: { hide: true },
      handler: async (request, reply) => {
        const meta = createRenderMeta()
        const language = languageOf(request.raw, false)
        const origin = originOf(request.headers.host, deps.config)
        const transport = inProcessTransport(app, {
          language,
          publicUrl: deps.config.publicUrl,
          caller: { ip: request.ip, cookie: request.headers.cookie, userAgent: request.headers['user-agent'] },
          meta,
          reads: deps.reads,
        })
        const url = new URL(request.url.replace(/^\/+/, '/'), origin)
        const body = request.method === 'POST' ? new Uint8Array((request.body as Buffer | undefined) ?? Buffer.alloc(0)) : null
        const webRequest = new Request(url, { method: request.method, headers: webHeaders(request.headers, origin), body })
        const render = () =>
          deps.web().handleWeb(webRequest, {
            language,
            publicUrl: deps.config.publicUrl,
            isTrial: isTrialShop(deps.config),
            cachesFragments: deps.config.usesCache,
            transport,
          })
        // The pages of people who buy, and of staff, go before those of strangers.
        const response = await deps.limit.run(render, { isUrgent: deps.isKnownVisitor(request.headers.cookie) })
        // A 405 without a page becomes the usual refusal.
        if (response.status === 405 && isJson(response)) throw new AppError('method_not_allowed')
        const content = Buffer.from(await response.arrayBuffer())
        reply.code(response.status).headers(pageHeaders(response, deps.config))
        reply.header('cache-control', 'private, no-store').header('content-language', language)
        for (const cookie of [...meta.cookies, ...response.headers.getSetCookie()]) reply.header('set-cookie', cookie)
        const chosen = languageOfTag(url.searchParams.get(languageParameter))
        if (chosen) reply.header('set-cookie', languageCookieOf(chosen, deps.config))
        return reply.send(request.method === 'HEAD' ? null : content)
      },
    })
  })
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('application/json') ?? false
}

/** In a trial the shop is opened under any name of this machine. */
function originOf(host: string | undefined, { isStrict, publicUrl, secure }: Config): string {
  const opened = `${secure ? 'https' : 'http'}://${host}`
  return isStrict || !host || !URL.canParse(opened) ? publicUrl : new URL(opened).origin
}

/** The headers that the web module may see; cookies stay with the transport. */
function webHeaders(headers: Record<string, string | string[] | undefined>, origin: string): Headers {
  const wanted = new Headers()
  for (const name of ['accept', 'content-type', 'user-agent', 'referer']) {
    const value = headers[name]
    if (typeof value === 'string') wanted.set(name, value)
  }
  if (headers.origin !== undefined) wanted.set('origin', origin)
  return wanted
}
