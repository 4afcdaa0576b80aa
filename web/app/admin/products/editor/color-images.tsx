import Captions from 'lucide-react/icons/captions'
import Images from 'lucide-react/icons/images'
import X from 'lucide-react/icons/x'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import type { LibraryImage } from '../../../../../contract/admin/media.ts'
import { productLimits } from '../../../../../contract/admin/products.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/forms/field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { ReorderList } from '../../components/table/reorder-list.tsx'
import { ImagePicker } from '../../components/uploads/image-picker.tsx'
import { UploadButton } from '../../components/uploads/upload-button.tsx'
import { UploadList } from '../../components/uploads/upload-list.tsx'
import { useUploadQueue } from '../../components/uploads/use-upload-queue.ts'
import { thumbOf } from '../product-columns.tsx'
import { AltDialog } from './alt-dialog.tsx'
import type { EditorProps } from './editor-props.ts'
import type { ColorDraft, DraftImage } from './product-draft.ts'

type ColorImagesProps = Pick<EditorProps, 'alts' | 'onAlt' | 'onUnderway' | 'errorAt'> & {
  color: ColorDraft
  index: number
  name: string
  onChange: (how: (color: ColorDraft) => ColorDraft) => void
}

/** The pictures of a colour: upload, choose, reorder, describe, remove. */
export function ColorImages({ color, index, name, alts, onAlt, onUnderway, errorAt, onChange }: ColorImagesProps) {
  const { t } = useTranslation('products')
  const [isPicking, setPicking] = useState(false)
  const [described, setDescribed] = useState<DraftImage | null>(null)
  const { pictures } = color

  const rewrite = (how: (pictures: DraftImage[]) => DraftImage[]) => onChange((before) => ({ ...before, pictures: how(before.pictures) }))

  function take(images: readonly LibraryImage[]): void {
    for (const { _id, alts } of images) onAlt(_id, alts)
    rewrite((before) => {
      const more = images.filter(({ _id }) => !before.some((picture) => picture._id === _id))
      return [...before, ...more.map(({ _id, width, height }) => ({ _id, width, height }))].slice(0, productLimits.images)
    })
  }
  const queue = useUploadQueue((image) => take([image]))
  const { underway } = queue
  const reportUploads = useRef(onUnderway)
  reportUploads.current = onUnderway
  useEffect(() => {
    reportUploads.current(color.key, underway)
    return () => reportUploads.current(color.key, 0)
  }, [color.key, underway])

  function remove(picture: DraftImage, at: number): void {
    rewrite((before) => before.filter(({ _id }) => _id !== picture._id))
    const undo = () => rewrite((before) => (before.some(({ _id }) => _id === picture._id) ? before : before.toSpliced(at, 0, picture)))
    toast({ text: t('toasts.removedPicture'), action: { label: t('toasts.undo'), run: undo } })
  }

  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    queue.add([...event.dataTransfer.files])
  }
  const labelFor = (picture: DraftImage) => t('editor.picture', { number: pictures.indexOf(picture) + 1 })
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping files is an alternative to the button below */}
      <div
        className="color-pictures"
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={drop}
      >
        {pictures.length === 0 && <p className="pictures-none">{t('editor.noPictures')}</p>}
        <ReorderList
          items={pictures}
          idOf={({ _id }) => _id}
          nameOf={labelFor}
          onReorder={(order) => rewrite(() => order)}
          className="picture-rows"
        >
          {(picture, at) => (
            <div className="picture-row">
              <img src={thumbOf(picture)} alt={alts[picture._id]?.vi ?? ''} width={48} height={60} className="row-thumb" />
              <span className="grow">
                {at === 0 && <StatusBadge tone="info">{t(index === 0 ? 'editor.cover' : 'editor.first')}</StatusBadge>}
                {!alts[picture._id]?.vi && <span className="block text-sm text-soft">{t('editor.noAlt')}</span>}
              </span>
              <button
                type="button"
                className="icon-button size-11"
                aria-label={t('editor.alt', { name: labelFor(picture) })}
                title={t('editor.alt', { name: labelFor(picture) })}
                onClick={() => setDescribed(picture)}
              >
                <Captions aria-hidden size={18} />
              </button>
              <button
                type="button"
                className="icon-button size-11"
                aria-label={t('editor.removePicture', { name: labelFor(picture) })}
                title={t('editor.removePicture', { name: labelFor(picture) })}
                onClick={() => remove(picture, at)}
              >
                <X aria-hidden size={18} />
              </button>
            </div>
          )}
        </ReorderList>
        <UploadList queue={queue} />
        <p className="field-hint">
          {t('editor.pictureLimits')} <span className="max-sm:hidden">{t('editor.dropHint')}</span>
        </p>
        <div className="flex flex-wrap gap-2">
          <UploadButton onFiles={queue.add} look="secondary" />
          <Button look="secondary" onClick={() => setPicking(true)}>
            <Images aria-hidden size={18} />
            {t('editor.fromLibrary')}
          </Button>
        </div>
        <FieldError id={`${color.key}-pictures-error`} error={errorAt(`colors.${index}.pictures`)} />
      </div>
      {/* Outside of the drop area, so that files dropped on the library go to the library. */}
      <ImagePicker
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        value={pictures.map(({ _id }) => _id)}
        onPick={take}
        multiple
        title={t('editor.libraryTitle', { name })}
      />
      {described && (
        <AltDialog
          picture={described}
          alt={alts[described._id] ?? { vi: '', en: '' }}
          onSaved={(alt) => onAlt(described._id, alt)}
          onClose={() => setDescribed(null)}
        />
      )}
    </>
  )
}
