import { preload } from 'react-dom'
import { imageVariants } from '../../../contract/image-variants.ts'
import type { ImageProps } from './image-props.ts'

type PictureProps = {
  picture: ImageProps
  /** A different crop for phones. */
  narrow?: ImageProps | undefined
  /** The displayed width, as in HTML's `sizes`. */
  sizes: string
  /** The widest file needed here, in image pixels. */
  upTo?: number
  /** The largest element of the first screen: loaded immediately, with high priority. */
  eager?: boolean
  /** Decorative here: the text beside it says the same, so the alt text is empty. */
  decorative?: boolean
  className?: string
}

const phone = '(width < 48rem)'

/** An image in the best format the browser supports, over a blurred placeholder until it has loaded. */
export function Picture({ picture, narrow, sizes, upTo, eager = false, decorative = false, className = '' }: PictureProps) {
  const { width, height, alt, placeholder } = picture
  const { url, sources } = imageVariants(picture, upTo)
  const narrowFiles = narrow && imageVariants(narrow, upTo)
  if (eager) {
    askEarly({ url, sources }, sizes, narrow && `not all and ${phone}`)
    if (narrowFiles) askEarly(narrowFiles, sizes, phone)
  }
  return (
    <span className={`picture ${className}`}>
      {/* Outside of the picture element: inside, its sources would apply to the placeholder too. */}
      {placeholder && <img className="picture-blur" src={placeholder} alt="" aria-hidden="true" />}
      <picture>
        {narrowFiles?.sources.map(({ type, srcset }) => (
          <source key={type} media={phone} type={type} srcSet={srcset} sizes={sizes} />
        ))}
        {sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={sizes} />
        ))}
        <img
          className="picture-image"
          src={url}
          alt={decorative ? '' : alt}
          width={width}
          height={height}
          decoding="async"
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
        />
      </picture>
    </span>
  )
}

/** Preloads the best format at the top of the head, before fonts and scripts. */
function askEarly({ url, sources: [best] }: ReturnType<typeof imageVariants>, sizes: string, media: string | undefined): void {
  preload(url, { as: 'image', type: best.type, imageSrcSet: best.srcset, imageSizes: sizes, fetchPriority: 'high', media })
}
