import { useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { errorAt } from '../components/failure-banner.tsx'
import { FormDialog } from '../components/form-dialog.tsx'
import { useDraft } from '../components/use-draft.ts'
import type { AdminFailure } from '../use-admin-request.ts'

type AddSynonymProps = {
  /** Empty for a word that nobody has searched for yet. */
  word: string
  isBusy: boolean
  failure: AdminFailure | null
  onSave: (word: string, meaning: string) => Promise<void>
  onClose: () => void
}

export function AddSynonym({ word, isBusy, failure, onSave, onClose }: AddSynonymProps) {
  const { t } = useTranslation('search')
  const { draft, set, isDirty } = useDraft({ word, meaning: '' })
  const first = useRef<HTMLInputElement>(null)
  const field = (name: 'word' | 'meaning', hint?: string) => (
    <TextField
      ref={(name === 'word') === (word === '') ? first : undefined}
      name={name}
      label={t(name)}
      hint={hint}
      value={draft[name]}
      onChange={(event) => set(name, event.currentTarget.value)}
      error={errorAt(failure, name)}
      maxLength={100}
      autoComplete="off"
    />
  )
  return (
    <FormDialog
      title={t('add')}
      verb={t('add')}
      {...{ first, isDirty, isBusy, failure, onClose }}
      onSave={() => void onSave(draft.word, draft.meaning)}
    >
      {field('word')}
      {field('meaning', t('meaningHint'))}
    </FormDialog>
  )
}
