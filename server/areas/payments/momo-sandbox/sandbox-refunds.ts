import type { z } from 'zod'
import { isMomoAmount } from '../momo/momo.client.ts'
import { isFinalMomoResult } from '../momo/momo-result.rule.ts'
import { sandboxTransId } from './sandbox-payments.ts'
import {
  type MomoSandboxPayment,
  type MomoSandboxRecord,
  type MomoSandboxRefund,
  type MomoSandboxSetup,
  processing,
} from './sandbox-record.ts'
import { admit, onceAtATime, QueryRequest, RefundRequest, refuseForGood } from './sandbox-request.ts'
import { type MomoSandboxResponse, plainResponse, refundedResponse } from './sandbox-response.ts'

type Refund = z.infer<typeof RefundRequest>

export async function refundSandboxPayment(setup: MomoSandboxSetup, body: unknown): Promise<MomoSandboxResponse> {
  const admitted = admit(setup, 'refundRequest', RefundRequest, body)
  if (admitted.kind === 'turned-away') return admitted.answer
  return onceAtATime(setup, admitted.request, () => refund(setup, admitted.request))
}

export async function querySandboxRefund(setup: MomoSandboxSetup, body: unknown): Promise<MomoSandboxResponse> {
  const admitted = admit(setup, 'refundQueryRequest', QueryRequest, body)
  if (admitted.kind === 'turned-away') return admitted.answer
  const { request } = admitted
  const known = await setup.store.findByOrderId(request.orderId)
  if (known?.kind !== 'refund') return plainResponse(setup, request, 42)
  return refundedResponse(setup, await settle(setup, known), request)
}

async function refund(setup: MomoSandboxSetup, request: Refund): Promise<MomoSandboxResponse> {
  const { store } = setup
  const earlier = await store.findByRequestId(request.requestId)
  if (earlier) return repeat(setup, earlier, request)
  if (!isMomoAmount(request.amount)) return refuseForGood(setup, request, 22)
  if (!(await store.findPaymentByTransId(request.transId))) return refuseForGood(setup, request, 42)
  const wanted = newRefund(setup, request)
  if (await store.insertIfAbsent(wanted)) return refundedResponse(setup, await settle(setup, wanted), request)
  const winner = await store.findByRequestId(request.requestId)
  return winner ? repeat(setup, winner, request) : refuseForGood(setup, request, 41)
}

async function repeat(setup: MomoSandboxSetup, earlier: MomoSandboxRecord, request: Refund): Promise<MomoSandboxResponse> {
  const isSame =
    earlier.kind === 'refund' &&
    earlier.orderId === request.orderId &&
    earlier.amount === request.amount &&
    earlier.paymentTransId === request.transId
  return isSame ? refundedResponse(setup, await settle(setup, earlier), request) : plainResponse(setup, request, 40)
}

/**
 * Charges the payment with the refund, then records the result. Can be repeated after a crash between the two, and
 * run concurrently: the payment knows which refunds it includes.
 */
async function settle(setup: MomoSandboxSetup, refund: MomoSandboxRefund): Promise<MomoSandboxRefund> {
  if (isFinalMomoResult(refund.resultCode)) return refund
  const resultCode = await charge(setup, refund)
  const settled = { ...refund, resultCode, updatedAt: setup.clock().getTime(), version: refund.version + 1 }
  await setup.store.save(settled, refund.version)
  return settled
}

async function charge({ store }: MomoSandboxSetup, { orderId, amount, paymentTransId }: MomoSandboxRefund): Promise<number> {
  for (;;) {
    const payment = await store.findPaymentByTransId(paymentTransId)
    if (payment?.resultCode !== 0) return 1088
    if (payment.refunds.some((borne) => borne.orderId === orderId)) return 0
    if (amount > refundable(payment)) return 1081
    const charged = { ...payment, refunds: [...payment.refunds, { orderId, amount }], version: payment.version + 1 }
    if (await store.save(charged, payment.version)) return 0
  }
}

function refundable(payment: MomoSandboxPayment): number {
  return payment.refunds.reduce((left, { amount }) => left - amount, payment.amount)
}

function newRefund(setup: MomoSandboxSetup, request: Refund): MomoSandboxRefund {
  const { orderId, requestId, amount, lang, transId: paymentTransId } = request
  const now = setup.clock().getTime()
  return {
    kind: 'refund',
    orderId,
    requestId,
    amount,
    lang,
    paymentTransId,
    transId: sandboxTransId('refund', orderId),
    resultCode: processing,
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
}
