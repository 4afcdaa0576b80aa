/**
 * Generates the AVIF variants, share images and average colours of the demo's pictures, so that a new shop shows them at once: run
 * `npm run demo:pictures [-- <part of a name>]` after a change in server/demo/pictures. The original serves browsers without AVIF.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { parse } from 'node:path'
import { imageWidths } from '../contract/image-variants.ts'
import { resizeVariant } from '../server/areas/media/resize-variant.ts'
import { averageColor } from '../server/areas/media/sanitize-upload.ts'

const demo = new URL('../server/demo/', import.meta.url)
const manifestFile = new URL('manifest.json', demo)
const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as { pictures: { file: string; width: number; placeholder?: string }[] }

const [, , part = ''] = process.argv

for (const picture of manifest.pictures.filter(({ file }) => file.includes(part))) {
  const original = await readFile(new URL(`pictures/${picture.file}`, demo))
  const folder = new URL(`pictures/${parse(picture.file).name}/`, demo)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  for (const width of imageWidths(picture))
    await writeFile(new URL(`${width}.avif`, folder), await resizeVariant(original, { width, format: 'avif' }, 'thorough'))
  await writeFile(new URL('share.jpg', folder), await resizeVariant(original, 'share'))
  picture.placeholder = await averageColor(original)
}
await writeFile(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`)
