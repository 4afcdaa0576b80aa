import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { dayMs } from '../../contract/durations.ts'
import type { Db } from '../platform/database/client.ts'
import { isFileMissing, type Storage } from '../platform/storage.ts'
import type { BackupStore } from './backup-store.ts'
import { createDecryption, createEncryption, createFileKey, fingerprintOf, readPrivateKey, readPublicKey } from './encryption.ts'
import { readOriginals } from './tables.sql.ts'

/** Copies outlive their pictures for as long as the oldest backup that may name them. */
const retentionDays = 370

type Source = { db: Db; pictures: Storage; store: BackupStore; publicKey: string | null; workFolder: string; now: Date }
export type CopiedPictures = { copied: number; all: number; missing: string[]; deleted: number }

/**
 * Copies the originals of a bucket's pictures beside the backups: only those that are not there yet, one at a time. Their smaller
 * files are drawn again after a restore.
 */
export async function copyPictures({ db, pictures, store, publicKey, workFolder, now }: Source): Promise<CopiedPictures> {
  const owner = publicKey ? readPublicKey(publicKey) : null
  const folder = folderOf(owner ? fingerprintOf(owner) : null)
  const there = new Set(await store.listFolder(folder))
  const result: CopiedPictures = { copied: 0, all: 0, missing: [], deleted: 0 }
  const live = new Set<string>()
  const work = await mkdtemp(join(workFolder, 'pictures-'))
  try {
    for await (const key of readOriginals(db)) {
      const name = nameOf(key)
      live.add(name)
      result.all++
      if (there.has(name)) continue
      const file = join(work, 'picture')
      try {
        const encryption = owner ? [createEncryption(createFileKey(owner))] : []
        await pipeline([await pictures.getStream(key), ...encryption, createWriteStream(file, { mode: 0o600 })])
      } catch (error) {
        if (!isFileMissing(error)) throw error
        result.missing.push(key)
        continue
      }
      await store.add(`${folder}/${name}`, file)
      result.copied++
    }
    const gone = [...there].filter((name) => !live.has(name))
    result.deleted = await removeOld({ store, folder, gone, now, work })
    return result
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

type Removal = { store: BackupStore; folder: string; gone: string[]; now: Date; work: string }

/** Marks the copies of deleted pictures, and removes those that were marked long ago. */
async function removeOld({ store, folder, gone, now, work }: Removal): Promise<number> {
  const marks = new Set(await store.listFolder(`${folder}-gone`))
  const mark = join(work, 'mark')
  await writeFile(mark, '-')
  let deleted = 0
  for (const name of gone) {
    const markName = `${folder}-gone/${name}`
    if (!marks.has(name)) await store.add(markName, mark)
    else if (now.getTime() - (await store.changedAt(markName)).getTime() > retentionDays * dayMs) {
      for (const each of [`${folder}/${name}`, markName]) await store.remove(each)
      deleted++
    }
  }
  return deleted
}

type Target = { db: Db; pictures: Storage; store: BackupStore; privateKey: string | null }

/** Writes the copies of the pictures that the restored shop lacks into its bucket; `missing`: those without a copy. */
export async function restorePictures({ db, pictures, store, privateKey }: Target): Promise<{ restored: number; missing: string[] }> {
  const key = privateKey ? readPrivateKey(privateKey) : null
  const folder = folderOf(key ? fingerprintOf(key) : null)
  const there = new Set(await store.listFolder(folder))
  const missing: string[] = []
  let restored = 0
  for await (const original of readOriginals(db)) {
    if (!there.has(nameOf(original))) {
      missing.push(original)
      continue
    }
    if (await pictures.exists(original)) continue
    const chunks: Buffer[] = []
    const content = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
    })
    const decryption = key ? [createDecryption({ privateKey: key })] : []
    await pipeline([await store.read(`${folder}/${nameOf(original)}`), ...decryption, content])
    await pictures.put(original, Buffer.concat(chunks))
    restored++
  }
  return { restored, missing }
}

/** Each key has a folder of its own: with a new one all pictures are copied again. */
function folderOf(fingerprint: string | null): string {
  return fingerprint ? `pictures-${fingerprint}` : 'pictures'
}

/** `pictures/img_…/original.jpg` is stored as `img_….jpg`. */
function nameOf(key: string): string {
  const [, id = '', file = ''] = key.split('/')
  return id + file.slice(file.lastIndexOf('.'))
}
