import { useState } from 'react'
import { type GivenReason, givenReasons, stockNoteLength } from '../../../../contract/stock.admin.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { SaveBar } from '../parts/save-bar.tsx'
import { guessReason } from './read-entry.ts'
import type { Sheet } from './use-sheet.ts'

/** Saves what was written into the cells, with one reason for all of it: the likely one, unless another is chosen. */
export function SaveSheet({ sheet, onFailed }: { sheet: Sheet; onFailed: (count: number) => void }) {
  const { t } = useTranslation('stock')
  const [chosen, setChosen] = useState<GivenReason>()
  const [note, setNote] = useState('')
  const reason = chosen ?? guessReason(sheet.entries.map(({ entry }) => entry))

  async function save(): Promise<void> {
    if (sheet.isBusy || sheet.hasWrong) return
    const refused = await sheet.save(reason, note.trim())
    onFailed(refused)
    if (refused > 0) return
    toast({ text: t('saved') })
    setChosen(undefined)
    setNote('')
  }

  return (
    <SaveBar
      isDirty={sheet.isDirty}
      isBusy={sheet.isBusy}
      onSave={() => void save()}
      onReset={() => {
        sheet.reset()
        onFailed(0)
      }}
    >
      <span className="sr-only" aria-live="polite">
        {t('changes', { count: sheet.entries.length })}
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
