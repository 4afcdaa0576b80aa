import { useState } from 'react'
import { type AdminOrder, AdminOrderMessage } from '../../../../../contract/admin/orders.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/forms/text-field.tsx'
import { useUnsavedChanges } from '../../../ui/forms/unsaved-changes.ts'
import { toast } from '../../../ui/toast.tsx'
import { Card } from '../../components/card.tsx'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { useAdminRequest } from '../../use-admin-request.ts'

/** Internal notes about the order. */
export function NotesCard({ order }: { order: AdminOrder }) {
  const { t } = useTranslation('orders')
  const { call, isBusy, failure } = useAdminRequest()
  const [read, setRead] = useState(order.internalNotes)
  const [notes, setNotes] = useState(read)
  if (read !== order.internalNotes) {
    setRead(order.internalNotes)
    // Takes the stored notes only if the user has not edited them, also during a save.
    if (notes === read) setNotes(order.internalNotes)
  }
  const isDirty = notes.trim() !== order.internalNotes
  useUnsavedChanges(isDirty && !isBusy)

  async function save(): Promise<void> {
    const response = await call('PATCH', `/api/orders/${order._id}/notes`, { notes }, AdminOrderMessage)
    if (response) toast({ text: t('notes.saved') })
  }

  return (
    <Card title={t('notes.title')}>
      <FailureBanner failure={failure} />
      <TextArea
        label={t('notes.label')}
        hint={t('notes.hint')}
        value={notes}
        maxLength={2_000}
        rows={3}
        onChange={(event) => setNotes(event.currentTarget.value)}
      />
      {isDirty && (
        <Button className="mt-3" busy={isBusy} onClick={() => void save()}>
          {t('notes.save')}
        </Button>
      )}
    </Card>
  )
}
