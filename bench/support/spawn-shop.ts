import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { memorySettings } from '../../scripts/memory-settings.mjs'

export const admin = { email: 'admin@memay.local', password: 'mot mat khau dai cho bench' }

/** `folder`: where another version of the shop is built; this one by default. */
type Setting = { port: number; dataDir: string; databaseUrl: string; environment?: Record<string, string>; folder?: string }

/** One process of the shop, as `npm start` runs it; it can be killed and restarted. */
export function spawnShop({ port, dataDir, databaseUrl, environment, folder = new URL('../..', import.meta.url).pathname }: Setting) {
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined

  const log = join(dataDir, `shop-${port}.log`)
  const lastWords = () => (existsSync(log) ? readFileSync(log, 'utf8').slice(-1_000) : 'it said nothing')

  async function start(): Promise<void> {
    const output = openSync(log, 'a')
    child = spawn(process.execPath, ['build/shop/main.js'], {
      cwd: folder,
      env: {
        ...memorySettings,
        ...process.env,
        // As `npm start` sets it: the compile cache survives the restart.
        NODE_COMPILE_CACHE: join(dataDir, 'scripts'),
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        TRUST_PROXY: 'loopback',
        RATE_LIMIT_PER_MINUTE: '10000000',
        RECONCILE_INTERVAL_SECONDS: '5',
        LOG_LEVEL: 'error',
        ...environment,
      },
      stdio: ['ignore', output, output],
    })
    closeSync(output)
    await ready()
  }

  async function ready(): Promise<void> {
    const end = Date.now() + 120_000
    while (Date.now() < end) {
      const answer = await fetch(`${url}/api/health/ready`).catch(() => null)
      if (answer?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`the shop at ${url} did not become ready: ${lastWords()}`)
  }

  /** Resident memory in MB. */
  function memory(): number {
    return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child?.pid)], { encoding: 'utf8' })) / 1_024)
  }

  /** Sends SIGKILL and waits for the exit. */
  async function kill(): Promise<void> {
    const dying = child
    if (!dying || dying.exitCode !== null) return
    const gone = new Promise<void>((resolve) => dying.once('exit', () => resolve()))
    dying.kill('SIGKILL')
    await gone
  }

  /** Sends SIGTERM and waits; returns the exit code, null after a signal. */
  async function stop(): Promise<number | null> {
    const ending = child
    if (!ending || ending.exitCode !== null) return ending?.exitCode ?? null
    const ended = new Promise<number | null>((resolve) => ending.once('exit', (code) => resolve(code)))
    ending.kill('SIGTERM')
    return ended
  }

  /** For a fault that the process itself takes part in. */
  function signal(name: NodeJS.Signals): void {
    child?.kill(name)
  }

  return {
    url,
    start,
    stop,
    kill,
    ready,
    memory,
    signal,
    isRunning: () => child !== undefined && child.exitCode === null && child.signalCode === null,
  }
}

export type ShopProcess = ReturnType<typeof spawnShop>
