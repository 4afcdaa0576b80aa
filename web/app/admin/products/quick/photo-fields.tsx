import Camera from 'lucide-react/icons/camera'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { acceptedImages } from '../../../ui/uploads/accepted-images.ts'
import { turnImage } from '../../../ui/uploads/turn-image.ts'
import { ColorNameField } from '../components/color-name-field.tsx'
import { type QuickPhoto, withCover } from './quick-draft.ts'

type PhotoFieldsProps = {
  photos: readonly QuickPhoto[]
  known: readonly { vi: string }[]
  onChange: (how: (photos: QuickPhoto[]) => QuickPhoto[]) => void
}

/** The photos, each with its colour. The first one is the cover. */
export function PhotoFields({ photos, known, onChange }: PhotoFieldsProps) {
  const { t } = useTranslation('products')
  const field = useRef<HTMLInputElement>(null)
  function add(files: FileList | null): void {
    const added = [...(files ?? [])].map((file) => ({ key: crypto.randomUUID(), file, name: file.name, color: '' }))
    onChange((before) => [...before, ...added])
  }
  const change = (key: string, color: string) =>
    onChange((before) => before.map((photo) => (photo.key === key ? { ...photo, color } : photo)))
  async function turn({ key, file }: QuickPhoto): Promise<void> {
    const turned = await turnImage(file)
    // It is uploaded again, where it was already.
    onChange((before) => before.map((photo) => (photo.key === key ? { key, file: turned, name: photo.name, color: photo.color } : photo)))
  }
  return (
    <>
      <ul className="quick-photos">
        {photos.map((photo, index) => (
          <li key={photo.key} className="quick-photo">
            <BlobPicture file={photo.file} alt={t('quickEntry.photo', { number: index + 1 })} />
            <ColorNameField
              label={t('quickEntry.colorOf', { number: index + 1 })}
              name={`photo-${index}`}
              value={photo.color}
              known={known}
              hint={index === 0 || photo.color ? undefined : t('quickEntry.colorHint')}
              onChange={(name) => change(photo.key, name)}
            />
            <button
              type="button"
              className="icon-button"
              aria-label={t('quickEntry.removePhoto', { number: index + 1 })}
              onClick={() => onChange((before) => before.filter(({ key }) => key !== photo.key))}
            >
              <X aria-hidden size={20} />
            </button>
            <p className="quick-photo-tools">
              <button
                type="button"
                className="small-button"
                aria-label={t('quickEntry.turnPhoto', { number: index + 1 })}
                onClick={() => void turn(photo)}
              >
                <RotateCw aria-hidden size={16} />
                {t('quickEntry.turn')}
              </button>
              {index === 0 ? (
                photos.length > 1 && <span className="text-sm text-soft">{t('editor.cover')}</span>
              ) : (
                <button
                  type="button"
                  className="small-button"
                  aria-label={t('quickEntry.coverPhoto', { number: index + 1 })}
                  onClick={() => onChange((before) => withCover(before, photo.key))}
                >
                  {t('quickEntry.makeCover')}
                </button>
              )}
            </p>
          </li>
        ))}
      </ul>
      <input
        ref={field}
        type="file"
        accept={acceptedImages}
        multiple
        hidden
        aria-label={t('quickEntry.take')}
        onChange={(event) => {
          add(event.currentTarget.files)
          event.currentTarget.value = ''
        }}
      />
      <button type="button" className="quick-take" onClick={() => field.current?.click()}>
        <Camera aria-hidden size={26} />
        {t('quickEntry.take')}
      </button>
    </>
  )
}

function BlobPicture({ file, alt }: { file: Blob; alt: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url ? <img src={url} alt={alt} width={64} height={80} /> : <span className="quick-blank" />
}
