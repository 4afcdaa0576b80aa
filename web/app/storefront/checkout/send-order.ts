import type { PlacedOrder } from '../../../../contract/checkout.ts'
import { trusted } from '../../api.ts'
import { browserApi } from '../../browser-api.ts'
import type { Attempt } from './attempt.ts'

const placed = trusted<PlacedOrder>(({ _id, data }) => typeof _id === 'string' && data !== undefined)
const patienceMs = 12_000

/** One try. What it carries is what was written down when it was pressed, word for word. */
export function sendOrder({ key, body }: Attempt): Promise<PlacedOrder> {
  return browserApi().send('POST', '/api/orders', JSON.parse(body), placed, { headers: { 'Idempotency-Key': key }, timeoutMs: patienceMs })
}
