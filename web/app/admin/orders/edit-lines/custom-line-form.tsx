import { useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { MoneyField } from '../../components/money-field.tsx'

const empty = { name: '', note: '', amount: null as number | null }

/** Adds a line that is not in the catalogue: a name, a price, a note for the customer. */
export function CustomLineForm({ onAdd }: { onAdd: (line: { name: string; note: string; amount: number }) => void }) {
  const { t } = useTranslation('orders')
  const [isOpen, setOpen] = useState(false)
  const [value, setValue] = useState(empty)
  const { name, note, amount } = value
  const isReady = name.trim() !== '' && amount !== null

  function add(): void {
    if (amount === null) return
    onAdd({ name: name.trim(), note: note.trim(), amount })
    announce(t('addPage.added', { name }))
    setValue(empty)
    setOpen(false)
  }

  if (!isOpen) {
    return (
      <button type="button" className="small-button mt-3" onClick={() => setOpen(true)}>
        {t('edit.addCustom')}
      </button>
    )
  }
  return (
    <fieldset className="edit-custom">
      <legend className="font-bold">{t('edit.addCustom')}</legend>
      <TextField
        name="custom.name"
        label={t('edit.customName')}
        value={name}
        maxLength={120}
        onChange={(event) => setValue({ ...value, name: event.currentTarget.value })}
      />
      <MoneyField name="custom.amount" label={t('edit.amount')} value={amount} onChange={(now) => setValue({ ...value, amount: now })} />
      <TextField
        name="custom.note"
        label={t('edit.customNote')}
        need="optional"
        value={note}
        maxLength={300}
        onChange={(event) => setValue({ ...value, note: event.currentTarget.value })}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" disabled={!isReady} onClick={add}>
          {t('edit.addLine')}
        </Button>
        <Button look="text" onClick={() => setOpen(false)}>
          {t('edit.cancel')}
        </Button>
      </div>
    </fieldset>
  )
}
