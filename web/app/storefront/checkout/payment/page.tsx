import { data, redirect, useSearchParams } from 'react-router'
import { PaymentMethod } from '../../../../../contract/orders/orders.ts'
import { PaymentStateResponse } from '../../../../../contract/payments.ts'
import { personalApi } from '../../../api/api.ts'
import { ApiError, throwRouteError } from '../../../api/api-error.ts'
import { readForm } from '../../../api/read-form.ts'
import { inAppBrowserOf } from '../../../in-app/in-app-browser.rule.ts'
import { paths, withQuery } from '../../../paths.ts'
import type { Route } from './+types/page'
import { changePaymentMethod, startPaymentAgain } from './payment-api.ts'
import { PaymentPage } from './payment-page.tsx'
import { isSettled, paymentView } from './payment-view.rule.ts'
import { reportReturn } from './report-return.ts'

const tokenOf = (url: URL) => url.searchParams.get('token') ?? undefined

export async function loader({ context, request, url, params: { orderId } }: Route.LoaderArgs) {
  const token = tokenOf(url)
  const api = personalApi(context)
  if (url.searchParams.has('signature')) {
    await reportReturn(api, orderId, token, url.search)
    return redirect(paths.payment(orderId, token))
  }
  const state = (
    await api.get(withQuery(`/api/payments/${encodeURIComponent(orderId)}/status`, { token }), PaymentStateResponse).catch(throwRouteError)
  ).data
  if (isSettled(paymentView(state), state)) return redirect(paths.success(orderId, token))
  return { state, browser: inAppBrowserOf(request.headers.get('user-agent')) }
}

/** Handles "pay again" and a change of the payment method, posted without scripts. */
export async function action({ context, request, url, params: { orderId } }: Route.ActionArgs) {
  const token = tokenOf(url)
  const form = await readForm(request)
  const method = PaymentMethod.safeParse(form.get('method'))
  const key = { orderId, token }
  const api = personalApi(context)
  try {
    if (method.success) await changePaymentMethod(api, key, method.data)
    else await startPaymentAgain(api, key)
    return redirect(paths.payment(orderId, token))
  } catch (error) {
    if (error instanceof ApiError) return data({ failure: error.message }, { status: error.status < 500 ? error.status : 502 })
    throw error
  }
}

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const { state, browser } = loaderData
  return <PaymentPage known={state} browser={browser} token={search.get('token') ?? undefined} failure={actionData?.failure ?? null} />
}
