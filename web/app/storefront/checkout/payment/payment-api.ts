import type { PaymentMethod } from '../../../../../contract/orders/orders.ts'
import type { PaymentStarted, PaymentState } from '../../../../../contract/payments.ts'
import { type Api, shallowSchema } from '../../../api/api.ts'
import { ApiError } from '../../../api/api-error.ts'

const paymentStateResponse = shallowSchema<{ data: PaymentState }>(({ data }) => typeof data?.orderId === 'string')
const paymentStartedResponse = shallowSchema<PaymentStarted>(({ data }) => data !== undefined)

/** The payment actions of an order, shared by forms with and without scripts. */
export type OrderKey = { orderId: string; token: string | undefined }

export async function startPaymentAgain(api: Api, { orderId, token }: OrderKey): Promise<void> {
  await api.send('POST', '/api/payments/checkout', { orderId, token }, paymentStartedResponse)
}

/** Opens the wallet at once; if it does not respond, the page reports it and retries. */
export async function changePaymentMethod(api: Api, { orderId, token }: OrderKey, paymentMethod: PaymentMethod): Promise<void> {
  await api.send('POST', `/api/payments/${encodeURIComponent(orderId)}/method`, { paymentMethod, token }, paymentStateResponse)
  if (paymentMethod !== 'momo') return
  await startPaymentAgain(api, { orderId, token }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
  })
}
