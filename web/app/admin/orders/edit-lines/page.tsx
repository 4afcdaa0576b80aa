import '../order.css'
import '../add/add.css'
import './edit-lines.css'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { adminApi } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { liveOrder } from '../../live/live-page.ts'
import { AdminOrderResponse } from '../edit/admin-order-response.ts'
import type { Route } from './+types/page'
import { EditForm } from './edit-form.tsx'

export const handle = liveOrder

export async function loader(args: Route.LoaderArgs) {
  const { data } = await adminApi(args).get(`/api/orders/${encodeURIComponent(args.params.id)}`, AdminOrderResponse)
  return data
}

/** Lines, prices and delivery fee of a placed order, until it is packed. */
export default function EditLinesPage({ loaderData: { order } }: Route.ComponentProps) {
  const { t } = useTranslation('orders')
  return (
    <AdminPage
      title={t('edit.title', { number: order.orderNumber })}
      back={{ label: t('number', { number: order.orderNumber }), to: adminPaths.order(order._id) }}
    >
      {order.isEditable ? (
        <EditForm key={order.version} order={order} />
      ) : (
        <Alert tone="warning" title={t('edit.locked')}>
          <p>{t('edit.lockedText')}</p>
          <ButtonLink to={adminPaths.order(order._id)} look="secondary" className="mt-3">
            {t('edit.back')}
          </ButtonLink>
        </Alert>
      )}
    </AdminPage>
  )
}
