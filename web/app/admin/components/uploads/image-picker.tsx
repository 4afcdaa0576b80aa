import './images.css'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { useId, useState } from 'react'
import { ImagePage, type LibraryImage } from '../../../../../contract/admin/media.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { retryAfterSignIn } from '../../use-admin-request.ts'
import { LibraryThumb } from './library-thumb.tsx'
import { UploadButton } from './upload-button.tsx'
import { UploadList } from './upload-list.tsx'
import { useDropAnywhere } from './use-drop-anywhere.ts'
import { useUploadQueue } from './use-upload-queue.ts'

type ImagePickerProps = {
  isOpen: boolean
  onClose: () => void
  /** The ids of the pictures already chosen. */
  value: readonly string[]
  /** Receives the newly chosen pictures, in the order of choosing. The pictures of `value` are not included. */
  onPick: (images: LibraryImage[]) => void
  multiple?: boolean
  title?: string
}

/** The media library in a dialog: choose pictures or upload new ones, which are chosen as soon as they are uploaded. */
export function ImagePicker({ isOpen, ...props }: ImagePickerProps) {
  return isOpen ? <OpenPicker {...props} /> : null
}

function OpenPicker({ onClose, value, onPick, multiple = false, title }: Omit<ImagePickerProps, 'isOpen'>) {
  const { t } = useTranslation(['media', 'admin', 'common'])
  const [chosen, setChosen] = useState<readonly LibraryImage[]>([])
  const [arrived, setArrived] = useState<readonly LibraryImage[]>([])
  const [query, setQuery] = useState('')
  const library = useLibrary(query)
  const queue = useUploadQueue((image) => {
    setArrived((before) => [image, ...before.filter(({ _id }) => _id !== image._id)])
    setChosen((before) => (multiple ? [...before.filter(({ _id }) => _id !== image._id), image] : [image]))
  })
  const isOver = useDropAnywhere(queue.add)
  const listed = library.data?.pages.flatMap(({ images }) => images) ?? []
  const shown = [...arrived, ...listed.filter(({ _id }) => !arrived.some((image) => image._id === _id))]
  // A picture that is already in the list cannot be added twice.
  const isTaken = ({ _id }: LibraryImage) => multiple && value.includes(_id)

  function toggle(image: LibraryImage): void {
    const has = chosen.some(({ _id }) => _id === image._id)
    setChosen(multiple ? (has ? chosen.filter(({ _id }) => _id !== image._id) : [...chosen, image]) : [image])
  }

  const pick = () => {
    onPick([...chosen])
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title ?? t(multiple ? 'picker.titleMany' : 'picker.title')}
      className="picker-dialog"
      footer={
        <div className="flex flex-wrap items-center justify-end gap-3">
          {queue.underway > 0 && <span className="grow text-soft">{t('queue.underway', { count: queue.underway })}</span>}
          <Button look="secondary" onClick={onClose}>
            {t('admin:cancel')}
          </Button>
          <Button disabled={chosen.length === 0} busy={queue.underway > 0} onClick={pick}>
            {multiple ? t('picker.takeMany', { count: chosen.length }) : t('picker.take')}
          </Button>
        </div>
      }
    >
      <div className="picker-tools">
        <QueryField value={query} onChange={setQuery} />
        <UploadButton onFiles={queue.add} look="secondary" />
      </div>
      <p className="mb-3 text-sm text-soft">
        {t('limits')} <span className="max-sm:hidden">{t('dropHint')}</span>
      </p>
      <UploadList queue={queue} />
      {library.isError && (
        <Alert title={t('loadFailed')} className="mb-4">
          <Button look="secondary" onClick={() => void library.refetch()}>
            {t('common:retry')}
          </Button>
        </Alert>
      )}
      {library.isSuccess && shown.length === 0 && <p className="py-8 text-center text-soft">{t(query ? 'none' : 'picker.empty')}</p>}
      <Choices {...{ images: shown, chosen, isTaken, toggle, multiple }} isBusy={library.isPending} onSure={multiple ? undefined : pick} />
      {library.hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button look="secondary" busy={library.isFetchingNextPage} onClick={() => void library.fetchNextPage()}>
            {t('picker.more')}
          </Button>
        </div>
      )}
      {isOver && <div className="drop-overlay">{t('dropHere')}</div>}
    </Dialog>
  )
}

type ChoicesProps = {
  images: readonly LibraryImage[]
  chosen: readonly LibraryImage[]
  isTaken: (image: LibraryImage) => boolean
  toggle: (image: LibraryImage) => void
  multiple: boolean
  isBusy: boolean
  onSure: (() => void) | undefined
}

function Choices({ images, chosen, isTaken, toggle, multiple, isBusy, onSure }: ChoicesProps) {
  const { t } = useTranslation('media')
  const group = useId()
  return (
    <fieldset className="picker-grid" aria-busy={isBusy || undefined}>
      <legend className="sr-only">{t('library')}</legend>
      {images.map((image) => {
        const place = chosen.findIndex(({ _id }) => _id === image._id)
        return (
          <label key={image._id} className="picker-tile" onDoubleClick={onSure}>
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={group}
              checked={place >= 0 || isTaken(image)}
              disabled={isTaken(image)}
              onChange={() => toggle(image)}
            />
            <LibraryThumb image={image} alt={image.alt} />
            {multiple && place >= 0 && <span className="picker-place">{place + 1}</span>}
            <span className="picker-name">{isTaken(image) ? t('picker.taken', { name: image.name }) : image.name}</span>
          </label>
        )
      })}
    </fieldset>
  )
}

function QueryField({ value, onChange }: { value: string; onChange: (query: string) => void }) {
  const { t } = useTranslation('media')
  return (
    <label className="query-field">
      <Search aria-hidden size={18} />
      <input
        type="search"
        value={value}
        placeholder={t('search')}
        aria-label={t('search')}
        maxLength={120}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  )
}

function useLibrary(query: string) {
  return useInfiniteQuery({
    queryKey: ['library', query.trim()],
    queryFn: ({ pageParam, signal }) =>
      retryAfterSignIn(() =>
        browserApi().get(withQuery('/api/images', { page: pageParam, limit: 24, query: query.trim() }), ImagePage, { signal }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ currentPage, totalPage }) => (currentPage < totalPage ? currentPage + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
