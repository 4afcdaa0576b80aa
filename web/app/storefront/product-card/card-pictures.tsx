import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Picture as PictureFile } from '../../../../contract/media.ts'
import { Picture } from '../../ui/picture.tsx'

const sizes = '(width >= 75rem) 282px, (width >= 64rem) 23vw, (width >= 48rem) 31vw, 46vw'
const swipePx = 36

type CardPicturesProps = { images: readonly PictureFile[]; name: string; isCurious: boolean; eager: boolean }

/** The first picture; the others come with the first sign of interest: pointing at it, swiping, or the arrows. */
export function CardPictures({ images, name, isCurious, eager }: CardPicturesProps) {
  const { t } = useTranslation('shop')
  const [index, setIndex] = useState(0)
  const touchedAt = useRef(0)
  const [first, second] = images
  const turned = index > 0 ? images[index] : undefined
  const turn = (by: number) => setIndex((index + by + images.length) % images.length)
  function onTouchEnd(event: React.TouchEvent) {
    const moved = (event.changedTouches[0]?.clientX ?? touchedAt.current) - touchedAt.current
    if (images.length > 1 && Math.abs(moved) > swipePx) turn(moved < 0 ? 1 : -1)
  }
  return (
    <div
      className="product-card-pictures"
      onTouchStart={(event) => {
        touchedAt.current = event.touches[0]?.clientX ?? 0
      }}
      onTouchEnd={onTouchEnd}
    >
      {first && <Picture picture={first} sizes={sizes} eager={eager} />}
      {isCurious && !turned && second && <Picture picture={second} sizes={sizes} decorative className="product-card-second" />}
      {turned && <Picture picture={turned} sizes={sizes} eager className="product-card-turned" />}
      {images.length > 1 && (
        <div className="product-card-arrows">
          <button type="button" aria-label={t('card.previous', { name })} onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden size={18} />
          </button>
          <button type="button" aria-label={t('card.next', { name })} onClick={() => turn(1)}>
            <ChevronRight aria-hidden size={18} />
          </button>
        </div>
      )}
    </div>
  )
}
