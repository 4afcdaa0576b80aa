import type { ListedPicture as PictureFile } from '../../../../../contract/media.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Picture } from '../../../ui/picture.tsx'
import { productTexts } from '../../size-chart/product-texts.ts'

type GalleryThumbsProps = {
  images: readonly PictureFile[]
  shown: number
  hrefOf: (place: number) => string
  goTo: (place: number) => void
}

/** Shows all images, none hidden behind a "+3". */
export function GalleryThumbs({ images, shown, hrefOf, goTo }: GalleryThumbsProps) {
  const { t } = useTranslation('shop', productTexts)
  return (
    <ol className="gallery-thumbs">
      {images.map((image, place) => (
        <li key={image._id}>
          <a
            href={hrefOf(place)}
            className="gallery-thumb"
            aria-label={t('product.showPhoto', { n: place + 1 })}
            aria-current={place === shown || undefined}
            onClick={(event) => {
              event.preventDefault()
              goTo(place)
            }}
          >
            <Picture picture={image} sizes="80px" upTo={320} decorative />
          </a>
        </li>
      ))}
    </ol>
  )
}
