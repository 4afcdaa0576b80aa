import { useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useIsHydrated } from '../../ui/hooks/use-is-hydrated.ts'
import type { ImageProps } from '../../ui/image-props.ts'
import { Picture } from '../../ui/picture.tsx'

/** Two columns on a phone. Rounded down, because a value slightly too large selects the next larger file. */
const sizes = '(min-width:75rem)282px,(min-width:64rem)23vw,(min-width:48rem)31vw,44vw'
/** Half the width of a large phone at three device pixels per CSS pixel. */
const widest = 640
const swipePx = 36

type CardPicturesProps = { images: readonly ImageProps[]; name: string; isCurious: boolean; eager: boolean }

/** Shows the first image; the others load on the first sign of interest: a hover, a swipe, or the arrows. */
export function CardPictures({ images, name, isCurious, eager }: CardPicturesProps) {
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
      className="card-pictures"
      onTouchStart={(event) => {
        touchedAt.current = event.touches[0]?.clientX ?? 0
      }}
      onTouchEnd={onTouchEnd}
    >
      {first && <Picture picture={first} sizes={sizes} upTo={widest} eager={eager} />}
      {isCurious && !turned && second && <Picture picture={second} sizes={sizes} upTo={widest} decorative className="card-second" />}
      {turned && <Picture picture={turned} sizes={sizes} upTo={widest} eager className="card-turned" />}
      {images.length > 1 && <CardArrows name={name} turn={turn} />}
    </div>
  )
}

/** For a pointer and for screen readers. Not Tab stops: the focus on the card's link shows the other picture. */
function CardArrows({ name, turn }: { name: string; turn: (by: number) => void }) {
  const { t } = useTranslation('shop')
  if (!useIsHydrated()) return null
  return (
    <div className="card-arrows">
      <button type="button" tabIndex={-1} aria-label={t('card.previous', { name })} onClick={() => turn(-1)} />
      <button type="button" tabIndex={-1} aria-label={t('card.next', { name })} onClick={() => turn(1)} />
    </div>
  )
}
