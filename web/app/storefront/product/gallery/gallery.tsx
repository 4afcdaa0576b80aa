import { useRef, useState } from 'react'
import type { ListedColor } from '../../../../../contract/catalogue.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useIsHydrated } from '../../../ui/hooks/use-is-hydrated.ts'
import { LazyError } from '../../../ui/lazy/lazy-error.tsx'
import { useLazyComponent } from '../../../ui/lazy/use-lazy-component.ts'
import { announce } from '../../../ui/live-region.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { productTexts } from '../../size-chart/product-texts.ts'
import { largestSource } from '../largest-source.ts'
import { GalleryArrows } from './gallery-arrows.tsx'
import { GalleryThumbs } from './gallery-thumbs.tsx'

const load = async () => (await import('./gallery-lightbox.tsx')).GalleryLightbox
const sizes = '(width >= 75rem) 600px, (width >= 48rem) 48vw, 100vw'

type GalleryProps = {
  color: ListedColor | undefined
  badge: React.ReactNode
  /** The owner's note on the photos. */
  note?: string | undefined
}

/** The images of one colour: swiped, stepped through, or opened large. The links work without scripts. */
export function Gallery({ color, badge, note }: GalleryProps) {
  const { t } = useTranslation('shop', productTexts)
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const [isLarge, setLarge] = useState(false)
  const { component: Lightbox, hasFailed, isLoading, retry } = useLazyComponent(load, isLarge)
  const isHydrated = useIsHydrated()
  const images = color?.images ?? []
  const shown = Math.min(index, Math.max(0, images.length - 1))

  function goTo(place: number): void {
    const next = (place + images.length) % images.length
    track.current?.scrollTo({ left: next * track.current.clientWidth })
  }
  function onScroll({ currentTarget }: React.UIEvent<HTMLElement>): void {
    const place = Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth))
    if (place === index) return
    setIndex(place)
    announce(t('product.photoOf', { n: place + 1, total: images.length }))
  }
  function enlarge(event: React.MouseEvent): void {
    event.preventDefault()
    setLarge(true)
  }

  function close(): void {
    setLarge(false)
  }
  function follow(place: number): void {
    track.current?.scrollTo({ left: place * track.current.clientWidth, behavior: 'instant' })
  }

  return (
    <section className={`gallery${images.length > 1 ? ' gallery-many' : ''}`} aria-label={t('product.photos')}>
      <div className="gallery-stage">
        <ul ref={track} className="gallery-track" onScroll={onScroll}>
          {images.map((image, place) => (
            <li key={image._id} id={photoId(place)}>
              <a
                href={largestSource(image)}
                className="gallery-photo"
                aria-label={`${image.alt}. ${t('product.enlarge')}`}
                aria-haspopup="dialog"
                onClick={enlarge}
              >
                {place === 0 || isHydrated ? (
                  <Picture picture={image} sizes={sizes} eager={place === 0} decorative />
                ) : (
                  <noscript>
                    <Picture picture={image} sizes={sizes} decorative />
                  </noscript>
                )}
              </a>
            </li>
          ))}
        </ul>
        {badge}
        {images.length > 1 && <GalleryArrows shown={shown} count={images.length} goTo={goTo} />}
      </div>
      {images.length > 1 && <GalleryThumbs images={images} shown={shown} hrefOf={(place) => `#${photoId(place)}`} goTo={goTo} />}
      {note && <p className="gallery-note">{note}</p>}
      {Lightbox && <Lightbox images={images} isOpen={isLarge} index={shown} onMove={follow} onClose={close} />}
      {!Lightbox && hasFailed && (
        <Dialog isOpen={isLarge} onClose={close} title={t('product.photos')}>
          <LazyError isRetrying={isLoading} onRetry={retry} />
        </Dialog>
      )}
    </section>
  )
}

/** The further images are as large as the first, and decoding them would delay hydration, so they load after it. */
function photoId(place: number): string {
  return `photo-${place + 1}`
}
