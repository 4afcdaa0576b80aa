import type { Language } from '../../../contract/language.ts'
import type { Picture } from '../../../contract/media.ts'
import type { Image } from './media.sql.ts'
import { contentTypes, type Format, variantUrl, widthsOf } from './name-variants.ts'

/** The width of the one file that stands for the whole picture. */
const plainWidth = 640

/** A picture as pages show it, in the reader's language. */
export function describePicture(image: Image, language: Language): Picture {
  const widths = widthsOf(image)
  const plain = widths.find((width) => width >= plainWidth) ?? image.width
  const source = (format: Format) => ({
    type: contentTypes[format],
    srcset: widths.map((width) => `${variantUrl(image.id, { width, format })} ${width}w`).join(', '),
  })
  return {
    _id: image.id,
    url: variantUrl(image.id, { width: plain, format: 'webp' }),
    width: image.width,
    height: image.height,
    alt: image.alt[language],
    placeholder: image.placeholder,
    sources: [source('avif'), source('webp')],
  }
}
