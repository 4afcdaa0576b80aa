import { constants } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
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
    const response = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(patienceMs) })
    const ended = Date.now()
    const there = Date.parse(response.headers.get('date') ?? '')
    if (Number.isNaN(there)) return []
    return [{ source: new URL(url).host, aheadMs: (begun + ended) / 2 - there - 500, precisionMs: 500 + (ended - begun) / 2 }]
  } catch {
    return []
  }
}
