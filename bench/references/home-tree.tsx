import * as build from 'virtual:react-router/server-build'
import { renderToString } from 'react-dom/server'
import { createRequestHandler, type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import type { RequestContext } from '../../contract/pages/page-renderer.ts'
import { requestContext } from '../../web/app/api/request-context.ts'
import { I18nContext } from '../../web/app/i18n/i18n-context.ts'
import { serverI18n } from '../../web/app/rendering/server-i18n.ts'

/** Loads the data of a page once; the result renders its tree with them, by React alone, as often as it is called. */
export async function openTree(url: string, page: RequestContext): Promise<() => string> {
  let loaded: EntryContext | undefined
  const entry = {
    ...build.entry,
    module: {
      ...build.entry.module,
      default: async (_request: Request, _status: number, _headers: Headers, context: EntryContext) => {
        loaded = context
        return new Response()
      },
    },
  }
  const router = new RouterContextProvider()
  router.set(requestContext, page)
  await createRequestHandler({ ...build, entry }, 'production')(new Request(url), router)
  if (!loaded) throw new Error(`${url} was not rendered`)
  const { serverHandoffStream: _, ...context } = loaded
  return () =>
    renderToString(
      <I18nContext value={serverI18n(page.language)}>
        <ServerRouter context={context} url={url} />
      </I18nContext>,
    )
}
