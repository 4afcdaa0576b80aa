import { imageVariants } from '../../../contract/image-variants.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import type { Picture } from '../../../contract/media.ts'
import type { Image } from './media.sql.ts'

/** What a page needs of an image. */
export type ShownImage = Pick<Image, 'id' | 'width' | 'height' | 'alt' | 'placeholder'>

/** A picture as pages show it, in the reader's language. */
export function presentPicture({ id, width, height, alt, placeholder }: ShownImage, language: Language): Picture {
  const { url, sources } = imageVariants({ _id: id, width })
  return { _id: id, url, width, height, alt: alt[language], placeholder, sources: [...sources] }
}
