import { useNavigate } from 'react-router'
import type { OrderPayments } from '../../../../../contract/order-payments.admin.ts'
import { type AdminOrder, OrderDeleted } from '../../../../../contract/orders.admin.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { paths } from '../../../paths.ts'
import { toast } from '../../../ui/toast.tsx'
import { confirm } from '../../parts/confirm-store.ts'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import { useAdminCall } from '../../use-admin-call.ts'
import { useIsAdmin } from '../use-role.ts'

/** Only what came to nothing and never saw money can go, and only by an admin who types its number. */
export function RemoveOrder({ order, money }: { order: AdminOrder; money: OrderPayments['data'] }) {
  const { t } = useTranslation('orders')
  const { call, isBusy, failure } = useAdminCall()
  const navigate = useNavigate()
  const isAdmin = useIsAdmin()
  const hasSeenMoney = money.refunds.length > 0 || money.payments.some(({ state }) => state === 'paid' || state === 'surplus')
  if (!isAdmin || order.status !== 'cancelled' || hasSeenMoney) return null

  async function remove(): Promise<void> {
    const { orderNumber: number } = order
    const question = { title: t('remove.title', { number }), text: t('remove.text'), verb: t('remove.verb') }
    if (!(await confirm({ ...question, typed: number, isDestructive: true }))) return
    const answer = await call('DELETE', `/api/orders/${order._id}`, undefined, OrderDeleted, { isQuiet: true })
    if (!answer) return
    toast({ text: t('remove.done') })
    await navigate(paths.admin.orders())
  }

  return (
    <div className="mt-4">
      <FailureBanner failure={failure} />
      <button type="button" className="button button-text text-error" disabled={isBusy} onClick={() => void remove()}>
        {t('remove.button')}
      </button>
    </div>
  )
}
