import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 31_536_000

/** They look like files, but are made out of what the shop holds and are kept like pages. */
const madeFiles = /^\/(sitemap\.xml|robots\.txt|manifest\.webmanifest)(\?|$)/

/** Whether an address is a file's: built scripts, drawings, pictures, or what lies at the root with an ending (the pages' own `.data` is none). */
export function isFileAddress(url: string): boolean {
  if (madeFiles.test(url)) return false
  return /^\/(assets|art|media)\//.test(url) || /^\/[^/?]+\.(?!data(\?|$))\w+(\?|$)/.test(url)
}

/** The built web room's files: those with a hash in their name never change, the service worker is asked for anew each time, the others after a day. */
export async function serveBuiltFiles(app: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(root)) return
  const options: Omit<FastifyStaticOptions, 'root'> = {
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path))
    },
  }
  // A route for each of the hundreds of files below these two would take the start most of a second.
  for (const folder of ['assets', 'art']) await app.register(fastifyStatic, { ...options, root: join(root, folder), prefix: `/${folder}/` })
  await app.register(fastifyStatic, { ...options, root, wildcard: false, globIgnore: ['assets/**', 'art/**'] })
}

function cacheControl(path: string): string {
  if (path.includes('/assets/')) return `public, max-age=${year}, immutable`
  return /\/sw\.js(\.(br|gz))?$/.test(path) ? 'no-cache' : 'public, max-age=86400'
}
