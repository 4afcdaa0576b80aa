import { type ReactNode, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { AdminFailure } from '../use-admin-request.ts'
import { errorAt } from './failure-banner.tsx'
import { FormDialog } from './form-dialog.tsx'
import { useDraft } from './use-draft.ts'

export type BilingualName = { name: string; en: string }

type NameDialogProps = {
  title: string
  verb: string
  initial: BilingualName
  maxLength: number
  hint?: string
  failure: AdminFailure | null
  isBusy: boolean
  onSave: (names: BilingualName) => void
  onClose: () => void
  /** Content derived from the name being typed. */
  children?: (names: BilingualName) => ReactNode
}

/** A small dialog for a name in both languages. Enter saves. */
export function NameDialog({ title, verb, initial, maxLength, hint, failure, isBusy, onSave, onClose, children }: NameDialogProps) {
  const { t } = useTranslation('taxonomy')
  const { draft, set, isDirty } = useDraft(initial)
  const first = useRef<HTMLInputElement>(null)
  return (
    <FormDialog {...{ title, verb, first, isDirty, isBusy, failure, onClose }} onSave={() => onSave(draft)}>
      <TextField
        ref={first}
        name="name"
        lang="vi"
        label={t('nameVi')}
        hint={hint}
        value={draft.name}
        onChange={(event) => set('name', event.currentTarget.value)}
        error={errorAt(failure, 'name')}
        maxLength={maxLength}
        autoComplete="off"
      />
      <TextField
        name="labels.en"
        lang="en"
        label={t('nameEn')}
        hint={t('nameEnHint')}
        value={draft.en}
        onChange={(event) => set('en', event.currentTarget.value)}
        error={errorAt(failure, 'labels.en')}
        maxLength={120}
        autoComplete="off"
      />
      {children?.(draft)}
    </FormDialog>
  )
}
