import Lightbox from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { productTexts } from '../../size-chart/product-texts.ts'
import 'yet-another-react-lightbox/styles.css'
import type { ListedPicture } from '../../../../../contract/media.ts'
import { useCloseOnBack } from '../../../ui/hooks/use-close-on-back.ts'
import { largestSource } from '../largest-source.ts'

type GalleryLightboxProps = {
  images: readonly ListedPicture[]
  isOpen: boolean
  index: number
  onMove: (index: number) => void
  onClose: () => void
}

/** The images at full screen size with pinch zoom. Loaded when the first one is opened. */
export function GalleryLightbox({ images, isOpen, index, onMove, onClose }: GalleryLightboxProps) {
  const { t } = useTranslation(['shop', 'common'], productTexts)
  useCloseOnBack(isOpen, onClose)
  const labels = {
    Previous: t('product.photoBefore'),
    Next: t('product.photoAfter'),
    Close: t('common:close'),
    'Zoom in': t('product.zoomIn'),
    'Zoom out': t('product.zoomOut'),
    Lightbox: t('product.photos'),
    'Photo gallery': t('product.photos'),
    Slide: t('product.photo'),
    Carousel: t('product.photos'),
    '{index} of {total}': t('product.photoOf', { n: '{index}', total: '{total}' }),
  }
  return (
    <Lightbox
      className="lightbox"
      open={isOpen}
      close={onClose}
      index={index}
      slides={images.map((image) => ({ src: largestSource(image), alt: image.alt, width: image.width, height: image.height }))}
      plugins={[Zoom]}
      labels={labels}
      zoom={{ maxZoomPixelRatio: 2.5, scrollToZoom: true }}
      carousel={{ finite: images.length < 2 }}
      controller={{ closeOnBackdropClick: true }}
      on={{ view: ({ index: at }) => onMove(at) }}
    />
  )
}
