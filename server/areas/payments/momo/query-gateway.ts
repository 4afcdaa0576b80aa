import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '../../../../db/new-id.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentEvent } from '../payment-event.rule.ts'
import type { PaymentRow } from '../payments.sql.ts'
import { type Settled, settlePayment } from '../settle-payment.ts'
import type { MomoQueried } from './momo.client.ts'
import type { MomoCallback } from './momo-callback.rule.ts'

const patienceMs = 5_000

/** Queries the gateway about an attempt and settles the result. Null where it is not final. Never called in a transaction. */
export async function queryGateway(deps: PaymentDeps, payment: PaymentRow): Promise<Settled | null> {
  if (!deps.momo) return null
  const response = await deps.momo.query({ orderId: payment.gatewayOrderId, requestId: newId('query'), lang: 'vi' })
  const event = eventOfQuery(payment.gatewayOrderId, response)
  if (!event) return null
  const settled = await settlePayment(deps, event)
  return settled === 'nothing' && (event.outcome === 'pending' || event.outcome === 'unknown') ? null : settled
}

/** Like {@link queryGateway}, with a short timeout. A later response is settled all the same. */
export async function queryWithTimeout(deps: PaymentDeps, payment: PaymentRow): Promise<Settled | null> {
  const query = queryGateway(deps, payment).catch((error) => {
    deps.platform.log.error({ err: error, payment: payment.id }, 'the gateway could not be queried')
    return null
  })
  return Promise.race([query, sleep(patienceMs, null, { ref: false })])
}

/** Null where the gateway did not respond, or refused the query: that says nothing about the payment. */
function eventOfQuery(gatewayOrderId: string, response: MomoQueried): PaymentEvent | null {
  const said = { from: 'query', gatewayOrderId, isOurs: true, requestId: null } as const
  if (response.kind === 'paid' || response.kind === 'authorised') {
    const { amount, transId, payType, resultCode } = response
    return { ...said, amount, transId, payType, resultCode, outcome: response.kind, reason: response.kind }
  }
  if (response.kind !== 'unpaid') return null
  const { resultCode, outcome, code } = response
  return { ...said, amount: 0, transId: '0', payType: '', resultCode, outcome, reason: code }
}

export function eventOfCallback(notice: MomoCallback, partnerCode: string): PaymentEvent {
  const { orderId, requestId, amount, transId, payType, resultCode, outcome, code } = notice
  const isOurs = notice.partnerCode === partnerCode
  return { from: 'callback', gatewayOrderId: orderId, isOurs, requestId, amount, transId, payType, resultCode, outcome, reason: code }
}
