import { type Refund, RefundResponse } from '../../../../contract/admin/payments.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { confirm } from '../components/confirm-store.ts'
import { useAdminRequest } from '../use-admin-request.ts'
import { useRevalidatePage } from '../use-revalidate-page.ts'

/** Sends a refund by MoMo, or queries its state. After a refusal it reloads the list, which shows the reason. */
export function useSendRefund() {
  const { t } = useTranslation('money')
  const { call, isBusy, failure } = useAdminRequest()
  const revalidatePage = useRevalidatePage()

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
    const response = await call('PATCH', `/api/payments/refunds/${_id}`, { action: 'retry' }, RefundResponse)
    if (response) toast({ text: t(response.refund.state === 'done' ? 'refund.sent' : 'refund.waits') })
    // The list shows why MoMo refused.
    else await revalidatePage()
  }

  return { send: (refund: Refund) => void send(refund), isBusy, failure }
}
