import ImageOff from 'lucide-react/icons/image-off'
import { useEffect, useRef, useState } from 'react'
import { imageVariantUrl, imageWidths } from '../../../../../contract/image-variants.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ancestorRegions, focusHeading } from '../focus-heading.ts'

type LibraryThumbProps = { image: { _id: string; width: number }; alt: string; className?: string; isWhole?: boolean }

const thumbWidths = { small: 320, whole: 800 }

/**
 * A picture of the library. If its file fails to load, offers a retry. Another picture in the same place starts with
 * fresh state.
 */
export function LibraryThumb(props: LibraryThumbProps) {
  return <Thumb key={props.image._id} {...props} />
}

function Thumb({ image: { _id, width }, alt, className = '', isWhole = false }: LibraryThumbProps) {
  const { t } = useTranslation('media')
  const [tries, setTries] = useState(0)
  const [isBroken, setBroken] = useState(false)
  const shown = useRef<HTMLImageElement>(null)
  // The image may have failed before hydration, when no handler was attached.
  useEffect(() => {
    if (shown.current?.complete && shown.current.naturalWidth === 0) setBroken(true)
  }, [])
  // The pressed retry button was removed.
  useEffect(() => {
    const picture = shown.current
    if (tries === 0 || !picture || document.activeElement !== document.body) return
    const box = picture.closest('label')?.control
    if (box) box.focus({ preventScroll: true })
    else focusHeading(ancestorRegions(picture))
  }, [tries])
  const file = imageWidths({ width }).find((each) => each >= (isWhole ? thumbWidths.whole : thumbWidths.small)) ?? width
  const url = imageVariantUrl(_id, file, 'webp')
  if (isBroken) {
    return (
      <span className={`thumb-broken ${className}`}>
        <ImageOff aria-hidden size={22} />
        <span>{t('broken')}</span>
        <button
          type="button"
          className="small-button"
          onClick={() => {
            setTries(tries + 1)
            setBroken(false)
          }}
        >
          {t('reload')}
        </button>
      </span>
    )
  }
  return (
    <img
      ref={shown}
      src={tries > 0 ? `${url}?try=${tries}` : url}
      alt={alt}
      loading="lazy"
      decoding="async"
      className={className}
      onError={() => setBroken(true)}
    />
  )
}
