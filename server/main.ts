import { existsSync } from 'node:fs'
import { openShop } from './app.ts'
import { ConfigError, readConfig } from './platform/config.ts'
import { openDatabase } from './platform/db.ts'
import type { WebRoom } from '../contract/transport.ts'

const built = new URL('../build/', import.meta.url)

/** One clear line and a non-zero exit: nothing is worse than a shop that half starts. */
function giveUp(error: unknown): never {
  const expected = error instanceof ConfigError || (error as { code?: string }).code !== undefined
  console.error(`The shop did not start: ${expected ? (error as Error).message || (error as { code?: string }).code : (error as Error).stack}`)
  process.exit(1)
}

async function main(): Promise<void> {
  const config = readConfig()
  const entry = new URL('server/index.js', built)
  if (!existsSync(entry)) throw new ConfigError('the web room is not built; run npm run build')
  console.log('opening the database …')
  const database = await openDatabase(config)
  const web = (await import(entry.href)) as WebRoom
  const shop = await openShop({ config, database, web, clientFiles: new URL('client', built).pathname, guardLoad: true })
  await shop.app.listen({ port: config.port, host: config.host })
  console.log(`Mẹ May is open: ${config.publicUrl}`)
  stopOnSignal(shop)
}

function stopOnSignal(shop: { close(): Promise<void> }): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(0), 9_000).unref()
    await shop.close().catch((error: unknown) => console.error('stopping:', (error as Error).message))
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

main().catch(giveUp)
