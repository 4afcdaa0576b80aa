import { type AdminOrder, AdminOrderMessage } from '../../../../../contract/admin/orders.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/forms/text-field.tsx'
import { useUnsavedChanges } from '../../../ui/forms/unsaved-changes.ts'
import { toast } from '../../../ui/toast.tsx'
import { Card } from '../../components/card.tsx'
import { NotesFailure } from '../../components/notes-failure.tsx'
import { useNotedText } from '../../components/use-noted-text.ts'
import { useAdminRequest } from '../../use-admin-request.ts'

/** Internal notes about the order. */
export function NotesCard({ order }: { order: AdminOrder }) {
  const { t } = useTranslation('orders')
  const { call, isBusy, failure, clearFailure } = useAdminRequest()
  const { notes, setNotes, before, isDirty, markSaved, discard } = useNotedText(order.internalNotes)
  useUnsavedChanges(isDirty && !isBusy)

  /** Without `expected`, whatever was stored meanwhile is replaced. */
  async function save(expected?: { before: string }): Promise<void> {
    const response = await call('PATCH', `/api/orders/${order._id}/notes`, { notes, ...expected }, AdminOrderMessage)
    if (!response) return
    markSaved(notes.trim())
    toast({ text: t('notes.saved') })
  }

  return (
    <Card title={t('notes.title')}>
      <NotesFailure {...{ failure, clearFailure, isBusy }} onKeep={() => void save()} onDiscard={discard} />
      <TextArea
        label={t('notes.label')}
        hint={t('notes.hint')}
        value={notes}
        maxLength={2_000}
        rows={3}
        onChange={(event) => setNotes(event.currentTarget.value)}
      />
      {isDirty && (
        <Button className="mt-3" busy={isBusy} onClick={() => void save({ before })}>
          {t('notes.save')}
        </Button>
      )}
    </Card>
  )
}
