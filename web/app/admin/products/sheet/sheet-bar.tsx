import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import type { SheetDraft } from './use-sheet-draft.ts'

/** The edited rows, and what comes next: their preview. */
export function SheetBar({ draft, onPreview }: { draft: SheetDraft; onPreview: () => void }) {
  const { t } = useTranslation(['priceSheet', 'admin'])
  const { rows, hasWrong, reset } = draft
  if (rows.length === 0 && !hasWrong) return null
  return (
    <section className="save-bar" aria-label={t('see')}>
      <span aria-live="polite">{t('changes', { count: rows.length })}</span>
      <span className="flex gap-2">
        <Button look="secondary" onClick={reset}>
          {t('admin:cancel')}
        </Button>
        <Button disabled={hasWrong || rows.length === 0} onClick={onPreview}>
          {t('see')}
        </Button>
      </span>
    </section>
  )
}
