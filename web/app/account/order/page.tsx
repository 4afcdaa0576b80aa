import ArrowLeft from 'lucide-react/icons/arrow-left'
import { data } from 'react-router'
import { personalApi } from '../../api/api.ts'
import { readForm } from '../../api/read-form.ts'
import { handleOrderAction, readOrderPage } from '../../order/order-action.ts'
import { OrderView } from '../../order/order-view.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { Link } from '../../ui/link.tsx'
import { useAccountTexts } from '../account-texts.ts'
import { getUser } from '../require-user.ts'
import type { Route } from './+types/page'

export async function loader({ context, params: { orderId } }: Route.LoaderArgs) {
  const read = await readOrderPage(personalApi(context), { orderId, token: undefined })
  // The API also shows orders to admins and to the browser that placed them as a guest: neither belongs to this account.
  if (read.order.userId !== getUser(context)._id) throw data(null, { status: 404 })
  return read
}

export async function action({ context, request, params: { orderId } }: Route.ActionArgs) {
  return handleOrderAction(personalApi(context), { orderId, token: undefined }, await readForm(request))
}

export default function OwnOrder({ loaderData: { order, making, exchange }, actionData }: Route.ComponentProps) {
  const { t } = useAccountTexts()
  return (
    <>
      <PageHead title={t('order:title', { order: order.orderNumber })} hidden />
      <Link to={paths.ownOrders()} className="button button-text no-print max-lg:hidden -mt-3 -ml-2">
        <ArrowLeft aria-hidden size={18} /> {t('orders.back')}
      </Link>
      <OrderView order={order} making={making} exchange={exchange} actionResult={actionData} />
    </>
  )
}
