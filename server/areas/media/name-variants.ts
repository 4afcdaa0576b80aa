/** The forms a picture is offered in. Each is a file of its own, named by the picture's id, and never changes. */
export type Format = 'avif' | 'webp' | 'jpg'
export type Variant = { width: number; format: Format } | 'share'

export const contentTypes: Record<Format, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

const usualWidths = [160, 320, 480, 640, 960, 1280, 1600]

/** Never wider than the original, and always the original's own width. */
export function widthsOf(original: { width: number }): number[] {
  return [...usualWidths.filter((width) => width < original.width), original.width]
}

export function isOffered(variant: Variant, original: { width: number }): boolean {
  return variant === 'share' || widthsOf(original).includes(variant.width)
}

/** Reads `640.avif` or `share.jpg`; null for anything else, so that a name never becomes a path. */
export function readVariant(file: string): Variant | null {
  if (file === 'share.jpg') return 'share'
  const [, width, format] = /^([1-9]\d{0,3})\.(avif|webp|jpg)$/.exec(file) ?? []
  return width && format ? { width: Number(width), format: format as Format } : null
}

export function fileOf(variant: Variant): string {
  return variant === 'share' ? 'share.jpg' : `${variant.width}.${variant.format}`
}

export function formatOf(variant: Variant): Format {
  return variant === 'share' ? 'jpg' : variant.format
}

/** Everything of one picture lies in one folder of the storage. */
export function folderOf(imageId: string): string {
  return `pictures/${imageId}`
}

export function variantKey(imageId: string, variant: Variant): string {
  return `${folderOf(imageId)}/${fileOf(variant)}`
}

export function variantUrl(imageId: string, variant: Variant): string {
  return `/media/${imageId}/${fileOf(variant)}`
}
