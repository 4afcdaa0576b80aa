import type { PlacedOrder } from '../../../../contract/checkout.ts'
import { shallowSchema } from '../../api/api.ts'
import { browserApi } from '../../api/browser-api.ts'
import type { OrderAttempt } from './order-attempt.ts'

const placedOrderResponse = shallowSchema<PlacedOrder>(({ _id, data }) => typeof _id === 'string' && data !== undefined)
const timeoutMs = 12_000

/** Sends one attempt, with exactly the body that was stored at the press. */
export function postOrder({ key, body }: OrderAttempt): Promise<PlacedOrder> {
  return browserApi().send('POST', '/api/orders', JSON.parse(body), placedOrderResponse, {
    headers: { 'Idempotency-Key': key },
    timeoutMs: timeoutMs,
  })
}
