import { createServer } from 'vite'
import type { WebRoom } from '../contract/transport.ts'
import type { ShopParts } from './app.ts'

/** The web room while it is being worked on: built page by page, nothing kept, the inline scripts of the page server allowed by their hashes. */
export async function openDevelopmentWeb(): Promise<Pick<ShopParts, 'web' | 'before'>> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  const room = () => vite.ssrLoadModule('/web/server.ts') as Promise<unknown> as Promise<WebRoom>
  return {
    web: {
      handleWeb: async (request, visit) => (await room()).handleWeb(request, visit),
      keptAddress: () => null,
    },
    before: (request, response, next) => {
      if (request.url?.startsWith('/api/')) next()
      else vite.middlewares(request, response, next)
    },
  }
}
