import { useState } from 'react'
import { type Customer, CustomerMessage } from '../../../../../contract/admin/customers.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/forms/text-field.tsx'
import { useUnsavedChanges } from '../../../ui/forms/unsaved-changes.ts'
import { toast } from '../../../ui/toast.tsx'
import { Card } from '../../components/card.tsx'
import { errorAt, FailureBanner } from '../../components/failure-banner.tsx'
import { useAdminRequest } from '../../use-admin-request.ts'

/** Internal notes about a customer. */
export function NotesCard({ customer: { _id, internalNotes } }: { customer: Customer }) {
  const { t } = useTranslation(['people', 'admin'])
  const { call, isBusy, failure } = useAdminRequest()
  const [notes, setNotes] = useState(internalNotes)
  const isDirty = notes.trim() !== internalNotes
  useUnsavedChanges(isDirty && !isBusy)

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
