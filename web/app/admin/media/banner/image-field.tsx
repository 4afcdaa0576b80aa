import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/forms/field.tsx'
import { ImagePicker } from '../../components/uploads/image-picker.tsx'
import { LibraryThumb } from '../../components/uploads/library-thumb.tsx'
import { type BannerImage, toBannerImage } from './banner-draft.ts'
import { type Crop, clearArea } from './clear-area.rule.ts'

type ImageFieldProps = {
  name: string
  label: string
  hint: string
  picture: BannerImage | null
  onChange: (picture: BannerImage | null) => void
  /** The minimum width in pixels. */
  least: number
  crop: Crop
  error: string | undefined
  isOptional?: boolean
}

/** A picture of the library, with a frame around the part that is neither cropped nor covered by text. */
export function ImageField({ name, label, hint, picture, onChange, least, crop, error, isOptional = false }: ImageFieldProps) {
  const { t } = useTranslation('banners')
  const [isPicking, setPicking] = useState(false)
  const isTooSmall = picture !== null && picture.width < least
  const tooSmall = isTooSmall ? t('tooSmall', { width: picture.width, least }) : undefined
  return (
    <fieldset className="picture-field">
      <legend className="field-label">{label}</legend>
      {picture ? (
        <div className="picture-framed">
          <LibraryThumb image={picture} alt={picture.alt} isWhole />
          <ClearArea picture={picture} crop={crop} />
        </div>
      ) : (
        <p className="text-soft">{t('noPicture')}</p>
      )}
      <p className="field-hint">{hint}</p>
      <FieldError id={`${name}-error`} error={error ?? tooSmall} />
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" name={name} onClick={() => setPicking(true)}>
          {t(picture ? 'change' : 'choose')}
        </Button>
        {picture && isOptional && (
          <Button look="text" onClick={() => onChange(null)}>
            {t('remove')}
          </Button>
        )}
      </div>
      <ImagePicker
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        title={label}
        value={picture ? [picture._id] : []}
        onPick={([image]) => image && onChange(toBannerImage(image))}
      />
    </fieldset>
  )
}

/** The script sets the position, because the CSP allows no inline styles in HTML. */
function ClearArea({ picture, crop }: { picture: BannerImage; crop: Crop }) {
  const area = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    if (area.current) Object.assign(area.current.style, clearArea(picture, crop))
  }, [picture, crop])
  return <span ref={area} aria-hidden="true" className="clear-area" />
}
