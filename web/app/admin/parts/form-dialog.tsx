import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { AdminFailure } from '../use-admin-call.ts'
import { confirm } from './confirm-store.ts'
import { FailureBanner } from './failure-banner.tsx'

type FormDialogProps = {
  title: string
  isDirty: boolean
  isBusy: boolean
  failure: AdminFailure | null
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

/** A small form over the page it belongs to. What was written is not lost by a slip of the finger. */
export function FormDialog({ title, isDirty, isBusy, failure, onSave, onClose, children }: FormDialogProps) {
  const { t } = useTranslation('admin')
  const id = useId()

  async function leave(): Promise<void> {
    const question = { title: t('leave.title'), text: t('leave.text'), verb: t('leave.leave'), isDestructive: true }
    if (!isDirty || (await confirm(question))) onClose()
  }

  return (
    <Dialog
      isOpen
      title={title}
      onClose={() => void leave()}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={() => void leave()}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} busy={isBusy}>
            {t('save.save')}
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
