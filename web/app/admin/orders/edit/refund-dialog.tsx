import { useRef, useState } from 'react'
import type { OrderPayments } from '../../../../../contract/admin/order-payments.ts'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { RefundResponse } from '../../../../../contract/admin/payments.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { errorAt } from '../../components/failure-banner.tsx'
import { MoneyField } from '../../components/money-field.tsx'
import { useConfirmClose } from '../../components/use-confirm-close.ts'
import { OrderFailure } from '../order-failure.tsx'
import { useOrderRequest } from '../use-order-request.ts'

type RefundDialogProps = { order: AdminOrder; money: OrderPayments['data']; onClose: () => void }

/** Refunds at most the amount received. Offers an open refund task first. */
export function RefundDialog({ order, money: { refundable, refunds, payments }, onClose }: RefundDialogProps) {
  const { t } = useTranslation('orders')
  const { call, isBusy, failure } = useOrderRequest()
  const task = refunds.find(({ state }) => state === 'open' || state === 'failed')
  const isByHand = payments.some(({ state, method }) => state === 'paid' && method !== 'momo')
  const [offered] = useState(task ? Math.min(task.amount, refundable) : refundable)
  const [amount, setAmount] = useState<number | null>(offered)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isAmountRight = amount !== null && amount >= 1 && amount <= refundable
  const isReasoned = reason.trim() !== ''
  const fields = useRef<HTMLDivElement>(null)

  async function send(): Promise<void> {
    setTried(true)
    if (!isAmountRight || !isReasoned) {
      const wrong = isAmountRight ? 'reason' : 'amount'
      fields.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus()
      return
    }
    const response = await call('POST', '/api/payments/refund', { orderId: order._id, amount, reason: reason.trim() }, RefundResponse)
    if (!response) return
    // The API says whether the refund is sent, pending, or to be transferred by hand.
    toast({ text: response.message })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={useConfirmClose(isReasoned || amount !== offered, onClose)}
      title={t('money.refundTitle')}
      footer={
        <Button busy={isBusy} className="button-danger w-full" onClick={() => void send()}>
          {t(isByHand ? 'money.recordRefund' : 'money.refundButton', { amount: formatAmount(amount ?? 0) })}
        </Button>
      }
    >
      <OrderFailure failure={failure} order={order} />
      <p className="mb-3">
        {t(isByHand ? 'money.refundByHand' : 'money.refundText')}{' '}
        {order.email ? t('money.refundMail', { email: order.email }) : t('step.mail.noAddress')}
      </p>
      <div ref={fields} className="sheet-fields">
        <MoneyField
          name="amount"
          label={t('money.amount')}
          hint={t('money.amountHint', { amount: formatAmount(refundable) })}
          error={isTried && !isAmountRight ? t('money.amountWrong', { amount: formatAmount(refundable) }) : errorAt(failure, 'amount')}
          value={amount}
          onChange={setAmount}
        />
        <TextField
          name="reason"
          label={t('money.reason')}
          need="required"
          error={isTried && !isReasoned ? t('money.reasonNeeded') : errorAt(failure, 'reason')}
          value={reason}
          maxLength={300}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  )
}
