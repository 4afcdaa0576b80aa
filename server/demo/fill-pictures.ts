import { readdir, readFile } from 'node:fs/promises'
import { parse } from 'node:path'
import { addPreparedImage } from '../areas/media/media.ts'
import type { Platform } from '../platform/platform.ts'
import { demoContent } from './demo-content.ts'
import { getPicture } from './picture-list.ts'

const folder = new URL('pictures/', import.meta.url)
const atOnce = 4
const sayEvery = 20

/** Maps a demo file to its picture id. */
export type PictureOf = (file: string) => string

/** Adds every picture of the demo, the first visible ones first. */
export async function fillPictures(platform: Platform, say: (line: string) => void): Promise<PictureOf> {
  const files = shownFiles()
  const waiting = files.values()
  const ids = new Map<string, string>()
  async function takeIn(): Promise<void> {
    for (const file of waiting) {
      ids.set(file, await addPicture(platform, file))
      if (ids.size % sayEvery === 0 || ids.size === files.length) say(`pictures ${ids.size}/${files.length}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, takeIn))
  const pictureOf: PictureOf = (file) => {
    const id = ids.get(file)
    if (!id) throw new Error(`the demo has not taken in ${file}`)
    return id
  }
  return pictureOf
}

/** The variants are in a folder named after the file: `onesie-sage-front/320.avif`. Made by `npm run demo:pictures`. */
async function addPicture(platform: Platform, file: string): Promise<string> {
  const variants = new Map<string, Buffer>()
  const variantFolder = new URL(`${parse(file).name}/`, folder)
  for (const name of await readdir(variantFolder)) variants.set(name, await readFile(new URL(name, variantFolder)))
  const { width, height, placeholder, alt } = getPicture(file)
  const content = await readFile(new URL(file, folder))
  return (await addPreparedImage(platform, { content, name: file, width, height, placeholder, alt, variants }))._id
}

function shownFiles(): string[] {
  const { banners, collections, products, aboutPictures, sharePicture } = demoContent
  const inColors = products.flatMap(({ colors }) => colors.map(({ pictures }) => pictures))
  return [
    ...new Set([
      ...banners.flatMap(({ picture, phonePicture }) => (phonePicture ? [picture, phonePicture] : [picture])),
      ...collections.map(({ cover }) => cover),
      ...inColors.flatMap(([front]) => front ?? []),
      ...inColors.flatMap(([, ...others]) => others),
      ...aboutPictures.map(({ file }) => file),
      sharePicture,
    ]),
  ]
}
