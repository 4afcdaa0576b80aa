import './images.css'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import X from 'lucide-react/icons/x'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ancestorRegions, focusHeading } from '../focus-heading.ts'
import { useFocusAfterDelete } from '../table/use-focus-after-delete.ts'
import type { Upload } from './upload-queue.ts'
import type { UploadQueue } from './use-upload-queue.ts'

/** The uploads under way with their progress, and the refused ones with the reason. */
export function UploadList({ queue }: { queue: UploadQueue }) {
  const { t } = useTranslation('media')
  const { uploads, underway } = queue
  // The pressed button disappears with its row, or when the row's state changes.
  const focusProps = useFocusAfterDelete<HTMLUListElement>(uploads.map(({ key, state }) => key + state))
  if (uploads.length === 0) return null
  const countOf = (state: Upload['state']) => uploads.filter((upload) => upload.state === state).length
  const result = t('queue.result', { done: countOf('done'), refused: countOf('refused') })
  return (
    <section className="upload-list" aria-label={t('queue.label')}>
      <div className="sheet-head">
        <strong>{underway > 0 ? t('queue.underway', { count: underway }) : result}</strong>
        {uploads.filter(({ canRetry }) => canRetry).length > 1 && (
          <button
            type="button"
            className="small-button ml-auto"
            onClick={({ currentTarget }) => {
              queue.retryAll()
              focusHeading(ancestorRegions(currentTarget))
            }}
          >
            {t('queue.retryAll')}
          </button>
        )}
        {underway < uploads.length && (
          <button
            type="button"
            className="small-button"
            onClick={({ currentTarget }) => {
              queue.clear()
              focusHeading(ancestorRegions(currentTarget))
            }}
          >
            {t('queue.clear')}
          </button>
        )}
      </div>
      <ul {...focusProps}>
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} queue={queue} />
        ))}
      </ul>
    </section>
  )
}

function UploadRow({ upload: { key, file, state, share, reason, canRetry }, queue }: { upload: Upload; queue: UploadQueue }) {
  const { t } = useTranslation('media')
  const { name } = file
  const isOpen = state === 'waiting' || state === 'sending'
  return (
    <li className="upload-row">
      <div className="min-w-0 grow">
        <span className="upload-name">{name}</span>
        {state === 'waiting' && <span className="text-soft">{t('queue.waiting')}</span>}
        {state === 'sending' && <progress aria-label={t('queue.progress', { name })} max={1} value={share} />}
        {state === 'done' && (
          <span className="upload-state text-success">
            <CircleCheck aria-hidden size={16} />
            {t('queue.done')}
          </span>
        )}
        {state === 'refused' && (
          <span className="upload-state text-error">
            <CircleAlert aria-hidden size={16} />
            {reason}
          </span>
        )}
      </div>
      {canRetry && (
        <button type="button" className="icon-button" aria-label={t('queue.retry', { name })} onClick={() => queue.retry(key)}>
          <RotateCcw aria-hidden size={18} />
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={t(isOpen ? 'queue.cancel' : 'queue.dismiss', { name })}
        onClick={() => queue.remove(key)}
      >
        <X aria-hidden size={18} />
      </button>
    </li>
  )
}
