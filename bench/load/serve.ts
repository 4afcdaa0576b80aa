/**
 * One server to measure, in its own process: `bare`, `kept` (page cache), `rendered` (pages uncached, catalogue cached),
 * or without any cache. Sends its URL by message.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { openShop } from '../../server/app.ts'
import { openBuiltWeb } from '../../server/built-web.ts'
import { fillDemo } from '../../server/demo/fill-demo.ts'
import { readConfig } from '../../server/platform/config.ts'
import { openDatabase } from '../../server/platform/database/client.ts'

const [kind = 'kept', dataDir = './data'] = process.argv.slice(2)
const port = 4_381
const publicUrl = `http://127.0.0.1:${port}`

async function serveShop(): Promise<void> {
  const config = readConfig({
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir,
    WORKER: 'off',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '10000000',
  })
  const shop = await openShop({
    config,
    database: await openDatabase(config),
    ...(await openBuiltWeb()),
    caching: kind === 'anew' ? 'nothing' : kind === 'rendered' ? 'answers' : 'everything',
  })
  await fillDemo(shop.platform, () => undefined)
  await shop.app.listen({ port, host: '127.0.0.1' })
  const sample = join(dataDir, 'home.html')
  if (!existsSync(sample)) writeFileSync(sample, await (await fetch(publicUrl)).text())
}

async function serveBare(): Promise<void> {
  const body = brotliCompressSync(readFileSync(join(dataDir, 'home.html')))
  const app = Fastify()
  app.get('/', (_request, reply) => reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).send(body))
  await app.listen({ port, host: '127.0.0.1' })
}

await (kind === 'bare' ? serveBare() : serveShop())
process.send?.(publicUrl)
process.on('message', () => process.send?.(process.memoryUsage().rss))
