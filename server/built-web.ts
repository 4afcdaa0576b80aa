import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { WebRoom } from '../contract/transport.ts'
import type { ShopParts } from './app.ts'
import { ConfigError, runLibrariesFast } from './platform/config.ts'
import { openPageThreads } from './platform/http/page-threads.ts'

const built = new URL('../build/', import.meta.url)
/** More threads than this would hold more memory (some 60 MB each) than their pages are worth. */
const mostThreads = 4

/** The built pages, made in a thread for each core; in none where nobody is answered. */
export async function openBuiltWeb({ isAsked = true } = {}): Promise<Pick<ShopParts, 'web' | 'clientFiles'>> {
  const pages = new URL('server/index.js', built)
  if (!existsSync(pages)) throw new ConfigError('the pages are not built; run npm start')
  runLibrariesFast()
  const { keptAddress } = (await import(new URL('server/kept-pages.js', built).href)) as Pick<WebRoom, 'keptAddress'>
  const { handleWeb, introduce } = openPageThreads(pages, isAsked ? Math.min(availableParallelism(), mostThreads) : 0)
  return { web: { handleWeb, introduce, keptAddress }, clientFiles: new URL('client', built).pathname }
}
