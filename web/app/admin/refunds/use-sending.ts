import { formatAmount } from '../../../../contract/money.ts'
import { type Refund, RefundAnswer } from '../../../../contract/payments.admin.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { confirm } from '../parts/confirm-store.ts'
import { useAdminCall } from '../use-admin-call.ts'
import { useReadAgain } from '../use-read-again.ts'

/** Sends a refund by MoMo, or asks how it stands. What MoMo refuses is shown, and the list is read again to say why. */
export function useSending() {
  const { t } = useTranslation('money')
  const { call, isBusy, failure } = useAdminCall()
  const readAgain = useReadAgain()

  async function send({ _id, amount, state, order }: Refund): Promise<void> {
    const isSure =
      state === 'sent' ||
      (await confirm({
        title: t('refund.sendTitle', { amount: formatAmount(amount) }),
        text: t('refund.sendText', { name: order.fullName, order: order.orderNumber }),
        verb: t(state === 'failed' ? 'refund.again' : 'refund.send'),
        isDestructive: true,
      }))
    if (!isSure) return
    const answer = await call('PATCH', `/api/payments/refunds/${_id}`, { action: 'retry' }, RefundAnswer)
    if (answer) toast({ text: t(answer.refund.state === 'done' ? 'refund.sent' : 'refund.waits') })
    // What MoMo refused stands in the list with its reason.
    else await readAgain()
  }

  return { send: (refund: Refund) => void send(refund), isBusy, failure }
}
