import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { focusContentIfLost } from '../../../ui/restore-focus.ts'
import { type RowAction, RowMenu } from './row-menu.tsx'
import type { BulkRequest } from './use-bulk-request.ts'
import type { SelectAll } from './use-select-all.ts'
import type { Selection } from './use-selection.ts'

type BulkBarProps = {
  selection: Selection
  /** Offers to select all matching rows. `selectAllText` and `allSelectedText` name the rows before and after that. */
  selectAll?: { matching: SelectAll; selectAllText: string; allSelectedText: string }
  /** Offers to select the rows of the page, where there is no {@link BulkBarProps.selectAll}. */
  pageIds?: readonly string[]
  /** Progress of a change that takes several calls, and a way to stop it. */
  run?: Pick<BulkRequest, 'progress' | 'stop'>
  /** The actions used less often, in a menu; destructive ones come last. */
  more?: { actions: readonly RowAction[]; isDisabled: boolean }
  children: ReactNode
}

/** The actions for the selected rows; visible while there are any. */
export function BulkBar({ selection, selectAll, pageIds, run, more, children }: BulkBarProps) {
  const { t } = useTranslation('admin')
  const count = selection.ids.length
  const progress = run?.progress
  const isThere = count > 0 || Boolean(progress)
  // The pressed button disappears with the bar.
  useEffect(() => (isThere ? focusContentIfLost : undefined), [isThere])
  if (!isThere) return null
  const selectedText = selectAll?.matching.scope === 'all' ? selectAll.allSelectedText : t('table.selected', { count })
  return (
    <section className="bulk-bar" aria-label={t('table.bulk')}>
      <strong aria-live="polite">{progress ? t('atWork') : selectedText}</strong>
      {progress && <Progress {...progress} onStop={run.stop} />}
      {selectAll && !progress && <SelectAllButton {...selectAll} />}
      {pageIds && !progress && !pageIds.every(selection.has) && (
        <button type="button" className="small-button bulk-page" onClick={() => selection.setPage(pageIds, true)}>
          {t('table.selectPage')}
        </button>
      )}
      {!progress && (
        <button
          type="button"
          className="icon-button size-11"
          aria-label={t('table.unselect')}
          title={t('table.unselect')}
          onClick={selection.clear}
        >
          <X aria-hidden size={20} />
        </button>
      )}
      <div className="bulk-actions">
        {children}
        {more && <RowMenu className="small-button" name={t('table.selectedRows')} {...more} />}
      </div>
    </section>
  )
}

/**
 * One button for every step, so that the focus stays. On a phone the checkbox above the rows is out of sight, so the
 * bar has one.
 */
function SelectAllButton({ matching, selectAllText }: NonNullable<BulkBarProps['selectAll']>) {
  const { t } = useTranslation('admin')
  const { scope, isFinding, addPage, chooseAll, choosePage } = matching
  if (scope === 'whole') return null
  const step = {
    rows: { run: addPage, label: t('table.selectPage') },
    page: { run: chooseAll, label: selectAllText },
    all: { run: choosePage, label: t('table.onlyPage') },
  }[scope]
  return (
    <button
      type="button"
      className={`small-button ${scope === 'rows' ? 'bulk-page' : ''}`}
      aria-busy={isFinding || undefined}
      onClick={step.run}
    >
      {step.label}
    </button>
  )
}

function Progress({ done, total, onStop }: { done: number; total: number; onStop: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <progress className="bulk-progress" value={done} max={total} aria-label={t('atWork')} />
      <span className="tabular-nums">
        {done} / {total}
      </span>
      <button type="button" className="small-button" onClick={onStop}>
        {t('table.stop')}
      </button>
    </>
  )
}
