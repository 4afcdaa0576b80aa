import { useState } from 'react'
import { CashChanged, type CashEntry } from '../../../../../contract/admin/payments.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { vietnamDay } from '../../../../../contract/vietnam-time.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { errorAt, FailureBanner } from '../../components/failure-banner.tsx'
import { prefixError, withMessage } from '../../components/prefix-error.ts'
import { useConfirmClose } from '../../components/use-confirm-close.ts'
import { useListRequest } from '../../use-list-request.ts'

/** `ids`: the selected entries; `marked`: those of them on this page. */
type RemitDialogProps = { ids: readonly string[]; marked: readonly CashEntry[]; onDone?: () => void; onClose: () => void }

/** Records that a carrier remitted its collected cash under one statement, or that staff handed in theirs. */
export function RemitDialog({ ids: chosen, marked, onDone, onClose }: RemitDialogProps) {
  const { t } = useTranslation(['money', 'admin'])
  const { call, isBusy, failure } = useListRequest()
  const [reference, setReference] = useState('')
  const [date, setDate] = useState(() => vietnamDay(new Date()))
  const [isTried, setTried] = useState(false)
  const isGiven = reference.trim() !== ''
  const [opened] = useState(marked)
  // Skips entries that are already remitted. A filtered list drops them after a reload.
  const open = marked.filter(({ remittedAt }) => remittedAt === null)
  const known = [...opened, ...marked].map(({ _id }) => _id).filter((id) => !open.some(({ _id }) => _id === id))
  const ids = chosen.filter((id) => !known.includes(id))
  const sum = open.reduce((all, { amount }) => all + amount, 0)
  // Entries on other pages may be a carrier's, so the API decides whether the statement is missing.
  const isOwn = open.length === ids.length && open.every(({ carrier }) => carrier === 'own')
  const isMissing = !isOwn && !isGiven

  async function remit(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (isMissing || ids.length === 0) return
    const body = { ids, ...(isGiven ? { reference: reference.trim() } : {}), ...(date ? { date } : {}) }
    if (!(await call('PATCH', '/api/payments/cod-ledger', body, CashChanged))) return
    toast({ text: t('ledger.noted') })
    onDone?.()
    onClose()
  }

  const isMoved = failure?.code === 'move_not_allowed'
  const shownFailure = failure && isMoved ? withMessage(failure, t('ledger.alreadyThere')) : prefixError(failure, t('admin:notSaved'))

  return (
    <Dialog isOpen onClose={useConfirmClose(isGiven, onClose)} title={t('ledger.remitTitle')}>
      <form className="sheet-fields" noValidate onSubmit={(event) => void remit(event)}>
        <FailureBanner failure={shownFailure} className="" />
        {ids.length === 0 ? (
          <p>{t('ledger.nothingLeft')}</p>
        ) : (
          <p>
            {t(isOwn ? 'ledger.handInText' : 'ledger.remitText', { count: ids.length })}{' '}
            <strong>{t('ledger.sum', { amount: formatAmount(sum) })}</strong>
          </p>
        )}
        <TextField
          name="reference"
          label={t(isOwn ? 'ledger.handInNote' : 'ledger.batch')}
          hint={t(isOwn ? 'ledger.handInHint' : 'ledger.batchHint')}
          need={isOwn ? 'optional' : 'required'}
          maxLength={120}
          value={reference}
          error={isTried && isMissing ? t('ledger.needed') : errorAt(failure, 'reference')}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
        <TextField
          name="date"
          type="date"
          label={t('ledger.date')}
          value={date}
          error={errorAt(failure, 'date')}
          onChange={(event) => setDate(event.currentTarget.value)}
        />
        <Button type="submit" busy={isBusy} disabled={ids.length === 0} className="w-full">
          {t('ledger.remitButton')}
        </Button>
      </form>
    </Dialog>
  )
}
