import type { ListedPicture } from '../../../../../contract/media.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { productTexts } from '../../size-chart/product-texts.ts'
import { largestSource } from '../largest-source.ts'
import { PhotoLightbox } from './photo-lightbox.tsx'

type GalleryLightboxProps = {
  images: readonly ListedPicture[]
  isOpen: boolean
  index: number
  onMove: (index: number) => void
  onClose: () => void
}

/** The pictures of a product at full screen size. */
export function GalleryLightbox({ images, ...rest }: GalleryLightboxProps) {
  const { t } = useTranslation('shop', productTexts)
  const photos = images.map((image) => ({ src: largestSource(image), alt: image.alt, width: image.width, height: image.height }))
  return <PhotoLightbox photos={photos} title={t('product.photos')} {...rest} />
}
