import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 31_536_000

/** Whether an address is a file's: built scripts, drawings, pictures, or what lies at the root with an ending (the pages' own `.data` is none). */
export function isFileAddress(url: string): boolean {
  return /^\/(assets|art|media)\//.test(url) || /^\/[^/?]+\.(?!data(\?|$))\w+(\?|$)/.test(url)
}

/** The built web room's files: those with a hash in their name never change, the others are asked for again after a day. */
export async function serveBuiltFiles(app: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(root)) return
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? `public, max-age=${year}, immutable` : 'public, max-age=86400')
    },
  })
}
