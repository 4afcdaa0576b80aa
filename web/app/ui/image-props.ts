import type { ListedPicture } from '../../../contract/media.ts'

/** The data to show an image: the URLs of its files follow from its id and width. Without `alt` it is decorative. */
export type ImageProps = Pick<ListedPicture, '_id' | 'width' | 'height'> & { alt?: string; placeholder?: string }

/** For loaders: the part of an image that the page needs. */
export function toImageProps({ _id, width, height, alt, placeholder }: ListedPicture): ImageProps {
  return { _id, width, height, ...(alt ? { alt } : {}), ...(placeholder ? { placeholder } : {}) }
}

/** For an image whose text stands beside it. */
export function toDecorativeImage({ alt: _, ...image }: ListedPicture): ImageProps {
  return toImageProps({ ...image, alt: '' })
}

/** For an image that shows only after another one: without a placeholder. */
export function toLaterImage(image: ListedPicture): ImageProps {
  return toImageProps({ ...image, placeholder: '' })
}
