import { createServer } from 'vite'
import type { PageRenderer } from '../contract/pages/page-renderer.ts'
import type { ShopParts } from './shop-parts.ts'

/** The web module in development: built page by page, uncached; the policy allows the inline scripts of the dev server by their hashes. */
export async function openDevelopmentWeb(): Promise<Pick<ShopParts, 'web' | 'before'>> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const deps = () => vite.ssrLoadModule('/web/server.ts') as Promise<unknown> as Promise<PageRenderer>
  return {
    web: {
      handleWeb: async (request, context) => (await deps()).handleWeb(request, context),
      cacheableUrl: () => null,
    },
    before: (request, response, next) => {
      if (request.url?.startsWith('/api/')) next()
      else vite.middlewares(request, response, next)
    },
  }
}
