export type ImageType = 'jpeg' | 'png' | 'webp' | 'avif'

const extensions = /\.(jpe?g|png|webp|avif)$/i

/**
 * Identifies a file by its first bytes, whatever its name or media type. Null for anything but a still JPEG, PNG, WebP or
 * AVIF with a matching extension.
 */
export function detectImageType(content: Buffer, name: string): ImageType | null {
  if (!extensions.test(name) || name.includes('\u0000')) return null
  if (content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (content.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))
    return isMovingPng(content) ? null : 'png'
  if (latin1(content, 0, 4) === 'RIFF' && latin1(content, 8, 12) === 'WEBP') return 'webp'
  // The brand of an image sequence is `avis`, of an iPhone photo `heic`.
  if (latin1(content, 4, 12) === 'ftypavif') return 'avif'
  return null
}

/** An animated PNG has its acTL chunk before the first image data. */
function isMovingPng(content: Buffer): boolean {
  const animation = content.indexOf('acTL')
  return animation >= 0 && animation < content.indexOf('IDAT')
}

function latin1(content: Buffer, from: number, to: number): string {
  return content.subarray(from, to).toString('latin1')
}
