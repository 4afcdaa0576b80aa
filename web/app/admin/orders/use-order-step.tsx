import { type ReactNode, useState } from 'react'
import { type AdminOrder, AdminOrderMessage, OrderForViewerMessage } from '../../../../contract/admin/orders.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { PaymentStateMessage } from '../../../../contract/payments.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { confirm } from '../components/confirm-store.ts'
import { DeliverDialog } from './deliver-dialog.tsx'
import { collectsCash, type Step, stepName } from './next-steps.rule.ts'
import { type UndoRequest, undoOf } from './undo-step.rule.ts'
import { useMailText } from './use-mail-text.ts'
import { useOrderRequest } from './use-order-request.ts'

type PendingDelivery = { order: AdminOrder; settle: (isDone: boolean) => void }

/**
 * Runs the next step of an order. Asks for confirmation if the step sends a mail or is destructive, and who has the cash if
 * staff collect it. A step that mailed nobody and moved no money can be undone from its message.
 *
 * Render the returned `dialog`. `take` resolves to true if the step is done.
 */
export function useOrderStep() {
  const { t } = useTranslation(['orders', 'common'])
  const mailText = useMailText()
  const { call, ...rest } = useOrderRequest()
  const [delivery, setDelivery] = useState<PendingDelivery | null>(null)

  async function take(order: AdminOrder, step: Step): Promise<boolean> {
    if (collectsCash(order, step)) return new Promise((settle) => setDelivery({ order, settle: settle }))
    if ((step.mail || step.isDestructive) && !(await confirmStep(order, step))) return false
    const { path, body } = step.request
    const response =
      path === 'confirm'
        ? await call('POST', `/api/payments/cod/${order._id}/confirm`, body, PaymentStateMessage)
        : await call('PATCH', `/api/orders/${order._id}/${path}`, body, OrderForViewerMessage)
    if (!response) return false
    const undo = 'data' in response && 'order' in response.data ? undoOf(step, response.data.order) : null
    const action = undo && { label: t('common:undo'), run: () => void takeBack(order, undo) }
    toast({ text: t(`step.done.${stepName(order, step.key)}`), about: `step-${order._id}`, ...(action ? { action } : {}) })
    return true
  }

  async function takeBack({ _id, orderNumber }: AdminOrder, { method, path, body }: UndoRequest): Promise<void> {
    const response = await call(method, `/api/orders/${_id}/${path}`, body, AdminOrderMessage)
    if (response) toast({ text: t('step.undone', { number: orderNumber }), about: `step-${_id}` })
  }

  function confirmStep(order: AdminOrder, { key, mail, isDestructive }: Step): Promise<boolean> {
    const isCancelled = mail === 'cancelled'
    const paid = order.paymentStatus === 'paid' ? order.finalAmount : order.depositPaid && key !== 'close' ? order.deposit : 0
    const text = [
      isCancelled && t(key === 'giveUp' ? 'step.noRestock' : 'step.restock'),
      isCancelled && paid > 0 && t('step.refund', { amount: formatAmount(paid) }),
      mailText(order, mail),
    ]
    const title = t(`step.ask.${stepName(order, key)}`, { number: order.orderNumber })
    return confirm({ title, text: text.filter(Boolean).join('\n'), verb: t(`step.${stepName(order, key)}`), isDestructive })
  }

  const dialog: ReactNode = delivery && (
    <DeliverDialog
      order={delivery.order}
      onClose={(isDone) => {
        setDelivery(null)
        delivery.settle(isDone)
      }}
    />
  )
  return { ...rest, take, dialog }
}
