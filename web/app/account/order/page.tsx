import ArrowLeft from 'lucide-react/icons/arrow-left'
import { data } from 'react-router'
import { personalApi } from '../../api.ts'
import { answerOrder, readOrderPage } from '../../order/answer-order.ts'
import { OrderView } from '../../order/order-view.tsx'
import { PageHead } from '../../page-head.tsx'
import { paths } from '../../paths.ts'
import { readForm } from '../../read-form.ts'
import { Link } from '../../ui/link.tsx'
import { useAccountTexts } from '../account-texts.ts'
import { getMe } from '../own-account.ts'
import type { Route } from './+types/page'

export async function loader({ context, params: { orderId } }: Route.LoaderArgs) {
  const read = await readOrderPage(personalApi(context), { orderId, token: undefined })
  // The back office sees every order, and an order of this browser's guest is seen too: neither is this account's.
  if (read.order.userId !== getMe(context)._id) throw data(null, { status: 404 })
  return read
}

export async function action({ context, request, params: { orderId } }: Route.ActionArgs) {
  return answerOrder(personalApi(context), { orderId, token: undefined }, await readForm(request))
}

export default function OwnOrder({ loaderData: { order, exchange }, actionData }: Route.ComponentProps) {
  const { t } = useAccountTexts()
  return (
    <>
      <PageHead title={t('order:title', { order: order.orderNumber })} hidden />
      <Link to={paths.ownOrders()} className="button button-text no-print max-lg:hidden -mt-3 -ml-2">
        <ArrowLeft aria-hidden size={18} /> {t('orders.back')}
      </Link>
      <OrderView order={order} exchange={exchange} answer={actionData} />
    </>
  )
}
