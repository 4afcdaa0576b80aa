import { type ReactNode, useEffect } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { catchFocus } from '../../ui/give-back-focus.ts'
import type { Matching } from './use-matching.ts'
import type { PartsRun } from './use-parts-run.ts'
import type { Selection } from './use-selection.ts'

type BulkBarProps = {
  selection: Selection
  /** All that match can be chosen; `offer` and `said`: the words for it before and after, with what they are. */
  wide?: { matching: Matching; offer: string; said: string }
  /** What takes several calls shows how far it is, and can be stopped. */
  run?: Pick<PartsRun, 'progress' | 'stop'>
  children: ReactNode
}

/** What can be done with the marked rows, while there are any. */
export function BulkBar({ selection, wide, run, children }: BulkBarProps) {
  const { t } = useTranslation('admin')
  const count = selection.ids.length
  const progress = run?.progress
  const isThere = count > 0 || Boolean(progress)
  // The button that was pressed goes with the bar.
  useEffect(() => (isThere ? catchFocus : undefined), [isThere])
  if (!isThere) return null
  const said = wide?.matching.reach === 'all' ? wide.said : t('table.selected', { count })
  return (
    <section className="bulk-bar" aria-label={t('table.bulk')}>
      <strong aria-live="polite">{progress ? t('atWork') : said}</strong>
      {progress && <Progress {...progress} onStop={run.stop} />}
      {wide && !progress && <Wider {...wide} />}
      {children}
      {!progress && (
        <button type="button" className="small-button" onClick={selection.clear}>
          {t('table.unselect')}
        </button>
      )}
    </section>
  )
}

/** One button for each next step, so that the focus stays where it is. On a phone the mark above the rows is out of sight: the bar has it. */
function Wider({ matching, offer }: NonNullable<BulkBarProps['wide']>) {
  const { t } = useTranslation('admin')
  const { reach, isFinding, addPage, chooseAll, choosePage } = matching
  if (reach === 'whole') return null
  const step = {
    rows: { run: addPage, words: t('table.selectPage') },
    page: { run: chooseAll, words: offer },
    all: { run: choosePage, words: t('table.onlyPage') },
  }[reach]
  return (
    <button
      type="button"
      className={`small-button ${reach === 'rows' ? 'bulk-page' : ''}`}
      aria-busy={isFinding || undefined}
      onClick={step.run}
    >
      {step.words}
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
