import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

const bin = () => execFileSync('sh', ['-c', 'dirname "$(ls /usr/lib/postgresql/*/bin/initdb | tail -1)"'], { encoding: 'utf8' }).trim()

/** PostgreSQL refuses to run as root. */
const isRoot = process.getuid?.() === 0
const as = (program: string, args: string[]): [string, string[]] =>
  isRoot
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', join(bin(), program), ...args]]
    : [join(bin(), program), args]

/** A temporary PostgreSQL that may be killed; it flushes to disk as in production. */
export async function openTempPostgres(port: number) {
  return openServer(port, (data) => {
    execFileSync(...as('initdb', ['-D', data, '-U', 'shop', '--auth=trust', '-E', 'UTF8', '--locale=C']), { stdio: 'ignore' })
  })
}

/** A streaming replica of a temporary PostgreSQL. */
export async function openTempReplica(port: number, primary: TempPostgres) {
  return openServer(port, (data) => {
    execFileSync(...as('pg_basebackup', ['-d', primary.url, '-D', data, '-R', '-X', 'stream', '-c', 'fast']), { stdio: 'ignore' })
  })
}

async function openServer(port: number, fill: (data: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'memay-pg-'))
  const data = join(folder, 'data')
  if (isRoot) {
    chmodSync(folder, 0o755)
    execFileSync('chown', ['postgres', folder])
  }
  fill(data)
  const url = `postgres://shop@127.0.0.1:${port}/postgres`

  async function start(): Promise<void> {
    const options = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=60']
    const begin = () => spawn(...as('postgres', options), { stdio: 'ignore', detached: true })
    let server = begin()
    for (let attempt = 0; attempt < 300; attempt++) {
      // It refuses to start while processes of the killed server still hold the shared memory.
      if (server.exitCode !== null) server = begin()
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
      client.on('error', () => undefined)
      const answering = await client
        .connect()
        .then(() => client.query<{ data_directory: string }>('show data_directory'))
        .then(({ rows: [row] }) => row?.data_directory)
        .catch(() => undefined)
      await client.end().catch(() => undefined)
      if (answering === data) return server.unref()
      // Another measurement: its database must not be written.
      if (answering !== undefined) {
        server.kill('SIGKILL')
        throw new Error(`another PostgreSQL listens on port ${port}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('PostgreSQL did not come back')
  }

  /** Kills the parent and all its children at once, as a power cut does. */
  function kill(): void {
    signal('SIGKILL')
  }

  /** To the parent and all its children. SIGSTOP makes the server hang as a machine does, SIGCONT ends that. */
  function signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
    const parent = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    const children = execFileSync('pgrep', ['-P', String(parent)], { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean)
      .map(Number)
    for (const pid of [parent, ...children]) {
      try {
        process.kill(pid, name)
      } catch {
        // Already gone with its parent.
      }
    }
  }

  /** As `pg_ctl restart` does: `fast` closes connections cleanly, `immediate` aborts. */
  async function stop(how: 'fast' | 'immediate'): Promise<void> {
    const parent = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(parent, how === 'fast' ? 'SIGINT' : 'SIGQUIT')
    const isRunning = () => existsSync(join(data, 'postmaster.pid'))
    for (let attempt = 0; isRunning() && attempt < 300; attempt++) await new Promise((resolve) => setTimeout(resolve, 20))
  }

  function close(): void {
    try {
      kill()
    } catch {
      // Not running.
    }
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    await start()
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  return { url, folder, start, stop, kill, signal, close }
}

export type TempPostgres = Awaited<ReturnType<typeof openTempPostgres>>
