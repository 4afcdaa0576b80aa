import { symlinkSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { addImage } from '../../server/areas/media/media.ts'
import { demoContent } from '../../server/demo/demo-content.ts'
import { getPicture } from '../../server/demo/picture-list.ts'
import type { Platform } from '../../server/platform/platform.ts'
import { readPictures } from './bulk-insert.sql.ts'
import type { OriginalPicture } from './fake-product.ts'

const folder = new URL('../../server/demo/pictures/', import.meta.url)

/** Adds `count` product pictures of the demo with all their files; every generated picture shows one of them. */
export async function addOriginals(platform: Platform, count: number): Promise<OriginalPicture[]> {
  const fronts = new Set(demoContent.products.flatMap(({ colors }) => colors.flatMap(({ pictures }) => pictures.slice(0, 1))))
  const ids: string[] = []
  for (const file of [...fronts].slice(0, count)) {
    const added = await addImage(platform, { content: await readFile(new URL(file, folder)), name: file, alt: getPicture(file).alt })
    if ('refused' in added) throw new Error(`${file} was refused: ${added.refused}`)
    ids.push(added._id)
  }
  // Generates their sizes.
  await platform.jobs.drain()
  return readPictures(platform.db, ids)
}

/** Lets the folder of each picture lead to the finished files of its original. In a bucket they are generated on demand. */
export function linkFiles({ config }: Platform, pictures: { id: string; storageKey: string }[]): void {
  if (config.s3) return
  const files = resolve(config.dataDir, 'files')
  for (const { id, storageKey } of pictures) symlinkSync(dirname(join(files, storageKey)), join(files, 'pictures', id))
}
