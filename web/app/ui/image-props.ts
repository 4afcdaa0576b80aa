import type { ListedPicture } from '../../../contract/media.ts'

/** The data to show an image: the URLs of its files follow from its id and width. */
export type ImageProps = Pick<ListedPicture, '_id' | 'width' | 'height' | 'alt'> & { placeholder?: string }

/** For loaders: the part of an image that the page needs; the blur placeholder only where it shows at once. */
export function toImageProps({ _id, width, height, alt, placeholder }: ListedPicture, hasBlur = true): ImageProps {
  return { _id, width, height, alt, ...(hasBlur ? { placeholder } : {}) }
}
