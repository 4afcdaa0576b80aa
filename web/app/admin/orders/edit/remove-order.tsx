import { useNavigate } from 'react-router'
import type { OrderPayments } from '../../../../../contract/admin/order-payments.ts'
import { type AdminOrder, OrderDeleted } from '../../../../../contract/admin/orders.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { toast } from '../../../ui/toast.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { confirm } from '../../components/confirm-store.ts'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { useAdminRequest } from '../../use-admin-request.ts'
import { useIsAdmin } from '../use-role.ts'

/** Deletes a cancelled order that never received money. Only for admins, who have to type its number. */
export function RemoveOrder({ order, money }: { order: AdminOrder; money: OrderPayments['data'] }) {
  const { t } = useTranslation('orders')
  const { call, isBusy, failure } = useAdminRequest()
  const navigate = useNavigate()
  const isAdmin = useIsAdmin()
  const hasSeenMoney = money.refunds.length > 0 || money.payments.some(({ state }) => state === 'paid' || state === 'surplus')
  if (!isAdmin || order.status !== 'cancelled' || hasSeenMoney) return null

  async function remove(): Promise<void> {
    const { orderNumber: number } = order
    const question = { title: t('remove.title', { number }), text: t('remove.text'), verb: t('remove.verb') }
    if (!(await confirm({ ...question, typed: number, isDestructive: true }))) return
    const response = await call('DELETE', `/api/orders/${order._id}`, undefined, OrderDeleted, { skipRevalidate: true })
    if (!response) return
    toast({ text: t('remove.done') })
    await navigate(adminPaths.orders())
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
