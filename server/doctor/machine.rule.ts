import type { Finding } from '../../contract/admin/doctor.ts'
import { failed, ok, warning } from './finding.rule.ts'

/** How far this clock is ahead of another, in milliseconds; `precisionMs`: how exactly that one is known. */
export type ClockOffset = { source: string; aheadMs: number; precisionMs: number }

/** Codes of authenticator apps are valid for 30 seconds. */
const wrongMs = 30_000
const oddMs = 5_000

export function assessClock(offsets: readonly ClockOffset[]): Finding {
  const offBy = ({ aheadMs, precisionMs }: ClockOffset) => Math.max(0, Math.abs(aheadMs) - precisionMs)
  const worst = offsets.toSorted((a, b) => offBy(b) - offBy(a))[0]
  if (!worst) return warning('clock.unknown')
  const seconds = Math.round(offBy(worst) / 1_000)
  if (offBy(worst) < oddMs) return ok('clock.ok', { seconds })
  return (offBy(worst) < wrongMs ? warning : failed)('clock.wrong', { seconds, source: worst.source })
}

const gigabyte = 1_073_741_824

export function assessDisk({ freeBytes, totalBytes }: { freeBytes: number; totalBytes: number }): Finding {
  const free = (Math.floor((freeBytes / gigabyte) * 10) / 10).toFixed(1)
  if (freeBytes < gigabyte / 2) return failed('disk.low', { free })
  return freeBytes < 2 * gigabyte || freeBytes < totalBytes / 20 ? warning('disk.low', { free }) : ok('disk.ok', { free })
}

/** `mode`: the permission bits; `isWritable`: null for a file that is only read. */
export type PathFacts = { path: string; mode: number; isWritable: boolean | null }

export function assessPermissions({ isRoot, paths }: { isRoot: boolean; paths: readonly PathFacts[] }): Finding {
  const closed = paths.find(({ isWritable }) => isWritable === false)
  if (closed) return failed('permissions.readOnly', { path: closed.path })
  const open = paths.find(({ mode }) => (mode & 0o077) !== 0)
  if (open) return warning('permissions.open', { path: open.path })
  return isRoot ? warning('permissions.root') : ok('permissions.ok', { path: paths.map(({ path }) => path).join(', ') })
}
