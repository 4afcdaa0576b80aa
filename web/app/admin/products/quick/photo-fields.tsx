import Camera from 'lucide-react/icons/camera'
import Crop from 'lucide-react/icons/crop'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useBlobUrl } from '../../../ui/hooks/use-blob-url.ts'
import { acceptedImages } from '../../../ui/uploads/accepted-images.ts'
import { turnImage } from '../../../ui/uploads/turn-image.ts'
import { ColorNameField } from '../components/color-name-field.tsx'
import { CropDialog } from './crop-dialog.tsx'
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
  /** It is uploaded again, where it was already. */
  const replace = (key: string, files: Pick<QuickPhoto, 'file' | 'uncropped'>) =>
    onChange((before) => before.map((photo) => (photo.key === key ? { key, name: photo.name, color: photo.color, ...files } : photo)))
  const turn = async ({ key, file }: QuickPhoto) => replace(key, { file: await turnImage(file) })
  const [croppedKey, setCroppedKey] = useState<string>()
  const cropped = photos.findIndex(({ key }) => key === croppedKey)
  const toCrop = photos[cropped]
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
              <button
                type="button"
                className="small-button"
                aria-label={t('quickEntry.cropPhoto', { number: index + 1 })}
                onClick={() => setCroppedKey(photo.key)}
              >
                <Crop aria-hidden size={16} />
                {t('quickEntry.crop')}
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
      {toCrop && (
        <CropDialog
          photo={toCrop.uncropped ?? toCrop.file}
          alt={t('quickEntry.photo', { number: cropped + 1 })}
          onCrop={(file) => replace(toCrop.key, { file, uncropped: toCrop.uncropped ?? toCrop.file })}
          onClose={() => setCroppedKey(undefined)}
        />
      )}
    </>
  )
}

function BlobPicture({ file, alt }: { file: Blob; alt: string }) {
  const url = useBlobUrl(file)
  return url ? <img src={url} alt={alt} width={64} height={80} /> : <span className="quick-blank" />
}
