import { createServer } from 'node:net'
import { type Config, ConfigError, readConfig, runLibrariesFast } from './platform/config.ts'
import { createDataDir } from './platform/database/data-dir.ts'
import { growHeapsFaster } from './platform/heap-growth.ts'
import { logFailure } from './platform/http/log-failure.ts'
import { isIdle } from './platform/idle.ts'
import { isLoopbackHost } from './platform/loopback.ts'
import { releaseMemoryWhen } from './platform/release-memory.ts'
import { startupErrorMessage } from './platform/startup-error.ts'
import type { ShopParts } from './shop-parts.ts'

const isDevelopment = process.argv.includes('--dev')

/** One clear line and a non-zero exit code: a half-started shop would be worse. */
function exitWithError(error: unknown): never {
  console.error(`The shop did not start: ${startupErrorMessage(error) ?? (error as Error).stack}`)
  process.exit(1)
}

async function main(): Promise<void> {
  // Files of the shop contain customers' data: other users of the machine must not read them.
  process.umask(0o077)
  const config = readConfig()
  if (!isDevelopment) runLibrariesFast()
  growHeapsFaster()
  if (config.worker !== 'only') await tryPort(config)
  if (!config.databaseUrl || !config.s3 || !config.smtpUrl) createDataDir(config.dataDir)
  console.log('• opening the database …')
  const { openDatabase } = await import('./platform/database/client.ts')
  const database = await openDatabase(config)
  // Loaded after the configuration, so that a wrong setting is reported at once.
  const [{ openShop }, { createFirstAdmin }, { ensurePushKeys }, { findNotices, warningOf }, { fillDemo }] = await Promise.all([
    import('./app.ts'),
    import('./areas/accounts/accounts.ts'),
    import('./areas/owner-alerts/owner-alerts.ts'),
    import('./areas/dashboard/dashboard.ts'),
    import('./demo/fill-demo.ts'),
  ])
  const { web, ...rest } = await openPageRenderer(config)
  const shop = await openShop({ config, database, web, ...rest, guardLoad: true })
  const { serveMetrics } = await import('./platform/metrics/metrics.routes.ts')
  await serveMetrics(config, shop.platform.metrics)
  stopOnSignal(shop, config.worker !== 'only')
  releaseMemoryWhen(isIdle)
  warnOfNetwork(config)
  await ensurePushKeys(database.db)
  const warn = async () => {
    for (const notice of await findNotices(shop.platform)) console.error(warningOf(notice))
  }
  if (config.worker === 'only') {
    await warn()
    console.log('Mẹ May works on its jobs.')
    return
  }
  if (config.demo) await fillDemo(shop.platform, (line) => console.log(`• ${line}`))
  // Before listening, so that a generated password is printed even if the port is in use.
  const { email, password } = await createFirstAdmin(shop.platform)
  console.log(`• the admin is ${email}, password ${password ?? passwordHint(config)}`)
  await warn()
  await shop.app.listen({ port: config.port, host: config.host })
  console.log(`\n  Mẹ May is open: ${config.publicUrl}\n`)
}

/** Reports a port in use before anything is filled. */
function tryPort({ port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const trial = createServer()
    trial.once('error', reject)
    trial.listen(port, host, () => trial.close(() => resolve()))
  })
}

function passwordHint({ admin }: Config): string {
  return admin.password ? 'as set in ADMIN_PASSWORD' : 'as printed at the first start'
}

type Opened = Pick<ShopParts, 'web' | 'clientFiles' | 'before'>

/** The built pages; with `--dev` a page server that builds each on demand. */
async function openPageRenderer(config: Config): Promise<Opened> {
  if (!isDevelopment) return (await import('./built-web.ts')).openBuiltWeb({ isAsked: config.worker !== 'only' })
  if (config.isStrict && !config.sandboxForAll) throw new ConfigError('--dev is not for a shop that sells')
  return (await import('./development-web.ts')).openDevelopmentWeb()
}

/** HOST allows other machines, but every link leads to this one: PUBLIC_URL was probably forgotten. */
function warnOfNetwork({ host, publicUrl, isPublic, sandbox, sandboxForAll }: Config): void {
  if (isPublic || isLoopbackHost(host)) return
  const closed = sandbox && !sandboxForAll ? '; the test wallet and the dev mailbox respond to this machine alone' : ''
  console.error(`WARNING: HOST=${host} lets other machines in, but links lead to ${publicUrl}${closed}. Set PUBLIC_URL.`)
}

/** Finishes requests in progress, then exits; also when the parent process is gone. */
function stopOnSignal(shop: { drain(): Promise<void>; close(): Promise<void> }, drains: boolean): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    if (drains) await shop.drain()
    setTimeout(() => process.exit(0), 9_000).unref()
    await shop.close().catch((error: unknown) => console.error('stopping:', (error as Error).message))
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  if (process.send) process.on('disconnect', stop)
}

/** The last resort: one line that a log collector can read, then the service manager restarts the process. */
process.on('uncaughtException', (error) => {
  logFailure('the process ends after an unexpected failure', error)
  process.exit(1)
})

main().catch(exitWithError)
