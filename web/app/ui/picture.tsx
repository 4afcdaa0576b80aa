import { preload } from 'react-dom'
import { imageVariants } from '../../../contract/image-variants.ts'
import type { ImageProps } from './image-props.ts'

type PictureProps = {
  picture: ImageProps
  /** Another crop for phones. */
  narrow?: ImageProps | undefined
  /** How wide it is shown, as in HTML's `sizes`. */
  sizes: string
  /** The widest file that is ever needed here, in pixels of the file. */
  upTo?: number
  /** The largest thing of the first screen: asked for at once and first. */
  eager?: boolean
  /** Only an ornament here: what it shows is said in words beside it. */
  decorative?: boolean
  className?: string
}

const phone = '(width < 48rem)'

/** A picture in the best format the browser takes, over its own blur until it is here. */
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
      {/* Outside of the picture element: inside, its sources would be taken for the blur, too. */}
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

/** Named at the top of the head in its best format, before fonts and scripts. */
function askEarly({ url, sources: [best] }: ReturnType<typeof imageVariants>, sizes: string, media: string | undefined): void {
  preload(url, { as: 'image', type: best.type, imageSrcSet: best.srcset, imageSizes: sizes, fetchPriority: 'high', media })
}
