import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { PageRenderer } from '../contract/page-renderer.ts'
import type { ShopParts } from './app.ts'
import { ConfigError, runLibrariesFast } from './platform/config.ts'
import { openRenderPool } from './platform/pages/render-pool.ts'

const built = new URL('../build/', import.meta.url)
/** More threads would use more memory than they are worth. */
const maxThreads = 4

/** The built pages, rendered in up to one thread per core; without threads where no requests are served. */
export async function openBuiltWeb({ isAsked = true } = {}): Promise<Pick<ShopParts, 'web' | 'clientFiles'>> {
  const pages = new URL('server/index.js', built)
  if (!existsSync(pages)) throw new ConfigError('the pages are not built; run npm start')
  runLibrariesFast()
  const { cacheableUrl } = (await import(new URL('server/cacheable-urls.js', built).href)) as Pick<PageRenderer, 'cacheableUrl'>
  const size = isAsked ? { min: 1, max: Math.min(availableParallelism(), maxThreads) } : { min: 0, max: 0 }
  const { handleWeb, warmUp: introduce } = openRenderPool(pages, size)
  return { web: { handleWeb, warmUp: introduce, cacheableUrl }, clientFiles: new URL('client', built).pathname }
}
