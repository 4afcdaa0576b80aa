import { parseWithZod } from '@conform-to/zod/v4'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { data, redirect, useSearchParams } from 'react-router'
import { validationKey } from '../../../../../contract/language/validation-messages.ts'
import { OneOrder } from '../../../../../contract/orders/orders.ts'
import { type Api, personalApi } from '../../../api/api.ts'
import { ApiError, throwRouteError } from '../../../api/api-error.ts'
import { readForm } from '../../../api/read-form.ts'
import { register } from '../../../auth/auth-api.ts'
import { readCurrentUser } from '../../../auth/read-current-user.ts'
import { refusalResponse } from '../../../auth/refusal-response.ts'
import { cartQuery } from '../../../cart/cart-query.ts'
import { paths, withQuery } from '../../../paths.ts'
import type { Route } from './+types/page'
import { accountFromOrder } from './account-from-order.ts'
import { CreateAccountForm } from './create-account-form.ts'
import { OrderReceipt } from './order-receipt.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = personalApi(context)
  const order = await readOrder(api, url)
  if (!order) return redirect(paths.home())
  return { order, me: await readCurrentUser(api).catch(throwRouteError) }
}

/** Handles the password of the account created from this order. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const api = personalApi(context)
  const submission = parseWithZod(await readForm(request), { schema: CreateAccountForm, error: validationKey })
  const hidden = { hideFields: ['password'] }
  if (submission.status !== 'success') return data({ result: submission.reply(hidden), refusal: null }, { status: 400 })
  const order = await readOrder(api, url)
  if (!order?.email) return redirect(paths.home())
  const { refusal } = await register(api, accountFromOrder(order, submission.value.password))
  if (!refusal) return redirect(url.pathname + url.search)
  return refusalResponse({ result: submission.reply({ ...hidden, fieldErrors: refusal.fields }), refusal })
}

/** Null: another customer's order looks like one that does not exist. */
async function readOrder(api: Api, { searchParams }: URL) {
  const orderId = searchParams.get('order')
  if (!orderId) return null
  const token = searchParams.get('token') ?? undefined
  try {
    return (await api.get(withQuery(`/api/orders/${encodeURIComponent(orderId)}`, { token }), OneOrder)).data.order
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) return null
    return throwRouteError(error)
  }
}

export default function SuccessPage({ loaderData: { order, me }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const client = useQueryClient()
  useEffect(() => {
    void client.invalidateQueries({ queryKey: cartQuery.queryKey })
  }, [client])
  return <OrderReceipt order={order} me={me} token={search.get('token') ?? undefined} actionResult={actionData} />
}
