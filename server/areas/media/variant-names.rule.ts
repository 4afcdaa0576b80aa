import { type ImageFormat, imageWidths } from '../../../contract/image-variants.ts'
import { photoWidthsOf } from '../../../contract/photo-widths.ts'

/** One of a picture's files, or its share image. */
export type Variant = { width: number; format: ImageFormat } | 'share'

export function isOfferedVariant(variant: Variant, original: { width: number }): boolean {
  return variant === 'share' || imageWidths(original).includes(variant.width)
}

/** Parses `640.avif` or `share.jpg`; null for anything else, so that a name never becomes a path. */
export function readVariant(file: string): Variant | null {
  if (file === 'share.jpg') return 'share'
  const [, width, format] = /^([1-9]\d{0,3})\.(avif|webp|jpg)$/.exec(file) ?? []
  return width && format ? { width: Number(width), format: format as ImageFormat } : null
}

export function fileOf(variant: Variant): string {
  return variant === 'share' ? 'share.jpg' : `${variant.width}.${variant.format}`
}

export function formatOf(variant: Variant): ImageFormat {
  return variant === 'share' ? 'jpg' : variant.format
}

/** All files of one picture are in one folder of the storage. */
export function folderOf(imageId: string): string {
  return `pictures/${imageId}`
}

export function variantKey(imageId: string, variant: Variant): string {
  return `${folderOf(imageId)}/${fileOf(variant)}`
}

/** The ids of photos that are not public begin with it; no public URL serves them. */
export const photoPrefix = 'pho'

export function isPhotoId(id: string): boolean {
  return /^pho_[0-9a-z]{26}$/.test(id)
}

/** The files of a photo that is not public: few, because few people see it. */
export function photoVariants(photo: { width: number }): { width: number; format: 'webp' }[] {
  return photoWidthsOf(photo).map((width) => ({ width, format: 'webp' }))
}
