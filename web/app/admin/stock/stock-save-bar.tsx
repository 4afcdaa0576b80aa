import { useState } from 'react'
import { type GivenReason, givenReasons, stockNoteLength } from '../../../../contract/admin/stock.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { SaveBar } from '../components/save-bar.tsx'
import { guessReason } from './parse-entry.rule.ts'
import type { StockGridState } from './use-stock-grid.ts'

/** Saves the edited cells with one reason for all: the likely one, unless the user chooses another. */
export function StockSaveBar({ grid, onFailed }: { grid: StockGridState; onFailed: (count: number) => void }) {
  const { t } = useTranslation('stock')
  const [chosen, setChosen] = useState<GivenReason>()
  const [note, setNote] = useState('')
  const reason = chosen ?? guessReason(grid.entries.map(({ entry }) => entry))

  async function save(): Promise<void> {
    if (grid.isBusy || grid.hasWrong) return
    const refused = await grid.save(reason, note.trim())
    onFailed(refused)
    if (refused > 0) return
    toast({ text: t('saved') })
    setChosen(undefined)
    setNote('')
  }

  return (
    <SaveBar
      isDirty={grid.isDirty}
      isBusy={grid.isBusy}
      onSave={() => void save()}
      onReset={() => {
        grid.reset()
        onFailed(0)
      }}
    >
      <span className="sr-only" aria-live="polite">
        {t('changes', { count: grid.entries.length })}
      </span>
      <label className="save-bar-field">
        <span>{t('reason')}</span>
        <select value={reason} onChange={(event) => setChosen(event.currentTarget.value as GivenReason)}>
          {givenReasons.map((each) => (
            <option key={each} value={each}>
              {t(`reasons.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="save-bar-field grow">
        <span className="sr-only">{t('note')}</span>
        <input
          value={note}
          maxLength={stockNoteLength}
          placeholder={t('notePlaceholder')}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </label>
    </SaveBar>
  )
}
