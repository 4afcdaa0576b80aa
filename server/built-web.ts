import { existsSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import type { PageRenderer } from '../contract/pages/page-renderer.ts'
import { ConfigError, runLibrariesFast } from './platform/config.ts'
import { openRenderPool } from './platform/pages/render-pool.ts'
import { threadCount } from './platform/pages/thread-count.rule.ts'
import type { ShopParts } from './shop-parts.ts'

const built = new URL('../build/', import.meta.url)
/** While some pages of a thread wait for their data, it renders the others. */
const pagesPerThread = 4

/** The built pages, rendered in threads; without threads where no requests are served. */
export async function openBuiltWeb({ isAsked = true } = {}): Promise<Pick<ShopParts, 'web' | 'clientFiles' | 'rendersAtOnce'>> {
  const pages = new URL('server/index.js', built)
  if (!existsSync(pages)) throw new ConfigError('the pages are not built; run npm start')
  runLibrariesFast()
  const { cacheableUrl } = (await import(new URL('server/cacheable-urls.js', built).href)) as Pick<PageRenderer, 'cacheableUrl'>
  // Without a limit of the container, Node returns zero or an enormous number.
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  const size = isAsked ? { min: 1, max: threadCount({ cores: availableParallelism(), memory }) } : { min: 0, max: 0 }
  const { handleWeb, warmUp } = openRenderPool(pages, size)
  return {
    web: { handleWeb, warmUp, cacheableUrl },
    rendersAtOnce: Math.max(1, size.max) * pagesPerThread,
    clientFiles: new URL('client', built).pathname,
  }
}
