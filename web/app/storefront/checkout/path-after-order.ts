import type { PlacedOrder } from '../../../../contract/checkout.ts'
import { awaitsDeposit } from '../../../../contract/orders/deposit.rule.ts'
import type { PaymentStarted } from '../../../../contract/payments.ts'
import { type Api, shallowSchema } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { paths } from '../../paths.ts'

const paymentStartedResponse = shallowSchema<PaymentStarted>(({ data }) => data !== undefined)

/**
 * The next page after an order is placed. A deposit is paid first. A MoMo payment is started at once; if the gateway does not respond,
 * the waiting page reports it and retries: the order exists in both cases.
 */
export async function pathAfterOrder(api: Api, { _id: orderId, finalAmount, token, data: { order } }: PlacedOrder): Promise<string> {
  if (awaitsDeposit(order)) return paths.payment(orderId, token)
  if (order.paymentMethod === 'cod') return paths.success(orderId, token)
  if (order.paymentMethod === 'bank') return paths.payment(orderId, token)
  const start = { orderId, amount: finalAmount, payType: 'qr', userId: order.userId, token }
  await api.send('POST', '/api/payments/momo/initiate', start, paymentStartedResponse).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
  })
  return paths.payment(orderId, token)
}
