/**
 * Makes the icons of the installed shop in web/public/art out of favicon.svg: with its rounded corners, and full-bleed for
 * systems that apply their own shape.
 * Run: node scripts/make-icons.ts
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const art = join(import.meta.dirname, '../web/public/art')
const drawing = readFileSync(join(art, 'favicon.svg'), 'utf8')
const ground = '<rect width="48" height="48" rx="11" '
if (!drawing.includes(ground)) throw new Error('favicon.svg is drawn differently now: its ground is not where it was')

const toTheEdges = drawing.replace(ground, '<rect width="48" height="48" ')
/** Systems may crop everything beyond two fifths from the centre. */
const withRoom = toTheEdges.replace('scale(.8)', 'scale(.66)')

const icons: [name: string, drawing: string, size: number][] = [
  ['icon-192.png', drawing, 192],
  ['icon-512.png', drawing, 512],
  ['icon-maskable-512.png', withRoom, 512],
  ['apple-touch-icon.png', toTheEdges, 180],
]

for (const [name, svg, size] of icons) {
  const density = (72 * size) / 48
  await sharp(Buffer.from(svg), { density }).resize(size, size).png({ compressionLevel: 9, palette: true }).toFile(join(art, name))
  console.log(`${name}: ${size} × ${size}`)
}
