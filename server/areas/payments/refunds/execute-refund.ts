import { setTimeout as sleep } from 'node:timers/promises'
import type { Momo } from '../momo/momo.client.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { findPayment } from '../payments.sql.ts'
import { classifyQueriedRefund, classifySentRefund } from './classify-refund.rule.ts'
import { findRefund, type RefundRow } from './refunds.sql.ts'
import { settleRefund } from './settle-refund.ts'

/** How long a request of an admin waits for the gateway. A later response is settled all the same. */
const patienceMs = 8_000

type Gateway = PaymentDeps & { momo: Momo }

/** Sends a recorded refund to the gateway and settles the response. Never called in a transaction. */
async function sendRefund(deps: PaymentDeps, refund: RefundRow): Promise<void> {
  const gateway = requireGateway(deps)
  const payment = refund.paymentId === null ? undefined : await findPayment(deps.platform.db, refund.paymentId)
  if (!payment?.transId) throw new Error('the payment of a refund has no transaction at the gateway')
  const response = await gateway.momo.refund({
    ...namesOf(refund),
    amount: refund.amountVnd,
    transId: payment.transId,
    description: '',
    lang: 'vi',
  })
  await settleRefund(deps, refund, classifySentRefund(response))
}

/**
 * Continues a refund whose result is unknown: after a crash, a timeout, a slow bank. The gateway is always queried
 * first; only a refund it does not know is sent again, with the same ids.
 */
export async function executeRefund(deps: PaymentDeps, refund: RefundRow): Promise<void> {
  const verdict = classifyQueriedRefund(await requireGateway(deps).momo.queryRefund({ ...namesOf(refund), lang: 'vi' }))
  if (verdict.kind === 'not-received') await sendRefund(deps, refund)
  else await settleRefund(deps, refund, verdict)
}

/** Like {@link sendRefund}, with a short timeout: returns the refund as it is then. */
export async function sendWithTimeout(deps: PaymentDeps, refund: RefundRow): Promise<RefundRow> {
  const sent = sendRefund(deps, refund).catch((error) => {
    deps.platform.log.error({ err: error, refund: refund.id }, 'a refund could not be sent')
  })
  await Promise.race([sent, sleep(patienceMs, undefined, { ref: false })])
  return (await findRefund(deps.platform.db, refund.id)) ?? refund
}

function requireGateway(deps: PaymentDeps): Gateway {
  const { momo } = deps
  if (!momo) throw new Error('there is no gateway to refund with')
  return { ...deps, momo }
}

function namesOf({ id, gatewayOrderId, gatewayRequestId }: RefundRow): { orderId: string; requestId: string } {
  if (!gatewayOrderId || !gatewayRequestId) throw new Error(`refund ${id} has no ids for the gateway`)
  return { orderId: gatewayOrderId, requestId: gatewayRequestId }
}
