import { lstat, readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'

/**
 * For tests: every file and folder of a data folder that other users may read, write or enter. The embedded database sets
 * the modes of its files itself (0666, 0644), whatever the umask, so only its folder counts, which must be closed to
 * others.
 */
export async function findOpenToOthers(dataDir: string): Promise<string[]> {
  const below = (await readdir(dataDir, { recursive: true })).filter((name) => !name.startsWith(`pglite${sep}`))
  if (below.length === 0) throw new Error(`${dataDir} is empty`)
  const open: string[] = []
  for (const path of [dataDir, ...below.map((name) => join(dataDir, name))]) {
    const mode = (await lstat(path)).mode & 0o777
    if (mode & 0o077) open.push(`${mode.toString(8)} ${path}`)
  }
  return open
}
