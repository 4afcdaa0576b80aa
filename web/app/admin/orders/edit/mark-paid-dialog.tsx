import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { amountAtDoor } from '../../../../../contract/deposit.ts'
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

/** Somebody has seen the money: on the bank's statement, or in their hand. */
export function MarkPaidDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t } = useTranslation('orders')
  const { call, isBusy, failure } = useOrderCall()
  const [reference, setReference] = useState('')

  async function save(): Promise<void> {
    const body = { paymentStatus: 'paid', ...(reference.trim() === '' ? {} : { reference: reference.trim() }) }
    const answer = await call('PATCH', `/api/orders/${order._id}/payment`, body, OrderMessage)
    if (!answer) return
    toast({ text: t('money.marked') })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('money.markTitle', { amount: formatAmount(amountAtDoor(order)) })}
      footer={
        <Button busy={isBusy} className="w-full" onClick={() => void save()}>
          {t('money.markPaid')}
        </Button>
      }
    >
      <OrderFailure failure={failure} order={order} />
      <p className="mb-3">
        {t('money.markText')} {order.status === 'pending' && t('money.markConfirms')}
      </p>
      <TextField
        name="reference"
        label={t('money.referenceLabel')}
        hint={t('money.referenceHint')}
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
