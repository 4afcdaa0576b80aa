import { useState } from 'react'
import { formatAmount } from '../../../../../contract/money.ts'
import { CashChanged, type CashEntry } from '../../../../../contract/payments.admin.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { inVietnam } from '../../parts/date-time-field.tsx'
import { errorAt, FailureBanner } from '../../parts/failure-banner.tsx'
import { useCarefulClose } from '../../parts/use-careful-close.ts'
import type { Selection } from '../../parts/use-selection.ts'
import { inWords, withWords } from '../../parts/with-words.ts'
import { useListCall } from '../../use-list-call.ts'

/** `marked`: what of the selection is on this page. */
type RemitDialogProps = { selection: Selection; marked: readonly CashEntry[]; onClose: () => void }

/** A carrier has handed over what it collected, under one statement. */
export function RemitDialog({ selection, marked, onClose }: RemitDialogProps) {
  const { t } = useTranslation(['money', 'admin'])
  const { call, isBusy, failure } = useListCall()
  const [reference, setReference] = useState('')
  const [date, setDate] = useState(() => inVietnam(new Date().toISOString()).slice(0, 10))
  const [isTried, setTried] = useState(false)
  const isGiven = reference.trim() !== ''
  const [opened] = useState(marked)
  // What is with the shop already may be marked, but is not handed over twice; read again, a narrowed list leaves it out.
  const open = marked.filter(({ remittedAt }) => remittedAt === null)
  const known = [...opened, ...marked].map(({ _id }) => _id).filter((id) => !open.some(({ _id }) => _id === id))
  const ids = selection.ids.filter((id) => !known.includes(id))
  const sum = open.reduce((all, { amount }) => all + amount, 0)

  async function remit(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (!isGiven || ids.length === 0) return
    const body = { ids, reference: reference.trim(), ...(date ? { date } : {}) }
    if (!(await call('PATCH', '/api/payments/cod-ledger', body, CashChanged))) return
    toast({ text: t('ledger.noted') })
    selection.clear()
    onClose()
  }

  const isMoved = failure?.code === 'move_not_allowed'
  const said = failure && isMoved ? inWords(failure, t('ledger.alreadyThere')) : withWords(failure, t('admin:notSaved'))

  return (
    <Dialog isOpen onClose={useCarefulClose(isGiven, onClose)} title={t('ledger.remitTitle')}>
      <form className="sheet-fields" noValidate onSubmit={(event) => void remit(event)}>
        <FailureBanner failure={said} className="" />
        {ids.length === 0 ? (
          <p>{t('ledger.nothingLeft')}</p>
        ) : (
          <p>
            {t('ledger.remitText', { count: ids.length })} <strong>{t('ledger.sum', { amount: formatAmount(sum) })}</strong>
          </p>
        )}
        <TextField
          name="reference"
          label={t('ledger.batch')}
          hint={t('ledger.batchHint')}
          need="required"
          maxLength={120}
          value={reference}
          error={isTried && !isGiven ? t('ledger.needed') : errorAt(failure, 'reference')}
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
