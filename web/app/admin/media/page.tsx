import '../components/uploads/images.css'
import { useRef, useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { ImagePage, type LibraryImage } from '../../../../contract/admin/media.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { withQuery } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { adminApi, pickParams } from '../admin-api.ts'
import { adminPaths } from '../admin-paths.ts'
import { AdminPage } from '../components/admin-page.tsx'
import { FailureBanner } from '../components/failure-banner.tsx'
import { BulkBar } from '../components/table/bulk-bar.tsx'
import { FilterBar, FilterSelect } from '../components/table/filter-bar.tsx'
import { NoResults } from '../components/table/no-results.tsx'
import { Pager } from '../components/table/pager.tsx'
import { useSelection } from '../components/table/use-selection.ts'
import { UploadButton } from '../components/uploads/upload-button.tsx'
import { UploadList } from '../components/uploads/upload-list.tsx'
import { useDropAnywhere } from '../components/uploads/use-drop-anywhere.ts'
import { useUploadQueue } from '../components/uploads/use-upload-queue.ts'
import type { Route } from './+types/page'
import { ImageDialog } from './image-dialog.tsx'
import { ImageTile } from './image-tile.tsx'
import { useDeleteImages } from './use-delete-images.ts'

export async function loader(args: Route.LoaderArgs) {
  const params = pickParams(args.url, ['page', 'query', 'missingAlt'])
  return adminApi(args).get(withQuery('/api/images', { limit: 48, ...params }), ImagePage)
}

export default function MediaPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['media', 'admin'])
  const { images, total, totalPage, currentPage } = loaderData
  const [search] = useSearchParams()
  const { revalidate } = useRevalidator()
  const queue = useUploadQueue(
    () => undefined,
    () => void revalidate(),
  )
  const isOver = useDropAnywhere(queue.add)
  const selection = useSelection()
  const { mark, isMarked } = useRange(images, selection)
  const [openId, setOpenId] = useState<string | null>(null)
  const { remove, isBusy, failure, clearFailure } = useDeleteImages(() => selection.clear())
  const chosen = useSeenImages(images, selection.ids)
  const open = images.find(({ _id }) => _id === openId)
  // A refusal belongs to one picture, so opening another one clears it.
  const show = (id: string | null) => {
    clearFailure()
    setOpenId(id)
  }
  const hasFilters = search.has('query') || search.has('missingAlt')

  return (
    <AdminPage
      title={t('title')}
      actions={
        <>
          <Link to={adminPaths.banners()} className="button button-secondary">
            {t('toBanners')}
          </Link>
          <UploadButton onFiles={queue.add} />
        </>
      }
    >
      <FailureBanner failure={open ? null : failure} />
      <FilterBar placeholder={t('search')}>
        <FilterSelect
          name="missingAlt"
          label={t('filter.missingAlt')}
          options={[
            { value: 'true', label: t('filter.missing') },
            { value: 'false', label: t('filter.complete') },
          ]}
        />
      </FilterBar>
      <UploadList queue={queue} />
      {images.length === 0 ? (
        <NoImages hasFilters={hasFilters} />
      ) : (
        <>
          <p className="mb-3 text-sm text-soft">
            {t('limits')}{' '}
            <span className="max-sm:hidden">
              {t('dropHint')} {t('selectHint')}
            </span>
          </p>
          <ul className="picture-grid" aria-label={t('library')}>
            {images.map((image) => (
              <ImageTile
                key={image._id}
                image={image}
                isMarked={isMarked(image)}
                onMark={(isRange) => mark(image, isRange)}
                onOpen={() => show(image._id)}
              />
            ))}
          </ul>
          <BulkBar selection={selection}>
            <button
              type="button"
              className="small-button"
              onClick={() =>
                selection.setAll(
                  images.map(({ _id }) => _id),
                  true,
                )
              }
            >
              {t('selectPage')}
            </button>
            <button type="button" className="small-button text-error" disabled={isBusy} onClick={() => void remove(chosen)}>
              {t('deleteMany', { count: chosen.length })}
            </button>
          </BulkBar>
        </>
      )}
      <Pager page={currentPage} totalPage={totalPage} total={total} />
      {open && <ImageDialog key={open._id} image={open} onClose={() => show(null)} onDelete={remove} deleteFailure={failure} />}
      {isOver && <div className="drop-overlay">{t('dropHere')}</div>}
    </AdminPage>
  )
}

/** Selects one picture, or with Shift every picture from the last one to this one. */
function useRange(images: readonly LibraryImage[], selection: ReturnType<typeof useSelection>) {
  const last = useRef<string>(null)
  function mark({ _id }: LibraryImage, isRange: boolean): void {
    const ids = images.map((image) => image._id)
    const [from, to] = [ids.indexOf(last.current ?? ''), ids.indexOf(_id)].sort((a, b) => a - b)
    const isOn = !selection.has(_id)
    last.current = _id
    if (isRange && from !== undefined && to !== undefined && from >= 0) selection.setAll(ids.slice(from, to + 1), isOn)
    else selection.toggle(_id)
  }
  return { mark, isMarked: ({ _id }: LibraryImage) => selection.has(_id) }
}

/** The selected pictures, including those of pages shown before. */
function useSeenImages(images: readonly LibraryImage[], ids: readonly string[]): LibraryImage[] {
  const seen = useRef(new Map<string, LibraryImage>())
  for (const image of images) seen.current.set(image._id, image)
  return ids.flatMap((id) => seen.current.get(id) ?? [])
}

function NoImages({ hasFilters }: { hasFilters: boolean }) {
  const { t } = useTranslation(['media', 'admin'])
  if (!hasFilters) return <EmptyState art="rabbit" title={t('empty.title')} text={`${t('empty.text')} ${t('limits')}`} />
  return <NoResults />
}
