import { data, redirect, useSearchParams } from 'react-router'
import { PaymentMethod } from '../../../../../contract/orders.ts'
import { PaymentStateAnswer } from '../../../../../contract/payments.ts'
import { personalApi } from '../../../api.ts'
import { ApiError, throwRouteError } from '../../../api-error.ts'
import { paths, withQuery } from '../../../paths.ts'
import { readForm } from '../../../read-form.ts'
import type { Route } from './+types/page'
import { changeMethod, payAgain } from './pay-order.ts'
import { PaymentPage } from './payment-page.tsx'
import { isOver, paymentView } from './payment-view.ts'
import { tellReturn } from './tell-return.ts'

const tokenOf = (url: URL) => url.searchParams.get('token') ?? undefined

export async function loader({ context, url, params: { orderId } }: Route.LoaderArgs) {
  const token = tokenOf(url)
  const api = personalApi(context)
  if (url.searchParams.has('signature')) {
    await tellReturn(api, orderId, token, url.search)
    return redirect(paths.payment(orderId, token))
  }
  const state = (
    await api.get(withQuery(`/api/payments/${encodeURIComponent(orderId)}/status`, { token }), PaymentStateAnswer).catch(throwRouteError)
  ).data
  return isOver(paymentView(state), state) ? redirect(paths.success(orderId, token)) : state
}

/** "Pay again", another way to pay: pressed before any script. */
export async function action({ context, request, url, params: { orderId } }: Route.ActionArgs) {
  const token = tokenOf(url)
  const form = await readForm(request)
  const method = PaymentMethod.safeParse(form.get('method'))
  const key = { orderId, token }
  const api = personalApi(context)
  try {
    if (method.success) await changeMethod(api, key, method.data)
    else await payAgain(api, key)
    return redirect(paths.payment(orderId, token))
  } catch (error) {
    if (error instanceof ApiError) return data({ failure: error.message }, { status: error.status < 500 ? error.status : 502 })
    throw error
  }
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return <PaymentPage known={loaderData} token={search.get('token') ?? undefined} failure={actionData?.failure ?? null} />
}
