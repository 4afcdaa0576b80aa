import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** For tests alone: every file below a folder, and every folder with it, that others than its owner may read, write or enter. */
export async function findOpenToOthers(folder: string): Promise<string[]> {
  const below = await readdir(folder, { recursive: true })
  if (below.length === 0) throw new Error(`nothing lies in ${folder}`)
  const open: string[] = []
  for (const path of [folder, ...below.map((name) => join(folder, name))]) {
    const mode = (await lstat(path)).mode & 0o777
    if (mode & 0o077) open.push(`${mode.toString(8)} ${path}`)
  }
  return open
}
