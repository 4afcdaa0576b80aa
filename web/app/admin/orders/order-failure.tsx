import type { AdminOrder } from '../../../../contract/admin/orders.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FailureBanner } from '../components/failure-banner.tsx'
import type { AdminFailure } from '../use-admin-request.ts'
import { useStatusName } from './badges.tsx'
import { isConflict } from './use-order-request.ts'

/** Why a request was refused; after a conflict also the order's current status. */
export function OrderFailure({
  failure,
  order,
}: {
  failure: AdminFailure | null
  order: Pick<AdminOrder, 'status' | 'shippingMethod' | 'shipment'>
}) {
  const { t } = useTranslation('orders')
  const statusName = useStatusName()
  return (
    <>
      <FailureBanner failure={failure} className={isConflict(failure) ? 'mb-2' : 'mb-4'} />
      {isConflict(failure) && <p className="mb-4 font-semibold">{t('step.now', { status: statusName(order) })}</p>}
    </>
  )
}
