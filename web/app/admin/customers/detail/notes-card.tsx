import { useState } from 'react'
import { type Customer, CustomerMessage } from '../../../../../contract/accounts.admin.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useUnsaved } from '../../../ui/unsaved.ts'
import { Card } from '../../parts/card.tsx'
import { errorAt, FailureBanner } from '../../parts/failure-banner.tsx'
import { useAdminCall } from '../../use-admin-call.ts'

/** What the shop notes for itself of a customer. */
export function NotesCard({ customer: { _id, internalNotes } }: { customer: Customer }) {
  const { t } = useTranslation(['people', 'admin'])
  const { call, isBusy, failure } = useAdminCall()
  const [notes, setNotes] = useState(internalNotes)
  const isDirty = notes.trim() !== internalNotes
  useUnsaved(isDirty && !isBusy)

  async function save(): Promise<void> {
    if (await call('PATCH', `/api/users/${_id}/notes`, { notes }, CustomerMessage)) toast({ text: t('admin:saved') })
  }

  return (
    <Card title={t('customers.notes.title')}>
      <FailureBanner failure={failure} />
      <TextArea
        label={t('customers.notes.label')}
        hint={t('customers.notes.hint')}
        name="notes"
        value={notes}
        maxLength={2_000}
        rows={3}
        onChange={(event) => setNotes(event.currentTarget.value)}
        error={errorAt(failure, 'notes')}
      />
      {isDirty && (
        <Button className="mt-3" busy={isBusy} onClick={() => void save()}>
          {t('customers.notes.save')}
        </Button>
      )}
    </Card>
  )
}
