import { useSearchParams } from 'react-router'
import { personalApi } from '../../api/api.ts'
import { readForm } from '../../api/read-form.ts'
import { useCurrentUser } from '../../auth/use-current-user.ts'
import { ClaimOrder, isClaimable } from '../../order/claim-order.tsx'
import { handleOrderAction, readOrderPage } from '../../order/order-action.ts'
import { useOrderTexts } from '../../order/order-texts.ts'
import { OrderView } from '../../order/order-view.tsx'
import { SaveLink } from '../../order/save-link.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { Link } from '../../ui/link.tsx'
import type { Route } from './+types/page'

/** The URL holds the token of the order, so no referrer is sent, not even within this site. */
export function headers() {
  return { 'Referrer-Policy': 'same-origin' }
}

function keyOf({ request, params: { orderId } }: { request: Request; params: { orderId: string } }) {
  return { orderId, token: new URL(request.url).searchParams.get('token') ?? undefined }
}

export async function loader(args: Route.LoaderArgs) {
  return readOrderPage(personalApi(args.context), keyOf(args))
}

export async function action(args: Route.ActionArgs) {
  return handleOrderAction(personalApi(args.context), keyOf(args), await readForm(args.request))
}

/** An order by its link, with or without an account: the target of the mails. */
export default function OrderPage({ loaderData: { order, making, exchange }, actionData }: Route.ComponentProps) {
  const { t } = useOrderTexts()
  const [search] = useSearchParams()
  const { data: me } = useCurrentUser()
  const token = search.get('token') ?? undefined
  const isOwn = me !== null && me !== undefined && me._id === order.userId
  return (
    <div className="page-width max-w-4xl py-8 md:py-12">
      <PageHead title={t('title', { order: order.orderNumber })} hidden />
      <OrderView order={order} making={making} exchange={exchange} token={token} actionResult={actionData} />
      {token && isClaimable(order) && (me ? <ClaimOrder order={order} token={token} /> : <SaveLink order={order} token={token} />)}
      <p className="no-print mt-8 text-sm text-soft">
        {isOwn ? <Link to={paths.ownOrder(order._id)}>{t('guest.inAccount')}</Link> : t('guest.keep')}
      </p>
    </div>
  )
}
