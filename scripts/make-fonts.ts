/**
 * Makes the web fonts in web/app/styles/fonts out of those of @fontsource: only the letters of Vietnamese and English, and only the
 * weights that the pages use, which is a third less to load before the first picture. A browser loads the originals for other letters.
 * Run: node scripts/make-fonts.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const styles = join(import.meta.dirname, '../web/app/styles')

/** The faces of fonts.css that are made here name their characters there. */
const faces = [...readFileSync(join(styles, 'fonts.css'), 'utf8').matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face)

const fonts = [
  { name: 'nunito-sans-vietnamese.woff2', from: '@fontsource-variable/nunito-sans/files/nunito-sans-vietnamese-wght-normal.woff2' },
  { name: 'nunito-sans-latin.woff2', from: '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2' },
  { name: 'fraunces-vietnamese.woff2', from: '@fontsource/fraunces/files/fraunces-vietnamese-600-normal.woff2' },
  { name: 'fraunces-latin.woff2', from: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2' },
]

for (const { name, from } of fonts) {
  const face = faces.find((each) => each.includes(`./fonts/${name}`))
  if (!face) throw new Error(`fonts.css has no face with ${name}`)
  const original = readFileSync(require.resolve(from))
  const weights = /font-weight: (\d+) (\d+);/.exec(face)
  const axes = weights && { variationAxes: { wght: { min: Number(weights[1]), max: Number(weights[2]) } } }
  const made = await subsetFont(original, charactersOf(face), { targetFormat: 'woff2', ...axes })
  writeFileSync(join(styles, 'fonts', name), made)
  console.log(`${name}: ${original.length} -> ${made.length} bytes`)
}

/** All characters of the ranges of a face's `unicode-range`. */
function charactersOf(face: string): string {
  const ranges = face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)
  return [...ranges]
    .flatMap(([, first = '', last = first]) => charactersBetween(Number.parseInt(first, 16), Number.parseInt(last, 16)))
    .join('')
}

function charactersBetween(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}
