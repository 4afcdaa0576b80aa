import type { Picture as PictureFile } from '../../../contract/media.ts'

type PictureProps = {
  picture: PictureFile
  /** Another crop for phones. */
  narrow?: PictureFile | undefined
  /** How wide it is shown, as in HTML's `sizes`. */
  sizes: string
  /** The largest thing of the first screen: loaded at once and first. */
  eager?: boolean
  /** Only an ornament here: what it shows is said in words beside it. */
  decorative?: boolean
  className?: string
}

/** A picture in the best format the browser takes, over its own blur until it is here. */
export function Picture({ picture, narrow, sizes, eager = false, decorative = false, className = '' }: PictureProps) {
  const { url, width, height, alt, placeholder, sources } = picture
  return (
    <picture className={`picture ${className}`}>
      {narrow?.sources.map(({ type, srcset }) => (
        <source key={type} media="(width < 48rem)" type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {placeholder && <img className="picture-blur" src={placeholder} alt="" aria-hidden="true" />}
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
  )
}
