import { readFileSync } from 'node:fs'
import type { DemoColourway, DemoPicture } from './demo-types.ts'

type ManifestPicture = DemoPicture & { colourway: { key: string; vi: string; en: string; hex: string } | null }

const manifest = JSON.parse(readFileSync(new URL('manifest.json', import.meta.url), 'utf8')) as { pictures: ManifestPicture[] }

export const pictures: DemoPicture[] = manifest.pictures.map(({ file, width, height, alt, placeholder }) => ({
  file,
  width,
  height,
  alt,
  placeholder,
}))

/** Each colour once, in the order of first use. */
export const colourways: DemoColourway[] = [
  ...new Map(
    manifest.pictures.flatMap(({ colourway }) =>
      colourway ? [[colourway.key, { key: colourway.key, name: colourway.vi, en: colourway.en, hex: colourway.hex }] as const] : [],
    ),
  ).values(),
]

export function getPicture(file: string): DemoPicture {
  const picture = pictures.find((each) => each.file === file)
  if (!picture) throw new Error(`The manifest has no picture ${file}`)
  return picture
}
