import { type ReactNode, type RefObject, useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { AdminFailure } from '../use-admin-request.ts'
import { FailureBanner } from './failure-banner.tsx'
import { useConfirmClose } from './use-confirm-close.ts'

type FormDialogProps = {
  title: string
  /** The label of the submit button, if "Save" does not say enough. */
  verb?: string
  /** The field that has the focus at first. */
  first?: RefObject<HTMLElement | null>
  isDirty: boolean
  isBusy: boolean
  failure: AdminFailure | null
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

/** A small form in a dialog over its page. */
export function FormDialog({ title, verb, first, isDirty, isBusy, failure, onSave, onClose, children }: FormDialogProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const leave = useConfirmClose(isDirty, onClose)

  return (
    <Dialog
      isOpen
      title={title}
      {...(first ? { first } : {})}
      onClose={leave}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={leave}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} busy={isBusy}>
            {verb ?? t('save.save')}
          </Button>
        </div>
      }
    >
      <FailureBanner failure={failure} />
      <form
        id={id}
        noValidate
        className="sheet-fields"
        onSubmit={(event) => {
          event.preventDefault()
          onSave()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
