import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

type Setting = { root: string; volumes: { data: string; backups: string }; environment: Record<string, string> }

/** Mounts for one command, in a namespace of its own: the root read-only, `/tmp` in memory, the volumes writable. */
const enter = `
mount --rbind "$ROOT" "$ROOT"
mount -t tmpfs -o mode=1777 tmpfs "$ROOT/tmp"
mount --bind "$DATA" "$ROOT/data"
mount --bind "$BACKUPS" "$ROOT/backups"
mount --rbind /dev "$ROOT/dev"
mount -t proc proc "$ROOT/proc"
mount -o remount,bind,ro "$ROOT"
exec chroot --userspec=10001:10001 "$ROOT" /usr/bin/env -i "$@"
`

/** Runs commands from the root of an image as a container would, without a container engine. */
export function runInImage({ root, volumes, environment }: Setting) {
  const settings = Object.entries(environment).map(([name, value]) => `${name}=${value}`)
  const place = { ROOT: root, DATA: volumes.data, BACKUPS: volumes.backups }
  const options = { env: { PATH: process.env.PATH, ...place }, encoding: 'utf8' } as const
  const wrap = (command: string[]) => [
    '--mount',
    'sh',
    '-ec',
    enter,
    'sh',
    ...settings,
    'sh',
    '-c',
    'cd /shop && exec "$@"',
    'sh',
    ...command,
  ]

  function start(command: string[]) {
    const child: ChildProcess = spawn('unshare', wrap(command), { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data))
    return {
      /** The response as soon as there is one of 200. */
      async untilResponds(url: string): Promise<Response> {
        for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt++) {
          const response = await fetch(url).catch(() => null)
          if (response?.ok) return response
          await sleep(100)
        }
        throw new Error(`no response from ${url}: ${output.slice(-2_000)}`)
      },
      /** The user ids of the process: real, effective, saved, of the file system. */
      userIds: () => /^Uid:\s+(.*)$/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]?.split(/\s+/) ?? [],
      async stop(): Promise<number | null> {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        const [code] = await ended
        return code as number | null
      },
    }
  }

  return { start, run: (command: string[]) => spawnSync('unshare', wrap(command), options) }
}
