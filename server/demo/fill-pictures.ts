import { readFile } from 'node:fs/promises'
import { addImage, resizeNow } from '../areas/media/media.ts'
import type { Platform } from '../platform/platform.ts'
import { demoContent } from './demo-content.ts'
import { getPicture } from './picture-list.ts'

const folder = new URL('pictures/', import.meta.url)
/** One more than are drawn at once, so that none of the drawing waits for a file or the database. */
const atOnce = 3
const sayEvery = 20

/** The picture of a file of the demo: its id. */
export type PictureOf = (file: string) => string

/** Takes in every picture the demo shows, what visitors see first being first. */
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
  // Whoever opens the new shop looks at this one first.
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
