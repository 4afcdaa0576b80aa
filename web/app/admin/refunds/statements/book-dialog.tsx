import { useState } from 'react'
import { type StatementDetails, StatementMessage } from '../../../../../contract/admin/cod-statements.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { vietnamDay } from '../../../../../contract/vietnam-time.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { errorAt, FailureBanner } from '../../components/failure-banner.tsx'
import { useConfirmClose } from '../../components/use-confirm-close.ts'
import { useListRequest } from '../../use-list-request.ts'

type BookDialogProps = { statement: StatementDetails; count: number; amount: number; accept: readonly number[]; onClose: () => void }

/** Books the matching and the accepted rows of a statement. */
export function BookDialog({ statement, count, amount, accept, onClose }: BookDialogProps) {
  const { t } = useTranslation('statements')
  const { call, isBusy, failure } = useListRequest()
  const [reference, setReference] = useState('')
  const [date, setDate] = useState(() => vietnamDay(new Date()))

  async function book(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    const body = { accept, ...(reference.trim() ? { reference: reference.trim() } : {}), ...(date ? { date } : {}) }
    const booked = await call('POST', `/api/payments/cod-statements/${statement._id}/book`, body, StatementMessage)
    if (!booked) return
    toast({ text: booked.message })
    onClose()
  }

  return (
    <Dialog isOpen onClose={useConfirmClose(reference !== '', onClose)} title={t('bookTitle')}>
      <form className="sheet-fields" noValidate onSubmit={(event) => void book(event)}>
        <FailureBanner failure={failure} className="" />
        <p>{t('bookText', { count, amount: formatAmount(amount) })}</p>
        <TextField
          name="reference"
          label={t('reference')}
          hint={t('referenceHint')}
          need="optional"
          maxLength={120}
          value={reference}
          error={errorAt(failure, 'reference')}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
        <TextField
          name="date"
          type="date"
          label={t('date')}
          value={date}
          error={errorAt(failure, 'date')}
          onChange={(event) => setDate(event.currentTarget.value)}
        />
        <Button type="submit" busy={isBusy} className="w-full">
          {t('book', { count })}
        </Button>
      </form>
    </Dialog>
  )
}
