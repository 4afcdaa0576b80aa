import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAmount } from '../../../../../contract/money.ts'
import type { AdminOrder } from '../../../../../contract/orders.admin.ts'
import { OrderMessage } from '../../../../../contract/orders.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { errorAt } from '../../parts/failure-banner.tsx'
import { OrderFailure } from '../order-failure.tsx'
import { useOrderCall } from '../use-order-call.ts'

/** Somebody has seen the deposit on the bank's statement: the order may begin, the rest is collected at the door. */
export function DepositDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t } = useTranslation('orders')
  const { call, isBusy, failure } = useOrderCall()
  const [reference, setReference] = useState('')

  async function save(): Promise<void> {
    const body = reference.trim() === '' ? {} : { reference: reference.trim() }
    const answer = await call('POST', `/api/payments/cod/${order._id}/deposit`, body, OrderMessage)
    if (!answer) return
    toast({ text: t('money.depositNoted') })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('money.depositTitle', { amount: formatAmount(order.deposit) })}
      footer={
        <Button busy={isBusy} className="w-full" onClick={() => void save()}>
          {t('money.noteDeposit')}
        </Button>
      }
    >
      <OrderFailure failure={failure} order={order} />
      <p className="mb-3">{t('money.depositText', { rest: formatAmount(order.finalAmount - order.deposit) })}</p>
      <TextField
        name="reference"
        label={t('money.referenceLabel')}
        hint={t('money.depositReferenceHint')}
        need="optional"
        error={errorAt(failure, 'reference')}
        value={reference}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => setReference(event.currentTarget.value)}
      />
    </Dialog>
  )
}
