import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { productTexts } from '../../size-chart/product-texts.ts'

type GalleryArrowsProps = { shown: number; count: number; goTo: (place: number) => void }

export function GalleryArrows({ shown, count, goTo }: GalleryArrowsProps) {
  const { t } = useTranslation('shop', productTexts)
  return (
    <div className="gallery-arrows">
      <button type="button" className="icon-button" aria-label={t('product.photoBefore')} onClick={() => goTo(shown - 1)}>
        <ChevronLeft aria-hidden size={22} />
      </button>
      <span className="gallery-count" aria-hidden="true">
        {shown + 1}/{count}
      </span>
      <button type="button" className="icon-button" aria-label={t('product.photoAfter')} onClick={() => goTo(shown + 1)}>
        <ChevronRight aria-hidden size={22} />
      </button>
    </div>
  )
}
