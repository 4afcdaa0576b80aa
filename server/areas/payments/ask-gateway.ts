import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '../../../db/new-id.ts'
import type { GatewayWord } from './judge-word.ts'
import type { MomoQueried } from './momo.ts'
import type { MomoNotice } from './momo-notice.ts'
import type { PaymentRoom } from './payment-room.ts'
import type { PaymentRow } from './payments.sql.ts'
import { type Settled, settlePayment } from './settle-payment.ts'

const patienceMs = 5_000

/** Asks the gateway how a try stands and settles what it says. Null where it says nothing final. Never called in a transaction. */
export async function askGateway(room: PaymentRoom, payment: PaymentRow): Promise<Settled | null> {
  if (!room.momo) return null
  const answer = await room.momo.query({ orderId: payment.gatewayOrderId, requestId: newId('ask'), lang: 'vi' })
  const word = wordOfAnswer(payment.gatewayOrderId, answer)
  if (!word) return null
  const settled = await settlePayment(room, word)
  return settled === 'nothing' && (word.outcome === 'pending' || word.outcome === 'unknown') ? null : settled
}

/** As {@link askGateway}, for somebody who cannot wait long. A later answer is settled all the same. */
export async function askBriefly(room: PaymentRoom, payment: PaymentRow): Promise<Settled | null> {
  const asked = askGateway(room, payment).catch((error) => {
    room.platform.log.error({ err: error, payment: payment.id }, 'the gateway could not be asked')
    return null
  })
  return Promise.race([asked, sleep(patienceMs, null, { ref: false })])
}

/** Nothing where the gateway failed to answer, or refused the question: that says nothing about the payment. */
function wordOfAnswer(gatewayOrderId: string, answer: MomoQueried): GatewayWord | null {
  const said = { from: 'query', gatewayOrderId, isOurs: true, requestId: null } as const
  if (answer.kind === 'paid' || answer.kind === 'authorised') {
    const { amount, transId, payType, resultCode } = answer
    return { ...said, amount, transId, payType, resultCode, outcome: answer.kind, reason: answer.kind }
  }
  if (answer.kind !== 'unpaid') return null
  const { resultCode, outcome, code } = answer
  return { ...said, amount: 0, transId: '0', payType: '', resultCode, outcome, reason: code }
}

export function wordOfNotice(notice: MomoNotice, partnerCode: string): GatewayWord {
  const { orderId, requestId, amount, transId, payType, resultCode, outcome, code } = notice
  const isOurs = notice.partnerCode === partnerCode
  return { from: 'callback', gatewayOrderId: orderId, isOurs, requestId, amount, transId, payType, resultCode, outcome, reason: code }
}
