import { formatDateTime } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Alert } from '../../../ui/alert.tsx'

type StoredDraftNoteProps = { stored: { offered: { at: number } | null; resume: () => void; discard: () => void } }

/** Offers the edits that an earlier visit left unsaved. */
export function StoredDraftNote({ stored: { offered, resume, discard } }: StoredDraftNoteProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  if (!offered) return null
  return (
    <Alert tone="info" role="status" className="mb-4" title={t('draft.title', { when: formatDateTime(new Date(offered.at), language) })}>
      <div className="mt-2 flex flex-wrap gap-3">
        <button type="button" className="small-button" onClick={resume}>
          {t('draft.resume')}
        </button>
        <button type="button" className="small-button" onClick={discard}>
          {t('draft.discard')}
        </button>
      </div>
    </Alert>
  )
}
