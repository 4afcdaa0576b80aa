import { data } from 'react-router'
import {
  CashConfirmationMessage,
  CashConfirmationResponse,
  type CashConfirmationState,
  PaymentStateMessage,
} from '../../../../../contract/payments.ts'
import { type Api, personalApi } from '../../../api/api.ts'
import { ApiError, throwRouteError } from '../../../api/api-error.ts'
import { readForm } from '../../../api/read-form.ts'
import { withQuery } from '../../../paths.ts'
import type { Route } from './+types/page'
import { ConfirmOrder } from './confirm-order.tsx'
import { InvalidLink } from './invalid-link.tsx'

/** The URL holds the secret that confirms the order, so no referrer is sent. */
export function headers() {
  return { 'Referrer-Policy': 'same-origin' }
}

const tokenOf = (url: URL) => url.searchParams.get('token') ?? ''
const call = (orderId: string, what: string) => `/api/payments/cod/${encodeURIComponent(orderId)}/${what}`

/** A GET confirms nothing, because mail programs follow links. */
export async function loader({ context, url, params: { orderId } }: Route.LoaderArgs) {
  const state = await readState(personalApi(context), orderId, tokenOf(url))
  return state ? state : data(null, { status: 404 })
}

async function readState(api: Api, orderId: string, token: string): Promise<CashConfirmationState | null> {
  try {
    return (await api.get(withQuery(call(orderId, 'confirmation'), { token }), CashConfirmationResponse)).data
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
    return throwRouteError(error)
  }
}

export async function action({ context, request, url, params: { orderId } }: Route.ActionArgs) {
  const api = personalApi(context)
  const token = tokenOf(url)
  const intent = (await readForm(request)).get('intent')
  if (intent !== 'confirm' && intent !== 'decline') throw data(null, { status: 400 })
  const isDeclined = intent === 'decline'
  try {
    if (isDeclined) await api.send('POST', call(orderId, 'decline'), { token }, CashConfirmationMessage)
    else await api.send('POST', call(orderId, 'confirm'), { token }, PaymentStateMessage)
    return { isDeclined, failure: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { code, message, status } = error
    return data({ isDeclined, failure: { code, message } }, { status: status < 500 ? status : 502 })
  }
}

export default function ConfirmOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData ? <ConfirmOrder order={loaderData} actionResult={actionData} /> : <InvalidLink />
}
