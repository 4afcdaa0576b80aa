import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ChipsField } from '../products/components/chips-field.tsx'
import { useConfirmClose } from './use-confirm-close.ts'

type AddManyDialogProps = {
  title: string
  label: string
  /** The word on the button. */
  verb: string
  choices: readonly { value: string; label: string }[]
  canCreate: boolean
  onClose: () => void
  onAdd: (values: string[]) => void
}

/** Asks what to add to every selected row, or to take from it: tags, collections. */
export function AddManyDialog({ title, label, verb, choices, canCreate, onClose, onAdd }: AddManyDialogProps) {
  const { t } = useTranslation('admin')
  const [values, setValues] = useState<string[]>([])
  const leave = useConfirmClose(values.length > 0, onClose)
  return (
    <Dialog
      isOpen
      onClose={leave}
      title={title}
      className="chips-dialog"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={leave}>
            {t('cancel')}
          </Button>
          <Button disabled={values.length === 0} onClick={() => onAdd(values)}>
            {verb}
          </Button>
        </div>
      }
    >
      <ChipsField name="added" label={label} choices={choices} values={values} onChange={setValues} canCreate={canCreate} />
    </Dialog>
  )
}
