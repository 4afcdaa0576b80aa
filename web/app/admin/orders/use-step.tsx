import { type ReactNode, useState } from 'react'
import { formatAmount } from '../../../../contract/money.ts'
import { type AdminOrder, OrderForViewerMessage } from '../../../../contract/orders.admin.ts'
import { PaymentStateMessage } from '../../../../contract/payments.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { confirm } from '../parts/confirm-store.ts'
import { DeliverDialog } from './deliver-dialog.tsx'
import { type Step, takesCash } from './next-steps.ts'
import { useMailWords } from './use-mail-words.ts'
import { useOrderCall } from './use-order-call.ts'

type Delivery = { order: AdminOrder; settle: (isDone: boolean) => void }

/**
 * Takes an order's next step. What sends a letter or cannot be taken back is asked about first, and who has the cash
 * where somebody of the shop took some: `dialog` has to be part of the page. True: it is done.
 */
export function useStep() {
  const { t } = useTranslation('orders')
  const mailWords = useMailWords()
  const { call, ...rest } = useOrderCall()
  const [delivery, setDelivery] = useState<Delivery | null>(null)

  async function take(order: AdminOrder, step: Step): Promise<boolean> {
    if (takesCash(order, step)) return new Promise((settle) => setDelivery({ order, settle }))
    if ((step.mail || step.isDestructive) && !(await ask(order, step))) return false
    const { path, body } = step.request
    const answer =
      path === 'confirm'
        ? await call('POST', `/api/payments/cod/${order._id}/confirm`, body, PaymentStateMessage)
        : await call('PATCH', `/api/orders/${order._id}/${path}`, body, OrderForViewerMessage)
    if (answer) toast({ text: t(`step.done.${step.key}`) })
    return answer !== null
  }

  function ask(order: AdminOrder, { key, mail, isDestructive }: Step): Promise<boolean> {
    const paid = order.paymentStatus === 'paid' ? order.finalAmount : order.depositPaid ? order.deposit : 0
    const text = [
      isDestructive && t('step.restock'),
      isDestructive && paid > 0 && t('step.refund', { amount: formatAmount(paid) }),
      mailWords(order, mail),
    ]
    const title = t(`step.ask.${key}`, { number: order.orderNumber })
    return confirm({ title, text: text.filter(Boolean).join('\n'), verb: t(`step.${key}`), isDestructive })
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
