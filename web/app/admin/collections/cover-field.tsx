import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { ImagePicker } from '../components/uploads/image-picker.tsx'
import { LibraryThumb } from '../components/uploads/library-thumb.tsx'
import type { Cover } from './collection-draft.ts'

/** The picture that represents a collection. */
export function CoverField({
  cover,
  onChange,
  error,
}: {
  cover: Cover | null
  onChange: (cover: Cover | null) => void
  error: string | undefined
}) {
  const { t } = useTranslation('taxonomy')
  const [isPicking, setPicking] = useState(false)
  return (
    <div className="grid gap-3">
      {cover ? (
        <LibraryThumb image={cover} alt={cover.alt} isWhole className="cover-large" />
      ) : (
        <p className="text-soft">{t('collections.noCover')}</p>
      )}
      <p className="text-sm text-soft">{t('collections.coverHint')}</p>
      <FieldError id="cover-error" error={error} />
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" name="image" onClick={() => setPicking(true)}>
          {t(cover ? 'collections.changeCover' : 'collections.chooseCover')}
        </Button>
        {cover && (
          <Button look="text" onClick={() => onChange(null)}>
            {t('collections.removeCover')}
          </Button>
        )}
      </div>
      <ImagePicker
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        value={cover ? [cover._id] : []}
        onPick={([image]) => image && onChange({ _id: image._id, width: image.width, alt: image.alt })}
      />
    </div>
  )
}
