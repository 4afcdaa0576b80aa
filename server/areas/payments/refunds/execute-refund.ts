import { setTimeout as sleep } from 'node:timers/promises'
import type { Momo } from '../momo/momo.client.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { findPayment } from '../payments.sql.ts'
import { classifyQueriedRefund, classifySentRefund } from './classify-refund.rule.ts'
import { findRefund, type RefundRow } from './refunds.sql.ts'
import { settleRefund } from './settle-refund.ts'

/** How long somebody at a screen waits for the gateway. What it says later is heard all the same. */
const patienceMs = 8_000

type Gateway = PaymentDeps & { momo: Momo }

/** Tells the gateway of a refund that is written down, and settles what it answers. Never called in a transaction. */
async function sendRefund(deps: PaymentDeps, refund: RefundRow): Promise<void> {
  const gateway = requireGateway(deps)
  const payment = refund.paymentId === null ? undefined : await findPayment(deps.platform.db, refund.paymentId)
  if (!payment?.transId) throw new Error('a refund of a payment the gateway does not know')
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
 * Goes on with a refund that has begun and whose end nobody knows: after a crash, a silence, a slow bank. The
 * gateway is always asked first; only what it has never heard of is sent again, under the same names.
 */
export async function executeRefund(deps: PaymentDeps, refund: RefundRow): Promise<void> {
  const verdict = classifyQueriedRefund(await requireGateway(deps).momo.queryRefund({ ...namesOf(refund), lang: 'vi' }))
  if (verdict.kind === 'unheard') await sendRefund(deps, refund)
  else await settleRefund(deps, refund, verdict)
}

/** As {@link sendRefund}, for somebody who cannot wait long: the refund as it stands when their patience ends. */
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
  if (!gatewayOrderId || !gatewayRequestId) throw new Error(`refund ${id} has no name at the gateway`)
  return { orderId: gatewayOrderId, requestId: gatewayRequestId }
}
