import { imageTypes, imageVariantUrl, imageWidths } from '../../../contract/image-variants.ts'
import type { ImageProps } from './image-props.ts'

type PictureProps = {
  picture: ImageProps
  /** A different crop for phones. */
  narrow?: ImageProps | undefined
  /** The displayed width, as in HTML's `sizes`. */
  sizes: string
  /** The widest file needed here, in image pixels. */
  upTo?: number
  /** The largest element of the first screen: loaded immediately, with high priority. The browser finds it in the HTML, without a preload. */
  eager?: boolean
  /** Decorative here: the text beside it says the same, so the alt text is empty. */
  decorative?: boolean
  className?: string
}

const phone = '(width < 48rem)'

/** An image in the best format the browser supports, over its average colour until it has loaded. */
export function Picture({
  picture,
  narrow,
  sizes,
  upTo = Number.POSITIVE_INFINITY,
  eager = false,
  decorative = false,
  className = '',
}: PictureProps) {
  const { width, height, alt, placeholder } = picture
  const { srcset, fallback } = filesOf(picture, upTo)
  const narrowFiles = narrow && filesOf(narrow, upTo)
  return (
    <span className={className ? `picture ${className}` : 'picture'}>
      {/* The content policy forbids style attributes, but not this one, which the style sheet reads as `currentColor`. */}
      {placeholder && <svg color={placeholder} aria-hidden="true" />}
      <picture>
        {narrowFiles && <source media={phone} type={imageTypes.avif} srcSet={narrowFiles.srcset} sizes={sizes} />}
        {narrowFiles && <source media={phone} srcSet={narrowFiles.fallback} />}
        <source type={imageTypes.avif} srcSet={srcset} sizes={sizes} />
        <img
          className="picture-image"
          src={fallback}
          alt={decorative ? '' : (alt ?? '')}
          width={width}
          height={height}
          decoding="async"
          loading={eager ? undefined : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
        />
      </picture>
    </span>
  )
}

/** For browsers that cannot show AVIF: those of before 2023. */
const widestFallback = 1280
/** Only thumbnails are displayed so small. */
const thumbnailWidth = 160

/** AVIF in the widths needed here, and one WebP: every further file would cost 50 bytes per picture of a page. */
function filesOf({ _id, width }: ImageProps, upTo: number) {
  const widths = imageWidths({ width })
  const smallest = upTo > 2 * thumbnailWidth ? thumbnailWidth + 1 : 0
  const needed = widths.filter((one) => one >= smallest && one <= upTo)
  const offered = needed.length > 0 ? needed : widths.slice(0, 1)
  const fallback = offered.findLast((one) => one <= widestFallback) ?? width
  return {
    srcset: offered.map((one) => `${imageVariantUrl(_id, one, 'avif')} ${one}w`).join(','),
    fallback: imageVariantUrl(_id, fallback, 'webp'),
  }
}
