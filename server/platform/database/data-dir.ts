import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ConfigError } from '../config.ts'

/**
 * Creates DATA_DIR with its parents; refuses in one line if it is not writable. Folder by folder, because Node's recursive
 * mkdir never returns on a file system without folders (/proc).
 */
export function createDataDir(dataDir: string): void {
  try {
    const missing: string[] = []
    for (let at = resolve(dataDir); !existsSync(at); at = dirname(at)) missing.unshift(at)
    for (const folder of missing) makeOne(folder)
    if (!statSync(dataDir).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' })
    accessSync(dataDir, constants.W_OK)
    if ((statSync(dataDir).mode & 0o1002) === 0o002)
      console.error(`WARNING: every user of this machine can write to DATA_DIR ${dataDir}: chmod 700 it.`)
  } catch (error) {
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be written to (${(error as NodeJS.ErrnoException).code})`)
  }
}

/** Several processes may start at once. */
function makeOne(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
