import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 31_536_000

/** Whether a request is for a built file that exists, and so costs no more than reading it. */
export type IsStaticFile = (request: { url?: string; method?: string }) => boolean

/** Knows the files below `root`; no name is a file because of how it looks. */
export function createStaticFileCheck(root: string | undefined): IsStaticFile {
  const paths = new Set(root && existsSync(root) ? pathsBelow(root) : [])
  return ({ url = '', method }) => (method === 'GET' || method === 'HEAD') && paths.has(pathOf(url))
}

function pathsBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)
}

function pathOf(url: string): string {
  const question = url.indexOf('?')
  return question < 0 ? url : url.slice(0, question)
}

/** Whether a path lies where only files do: what is missing there is no page. */
export function isBelowStaticFiles(url: string): boolean {
  return /^\/(assets|art|media)\//.test(url)
}

/** The built web room's files: those with a hash in their name never change, the service worker is asked for anew each time, the others after a day. */
export async function serveStaticFiles(app: FastifyInstance, root: string): Promise<void> {
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
