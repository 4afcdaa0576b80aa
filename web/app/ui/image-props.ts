import type { Picture } from '../../../contract/media.ts'

/** What showing a picture takes: the addresses of its files follow from its id and width. */
export type ImageProps = Pick<Picture, '_id' | 'width' | 'height' | 'alt'> & { placeholder?: string }

/** For loaders: a picture as small as it travels in a page; the blur only where it is seen at once. */
export function toImageProps({ _id, width, height, alt, placeholder }: Picture, hasBlur = true): ImageProps {
  return { _id, width, height, alt, ...(hasBlur ? { placeholder } : {}) }
}
