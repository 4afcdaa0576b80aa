import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { dayMs } from '../../contract/durations.ts'

/**
 * For rows in clear text while a backup is made: beside the data, because `/tmp` may be a small file system in memory. What a
 * process that was killed left there is deleted.
 */
export async function openWorkFolder(dataDir: string): Promise<string> {
  const folder = join(existsSync(dataDir) ? dataDir : tmpdir(), 'backup-work')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeLeftovers(folder, () => true)
  return folder
}

/** Archives that a killed process did not finish would fill the place of the backups, a file each time. */
export async function removeUnfinished(folder: string): Promise<void> {
  if (existsSync(folder)) await removeLeftovers(folder, (name) => name.startsWith('memay-') && name.endsWith('.part'))
}

/**
 * The name under which a backup is written until it is checked, so that `file` is a good one or none. Refused while another process
 * writes the same one: each would take the other's for its own, and delete it.
 */
export async function reserveUnchecked(file: string): Promise<string> {
  const unchecked = `${file}.unchecked.part`
  await mkdir(dirname(file), { recursive: true })
  try {
    await (await open(unchecked, 'wx', 0o600)).close()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new Error(`another process is writing ${file}; if none is, delete ${unchecked}`)
  }
  return unchecked
}

/** What nobody has changed for a day. */
async function removeLeftovers(folder: string, isOurs: (name: string) => boolean): Promise<void> {
  for (const name of (await readdir(folder)).filter(isOurs)) {
    const path = join(folder, name)
    const changed = await stat(path).catch(() => null)
    if (changed && Date.now() - changed.mtimeMs > dayMs) await rm(path, { recursive: true, force: true })
  }
}
