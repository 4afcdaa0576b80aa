import Camera from 'lucide-react/icons/camera'
import X from 'lucide-react/icons/x'
import { type Dispatch, type SetStateAction, useEffect, useId, useRef, useState } from 'react'
import { maxReviewPhotos, type Review } from '../../../../../../contract/reviews.ts'
import { Button } from '../../../../ui/button.tsx'
import { announce } from '../../../../ui/live-region.tsx'
import { acceptedImages } from '../../../../ui/uploads/accepted-images.ts'
import { reviewPhotoUrls } from '../review-photo-urls.ts'
import { useReviewTexts } from './review-texts.ts'

type PhotoFieldProps = {
  review: Review | null
  canAddPhotos: boolean
  /** Files to send, and the ids of photos to remove, when the form is sent. */
  added: readonly File[]
  removed: readonly string[]
  isBusy: boolean
  onAdd: Dispatch<SetStateAction<readonly File[]>>
  onRemove: Dispatch<SetStateAction<readonly string[]>>
}

/** Up to three photos: those of the review, and those that are chosen now. */
export function PhotoField({ review, canAddPhotos, added, removed, isBusy, onAdd, onRemove }: PhotoFieldProps) {
  const { t } = useReviewTexts()
  const hintId = useId()
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLDivElement>(null)
  const stored = (review?.photos ?? []).filter(({ _id }) => !removed.includes(_id))
  const open = maxReviewPhotos - stored.length - added.length

  function choose(files: readonly File[]): void {
    onAdd((before) => [...before, ...files.slice(0, open)])
    if (files.length > open) announce(t('photos.tooMany', { max: maxReviewPhotos }))
  }
  /** The pressed button is gone with its photo. */
  function moveFocus(): void {
    requestAnimationFrame(() => button.current?.querySelector('button')?.focus())
  }

  return (
    <fieldset className="photo-field" aria-describedby={hintId} disabled={isBusy}>
      <legend>{t('photos.label')}</legend>
      <p id={hintId} className="text-sm text-soft">
        {t('photos.hint', { max: maxReviewPhotos })}
      </p>
      {stored.length + added.length > 0 && (
        <ul className="photo-field-list">
          {stored.map((photo, at) => (
            <li key={photo._id}>
              <img src={reviewPhotoUrls(review?._id ?? '', photo).small} alt={t('photos.chosen', { n: at + 1 })} width={88} height={88} />
              <RemoveButton
                n={at + 1}
                onPress={() => {
                  onRemove((before) => [...before, photo._id])
                  moveFocus()
                }}
              />
            </li>
          ))}
          {added.map((photo, at) => (
            <li key={keyOf(photo)}>
              <Preview photo={photo} alt={t('photos.chosen', { n: stored.length + at + 1 })} />
              <RemoveButton
                n={stored.length + at + 1}
                onPress={() => {
                  onAdd((before) => before.filter((each) => each !== photo))
                  moveFocus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {canAddPhotos && open > 0 && (
        <div ref={button}>
          <input
            ref={field}
            type="file"
            accept={acceptedImages}
            multiple
            hidden
            aria-label={t('photos.add')}
            onChange={(event) => {
              choose([...(event.currentTarget.files ?? [])])
              event.currentTarget.value = ''
            }}
          />
          <Button look="secondary" onClick={() => field.current?.click()}>
            <Camera aria-hidden size={20} /> {t('photos.add')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function RemoveButton({ n, onPress }: { n: number; onPress: () => void }) {
  const { t } = useReviewTexts()
  return (
    <button type="button" className="photo-field-remove" aria-label={t('photos.remove', { n })} onClick={onPress}>
      <X aria-hidden size={18} />
    </button>
  )
}

/** A chosen photo; its file name where the browser cannot show it, such as HEIC. */
function Preview({ photo, alt }: { photo: File; alt: string }) {
  const [url, setUrl] = useState<string>()
  const [isUnreadable, setUnreadable] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(photo)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  if (isUnreadable)
    return (
      <span role="img" aria-label={`${alt}: ${photo.name}`} className="photo-field-name">
        {photo.name}
      </span>
    )
  return url ? <img src={url} alt={alt} width={88} height={88} onError={() => setUnreadable(true)} /> : null
}

const keys = new WeakMap<File, string>()
let lastKey = 0

/** Two files may have the same name. */
function keyOf(file: File): string {
  const key = keys.get(file) ?? `photo-${++lastKey}`
  keys.set(file, key)
  return key
}
