import { constants } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { ClockOffset, PathFacts } from './machine.rule.ts'
import { patienceMs } from './read-network.ts'

export async function readDisk(path: string): Promise<{ freeBytes: number; totalBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(path)
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}

/** The data folder, and the file of settings where there is one. */
export async function readPaths(dataDir: string): Promise<PathFacts[]> {
  const folder = { path: resolve(dataDir), mode: (await stat(dataDir)).mode & 0o777, isWritable: await canWrite(dataDir) }
  const settings = await stat('.env').catch(() => null)
  return settings ? [folder, { path: resolve('.env'), mode: settings.mode & 0o777, isWritable: null }] : [folder]
}

/** The folder of backups, which the first one makes: whether it, or what is there of its path, can be written. Its files are encrypted. */
export async function readBackupFolder(folder: string): Promise<PathFacts> {
  const path = resolve(folder)
  for (let existing = path; ; existing = dirname(existing)) {
    const found = await stat(existing).catch(() => null)
    if (found) return { path, mode: 0o700, isWritable: found.isDirectory() && (await canWrite(existing)) }
    if (existing === dirname(existing)) return { path, mode: 0o700, isWritable: false }
  }
}

function canWrite(path: string): Promise<boolean> {
  return access(path, constants.W_OK).then(
    () => true,
    () => false,
  )
}

/** How far this clock is ahead of a web server's, which tells whole seconds. */
export async function readWebOffset(url: string): Promise<ClockOffset[]> {
  try {
    const begun = Date.now()
    const response = await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(patienceMs) })
    const ended = Date.now()
    const there = Date.parse(response.headers.get('date') ?? '')
    if (Number.isNaN(there)) return []
    return [{ source: new URL(url).host, aheadMs: (begun + ended) / 2 - there - 500, precisionMs: 500 + (ended - begun) / 2 }]
  } catch {
    return []
  }
}
