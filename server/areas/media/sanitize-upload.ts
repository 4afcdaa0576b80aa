import { maxUploadBytes } from '../../../contract/media.ts'
import type { ImageType } from './detect-type.rule.ts'
import { loadSharp } from './load-sharp.ts'

export type ImageRejection = 'type' | 'too-large' | 'unreadable'
export type Original = { content: Buffer; extension: 'jpg' | 'webp'; width: number; height: number; placeholder: string }

const most = { bytes: maxUploadBytes, pixels: 40_000_000, side: 12_000 }
const maxStoredSide = 2_400

/** Reads only the header of a file, and reports why it is refused. */
export async function inspectImage(content: Buffer, kind: ImageType): Promise<ImageRejection | null> {
  if (content.length > most.bytes) return 'too-large'
  try {
    const sharp = await loadSharp()
    const { format, width, height, pages = 1 } = await sharp(content, { limitInputPixels: false }).metadata()
    if (format !== (kind === 'avif' ? 'heif' : kind) || pages > 1) return 'type'
    return width > most.side || height > most.side || width * height > most.pixels ? 'too-large' : null
  } catch {
    return 'unreadable'
  }
}

/** Re-encodes an inspected picture: upright, in sRGB, at most 2400 px a side, and without camera metadata. */
export async function sanitizeUpload(upload: Buffer): Promise<Original | 'unreadable'> {
  try {
    const sharp = await loadSharp()
    const upright = sharp(upload, { failOn: 'error', limitInputPixels: most.pixels })
      .autoOrient()
      .resize({ width: maxStoredSide, height: maxStoredSide, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: 20 })
    const isClear = !(await sharp(upload).metadata()).hasAlpha
    // sharp drops EXIF, GPS and comments unless told otherwise: never add `withMetadata` or `keepExif`.
    const drawn = isClear ? upright.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }) : upright.webp({ quality: 90, effort: 2 })
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
    return {
      content: data,
      extension: isClear ? 'jpg' : 'webp',
      width: info.width,
      height: info.height,
      placeholder: await averageColor(data),
    }
  } catch {
    return 'unreadable'
  }
}

/** The average colour, as `#rrggbb`: it fills the space of the picture until the picture has loaded. */
export async function averageColor(content: Buffer): Promise<string> {
  const sharp = await loadSharp()
  const pixel = sharp(content).flatten({ background: '#fff' }).resize(1, 1, { fit: 'fill' }).toColorspace('srgb')
  return `#${(await pixel.raw().toBuffer()).subarray(0, 3).toString('hex')}`
}
