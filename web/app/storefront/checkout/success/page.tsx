import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { redirect, useSearchParams } from 'react-router'
import { OneOrder } from '../../../../../contract/orders.ts'
import { personalApi } from '../../../api.ts'
import { ApiError, throwRouteError } from '../../../api-error.ts'
import { cartQuery } from '../../../cart/cart-query.ts'
import { paths, withQuery } from '../../../paths.ts'
import type { Route } from './+types/page'
import { OrderReceipt } from './order-receipt.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const orderId = searchParams.get('order')
  if (!orderId) return redirect(paths.home())
  const token = searchParams.get('token') ?? undefined
  try {
    return (await personalApi(context).get(withQuery(`/api/orders/${encodeURIComponent(orderId)}`, { token }), OneOrder)).data.order
  } catch (error) {
    // Somebody else's order and one that does not exist look the same.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) return redirect(paths.home())
    return throwRouteError(error)
  }
}

export default function SuccessPage({ loaderData: order }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const client = useQueryClient()
  useEffect(() => {
    void client.invalidateQueries({ queryKey: cartQuery.queryKey })
  }, [client])
  return <OrderReceipt order={order} token={search.get('token') ?? undefined} />
}
