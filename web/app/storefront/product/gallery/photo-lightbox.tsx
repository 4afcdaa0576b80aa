import Lightbox from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { productTexts } from '../../size-chart/product-texts.ts'
import 'yet-another-react-lightbox/styles.css'
import { useCloseOnBack } from '../../../ui/hooks/use-close-on-back.ts'

export type LightboxPhoto = { src: string; alt: string; width: number; height: number }

type PhotoLightboxProps = {
  photos: readonly LightboxPhoto[]
  /** The name of the dialog. */
  title: string
  isOpen: boolean
  index: number
  onMove?: (index: number) => void
  onClose: () => void
}

/** Photos at full screen size with pinch zoom. Loaded when the first one is opened. */
export function PhotoLightbox({ photos, title, isOpen, index, onMove, onClose }: PhotoLightboxProps) {
  const { t } = useTranslation(['shop', 'common'], productTexts)
  useCloseOnBack(isOpen, onClose)
  const labels = {
    Previous: t('product.photoBefore'),
    Next: t('product.photoAfter'),
    Close: t('common:close'),
    'Zoom in': t('product.zoomIn'),
    'Zoom out': t('product.zoomOut'),
    Lightbox: title,
    'Photo gallery': title,
    Slide: t('product.photo'),
    Carousel: title,
    '{index} of {total}': t('product.photoOf', { n: '{index}', total: '{total}' }),
  }
  return (
    <Lightbox
      className="lightbox"
      open={isOpen}
      close={onClose}
      index={index}
      slides={[...photos]}
      plugins={[Zoom]}
      labels={labels}
      zoom={{ maxZoomPixelRatio: 2.5, scrollToZoom: true }}
      carousel={{ finite: photos.length < 2 }}
      controller={{ closeOnBackdropClick: true }}
      on={{ view: ({ index: at }) => onMove?.(at) }}
    />
  )
}
