import type { PaymentMethod } from '../../../../../contract/orders.ts'
import type { PaymentStarted, PaymentState } from '../../../../../contract/payments.ts'
import { type Api, trusted } from '../../../api.ts'
import { ApiError } from '../../../api-error.ts'

const stateAnswer = trusted<{ data: PaymentState }>(({ data }) => typeof data?.orderId === 'string')
const startedAnswer = trusted<PaymentStarted>(({ data }) => data !== undefined)

/** What somebody can do about the money of an order, wherever they press it: before any script, or with one. */
export type OrderKey = { orderId: string; token: string | undefined }

export async function payAgain(api: Api, { orderId, token }: OrderKey): Promise<void> {
  await api.send('POST', '/api/payments/checkout', { orderId, token }, startedAnswer)
}

/** The wallet is opened at once; where it does not answer, the page says so and opens it again. */
export async function changeMethod(api: Api, { orderId, token }: OrderKey, paymentMethod: PaymentMethod): Promise<void> {
  await api.send('POST', `/api/payments/${encodeURIComponent(orderId)}/method`, { paymentMethod, token }, stateAnswer)
  if (paymentMethod !== 'momo') return
  await payAgain(api, { orderId, token }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
  })
}
