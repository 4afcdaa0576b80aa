import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../platform/config.ts'
import { isFileMissing, openBucket } from '../platform/storage.ts'
import { listBackupNames } from './schedule.rule.ts'

export type BackupPlace = NonNullable<Config['backup']['place']>

export type BackupStore = {
  /** All or nothing: an interrupted copy never has the name of a backup. */
  add(name: string, path: string): Promise<void>
  read(name: string): Promise<Readable>
  sizeOf(name: string): Promise<number>
  /** Oldest first. */
  list(): Promise<string[]>
  remove(name: string): Promise<void>
  /** The names within a folder; none where there is no such folder. */
  listFolder(folder: string): Promise<string[]>
  changedAt(name: string): Promise<Date>
}

/** Where the scheduled backups are: a folder, or a bucket. */
export async function openBackupStore(place: BackupPlace): Promise<BackupStore> {
  const isFolder = 'folder' in place
  const disk = isFolder
    ? new Disk(new FSDriver({ location: resolve(place.folder), visibility: 'private' }))
    : await openBucket(place.bucket)
  const part = (name: string) => (isFolder ? `${name}.part` : name)
  return {
    async add(name, path) {
      await disk.putStream(part(name), createReadStream(path))
      if (isFolder) await disk.move(part(name), name)
    },
    read: (name) => disk.getStream(name),
    sizeOf: async (name) => (await disk.getMetaData(name)).contentLength,
    list: async () => listBackupNames(await listNames(disk, '/')),
    remove: (name) => disk.delete(name),
    listFolder: (folder) => listNames(disk, `${folder}/`),
    changedAt: async (name) => (await disk.getMetaData(name)).lastModified,
  }
}

async function listNames(disk: Disk, folder: string): Promise<string[]> {
  const names: string[] = []
  try {
    for (let token: string | undefined, isFirst = true; isFirst || token; isFirst = false) {
      const { objects, paginationToken } = await disk.listAll(folder, { recursive: false, ...(token ? { paginationToken: token } : {}) })
      for (const object of objects) if (object.isFile && !object.name.endsWith('.part')) names.push(object.name)
      token = paginationToken
    }
  } catch (error) {
    if (!isFileMissing(error)) throw error
  }
  return names
}
