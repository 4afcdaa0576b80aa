import { useState } from 'react'
import type { Review } from '../../../../../contract/reviews.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { LazyError } from '../../../ui/lazy/lazy-error.tsx'
import { useLazyComponent } from '../../../ui/lazy/use-lazy-component.ts'
import { productTexts } from '../../size-chart/product-texts.ts'
import { reviewPhotoUrls } from './review-photo-urls.ts'

const load = async () => (await import('../gallery/photo-lightbox.tsx')).PhotoLightbox

/** The photos of a review as thumbnails, which open in a dialog; without scripts they are links. */
export function ReviewPhotos({ review: { _id, author, photos = [] } }: { review: Pick<Review, '_id' | 'author' | 'photos'> }) {
  const { t } = useTranslation('shop', productTexts)
  const [index, setIndex] = useState(0)
  const [isLarge, setLarge] = useState(false)
  const { component: Lightbox, hasFailed, isLoading, retry } = useLazyComponent(load, isLarge)
  if (photos.length === 0) return null
  const total = photos.length
  const shown = photos.map((photo, at) => ({
    ...{ photo, ...reviewPhotoUrls(_id, photo) },
    alt: t('reviews.photo', { n: at + 1, total, author }),
  }))
  const title = t('reviews.photosOf', { author })
  const close = () => setLarge(false)
  return (
    <>
      <ul className="review-photos" aria-label={title}>
        {shown.map(({ photo, small, large, alt }, at) => (
          <li key={photo._id}>
            <a
              href={large}
              aria-haspopup="dialog"
              onClick={(event) => {
                event.preventDefault()
                setIndex(at)
                setLarge(true)
              }}
            >
              <img src={small} alt={alt} width={88} height={88} loading="lazy" decoding="async" />
            </a>
          </li>
        ))}
      </ul>
      {Lightbox && (
        <Lightbox
          photos={shown.map(({ photo: { width, height }, large, alt }) => ({ src: large, alt, width, height }))}
          {...{ title, index, isOpen: isLarge, onMove: setIndex, onClose: close }}
        />
      )}
      {!Lightbox && hasFailed && (
        <Dialog isOpen={isLarge} onClose={close} title={title}>
          <LazyError isRetrying={isLoading} onRetry={retry} />
        </Dialog>
      )}
    </>
  )
}
