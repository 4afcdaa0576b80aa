import { readFile } from 'node:fs/promises'
import { addImage, resizeNow } from '../areas/media/media.ts'
import type { Platform } from '../platform/platform.ts'
import { demoContent } from './demo-content.ts'
import { getPicture } from './picture-list.ts'

const folder = new URL('pictures/', import.meta.url)
/** One more than are resized at once, so that resizing never waits for a file or the database. */
const atOnce = 3
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
  // The first banner is the first picture on the home page.
  const [opening] = demoContent.banners
  if (opening) await resizeNow(platform, pictureOf(opening.picture))
  return pictureOf
}

async function addPicture(platform: Platform, file: string): Promise<string> {
  const image = await addImage(platform, { content: await readFile(new URL(file, folder)), name: file, alt: getPicture(file).alt })
  if ('refused' in image) throw new Error(`${file} of the demo was refused: ${image.refused}`)
  return image._id
}

function shownFiles(): string[] {
  const { banners, collections, products, aboutPictures, sharePicture } = demoContent
  const inColors = products.flatMap(({ colors }) => colors.map(({ pictures }) => pictures))
  return [
    ...new Set([
      ...banners.map(({ picture }) => picture),
      ...collections.map(({ cover }) => cover),
      ...inColors.flatMap(([front]) => front ?? []),
      ...inColors.flatMap(([, ...others]) => others),
      ...aboutPictures.map(({ file }) => file),
      sharePicture,
    ]),
  ]
}
