import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { filePolicy, removeDocumentHeaders } from './security-headers.ts'

const year = 31_536_000

/** Whether a request is for an existing built file, which costs only a read. */
export type IsStaticFile = (request: { url?: string; method?: string }) => boolean

/** Knows the files below `root`; does not guess by the look of a path. */
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

/** Whether a path is in a folder of files: a missing file there is not a page. */
export function isBelowStaticFiles(url: string): boolean {
  return /^\/(assets|art|media)\//.test(url)
}

/**
 * The files of the built web module: those with a hash in their name are immutable, the service worker is always
 * revalidated, others after a day.
 */
export async function serveStaticFiles(app: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(root)) return
  const options: Omit<FastifyStaticOptions, 'root'> = {
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path))
      if (isHashed(path)) removeDocumentHeaders(reply.header('content-security-policy', filePolicy))
    },
  }
  await app.register(async (files) => {
    // Not in `setHeaders`: the type of a compressed file is written after it.
    files.addHook('onSend', async (_request, reply) => {
      if (reply.getHeader('content-type') === 'image/svg+xml') reply.header('content-type', 'image/svg+xml; charset=utf-8')
    })
    // A route for each of the hundreds of files below these two would add most of a second to the start.
    for (const folder of ['assets', 'art'])
      await files.register(fastifyStatic, { ...options, root: join(root, folder), prefix: `/${folder}/` })
    await files.register(fastifyStatic, { ...options, root, wildcard: false, globIgnore: ['assets/**', 'art/**'] })
  })
}

function isHashed(path: string): boolean {
  return path.includes('/assets/')
}

function cacheControl(path: string): string {
  if (isHashed(path)) return `public, max-age=${year}, immutable`
  return /\/sw\.js(\.(br|gz))?$/.test(path) ? 'no-cache' : 'public, max-age=86400'
}
