import type { Language } from '../../../contract/language.ts'
import type { Picture } from '../../../contract/media.ts'
import { pictureFiles } from '../../../contract/picture-files.ts'
import type { Image } from './media.sql.ts'

/** A picture as pages show it, in the reader's language. */
export function describePicture({ id, width, height, alt, placeholder }: Image, language: Language): Picture {
  const { url, sources } = pictureFiles({ _id: id, width })
  return { _id: id, url, width, height, alt: alt[language], placeholder, sources: [...sources] }
}
