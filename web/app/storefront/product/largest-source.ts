import { imageVariantUrl } from '../../../../contract/image-variants.ts'
import type { ListedPicture } from '../../../../contract/media.ts'

/** The largest file of an image in a format that every current browser supports. */
export function largestSource({ _id, width }: Pick<ListedPicture, '_id' | 'width'>): string {
  return imageVariantUrl(_id, width, 'webp')
}
