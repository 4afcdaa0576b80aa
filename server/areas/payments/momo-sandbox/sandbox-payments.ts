import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { isMomoAmount } from '../momo/momo.client.ts'
import { type MomoSandboxPayment, type MomoSandboxRecord, type MomoSandboxSetup, waiting } from './sandbox-record.ts'
import { admit, CreateRequest, onceAtATime, QueryRequest, refuseForGood } from './sandbox-request.ts'
import { createdResponse, type MomoSandboxResponse, plainResponse, queriedResponse } from './sandbox-response.ts'

type Create = z.infer<typeof CreateRequest>

export async function createSandboxPayment(setup: MomoSandboxSetup, body: unknown): Promise<MomoSandboxResponse> {
  const admitted = admit(setup, 'createRequest', CreateRequest, body)
  if (admitted.kind === 'turned-away') return admitted.answer
  return onceAtATime(setup, admitted.request, () => create(setup, admitted.request))
}

async function create(setup: MomoSandboxSetup, request: Create): Promise<MomoSandboxResponse> {
  const { store } = setup
  const earlier = await store.findByRequestId(request.requestId)
  if (earlier) return repeat(setup, earlier, request)
  if (!isMomoAmount(request.amount)) return refuseForGood(setup, request, 22)
  const payment = newPayment(setup, request)
  if (await store.insertIfAbsent(payment)) return createdResponse(setup, payment)
  // Another process may have taken the requestId since the check; otherwise the orderId was taken.
  const winner = await store.findByRequestId(request.requestId)
  return winner ? repeat(setup, winner, request) : refuseForGood(setup, request, 41)
}

function repeat(setup: MomoSandboxSetup, earlier: MomoSandboxRecord, request: Create): MomoSandboxResponse {
  const isSame = earlier.kind === 'payment' && earlier.orderId === request.orderId && earlier.amount === request.amount
  return isSame ? createdResponse(setup, earlier) : plainResponse(setup, request, 40)
}

/** A query changes nothing and may be repeated with any requestId. */
export async function querySandboxPayment(setup: MomoSandboxSetup, body: unknown): Promise<MomoSandboxResponse> {
  const admitted = admit(setup, 'queryRequest', QueryRequest, body)
  if (admitted.kind === 'turned-away') return admitted.answer
  const { request } = admitted
  const payment = await setup.store.findByOrderId(request.orderId)
  return payment?.kind === 'payment' ? queriedResponse(setup, payment, request) : plainResponse(setup, request, 42)
}

function newPayment(setup: MomoSandboxSetup, request: Create): MomoSandboxPayment {
  const { partnerCode: _, requestType: __, signature: ___, ...asked } = request
  const now = setup.clock().getTime()
  return {
    kind: 'payment',
    ...asked,
    resultCode: waiting,
    transId: sandboxTransId('payment', request.orderId),
    payType: '',
    refunds: [],
    createdAt: now,
    updatedAt: now,
    expiresAt: now + setup.lifetimeMs,
    version: 1,
  }
}

/** Fifteen digits: beyond int4, within the exact integers of JSON, and distinct from a timestamp. */
export function sandboxTransId(kind: 'payment' | 'refund', orderId: string): number {
  const digest = createHash('sha256').update(`${kind}|${orderId}`).digest()
  return 100_000_000_000_000 + digest.readUIntBE(0, 6)
}
