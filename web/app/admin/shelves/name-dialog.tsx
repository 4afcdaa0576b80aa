import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { errorAt, FailureBanner } from '../parts/failure-banner.tsx'
import { useDraft } from '../parts/use-draft.ts'
import type { AdminFailure } from '../use-admin-call.ts'

export type Names = { name: string; en: string }

type NameDialogProps = {
  title: string
  verb: string
  initial: Names
  maxLength: number
  hint?: string
  failure: AdminFailure | null
  isBusy: boolean
  onSave: (names: Names) => void
  onClose: () => void
  /** What follows from the name that is being typed. */
  children?: (names: Names) => ReactNode
}

/** The names of something in both languages, in a small dialog; Enter saves. */
export function NameDialog({ title, verb, initial, maxLength, hint, failure, isBusy, onSave, onClose, children }: NameDialogProps) {
  const { t } = useTranslation(['shelves', 'admin'])
  const { draft, set } = useDraft(initial)
  const first = useRef<HTMLInputElement>(null)
  const form = useId()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      first={first}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {t('admin:cancel')}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {verb}
          </Button>
        </div>
      }
    >
      <form
        id={form}
        className="sheet-fields"
        onSubmit={(event) => {
          event.preventDefault()
          onSave(draft)
        }}
      >
        <FailureBanner failure={failure} className="" />
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
      </form>
    </Dialog>
  )
}
