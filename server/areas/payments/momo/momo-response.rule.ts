import { z } from 'zod'
import type { MomoPostFailure, MomoPostResult } from './momo-post.ts'
import { type MomoMessageKey, type MomoOutcome, momoMessageKey, momoOutcome } from './momo-result.rule.ts'

/** MoMo refused, with its result code: `outcome` separates a refused request from a refused payment or refund. */
export type MomoRefusal = { kind: 'gateway-refused'; resultCode: number; outcome: MomoOutcome; code: MomoMessageKey }
/** A response that does not look like MoMo's to this request. None of it is used. */
export type MomoUntrusted = { kind: 'untrusted-response'; reason: 'shape' | 'foreign-response' | 'pay-url' | 'status' }
export type MomoFailure = MomoPostFailure | MomoRefusal | MomoUntrusted

export type MomoRead = { kind: 'read'; resultCode: number; outcome: MomoOutcome; code: MomoMessageKey; body: unknown }
type Sent = { partnerCode: string; orderId: string; requestId: string }

/** A refused request comes back without the identifiers, so here they may be missing, but never differ. */
const Envelope = z.object({
  resultCode: z.int(),
  partnerCode: z.string().nullish(),
  orderId: z.string().nullish(),
  requestId: z.string().nullish(),
})

const Echo = { partnerCode: z.string(), orderId: z.string(), requestId: z.string() }

/** Each link is validated later by itself: MoMo leaves some of them out, or null. */
export const CreatedResponse = z.object({
  ...Echo,
  amount: z.int(),
  payUrl: z.unknown().optional(),
  deeplink: z.unknown().optional(),
  qrCodeUrl: z.unknown().optional(),
})

export const PaidResponse = z.object({
  ...Echo,
  amount: z.int().min(1),
  transId: z.int().min(1),
  payType: z.string().nullish(),
  responseTime: z.int().nullish(),
})

export const RefundedResponse = z.object({ ...Echo, amount: z.int().min(1), transId: z.int().min(1) })

/**
 * The part that all responses share. One version of MoMo's documents describes a signature of responses, but no real
 * one has it, so the trust rests on TLS and the echo of what was sent.
 */
export function readMomoResponse(response: MomoPostResult, sent: Sent): MomoRead | MomoFailure {
  if (response.kind !== 'answered') return response
  const envelope = Envelope.safeParse(response.body)
  if (!envelope.success) {
    return response.ok ? untrusted('shape') : { kind: 'gateway-error', reason: 'http-status', status: response.status }
  }
  const { resultCode, ...echo } = envelope.data
  if (!isEcho(echo, sent)) return untrusted('foreign-response')
  const outcome = momoOutcome(resultCode)
  if (!response.ok && (outcome === 'paid' || outcome === 'authorised')) return untrusted('status')
  return { kind: 'read', resultCode, outcome, code: momoMessageKey(resultCode), body: response.body }
}

export function refused({ resultCode, outcome, code }: MomoRead): MomoRefusal {
  return { kind: 'gateway-refused', resultCode, outcome, code }
}

export function untrusted(reason: MomoUntrusted['reason']): MomoUntrusted {
  return { kind: 'untrusted-response', reason }
}

function isEcho(echo: { [name in keyof Sent]?: string | null | undefined }, sent: Sent): boolean {
  return (['partnerCode', 'orderId', 'requestId'] as const).every((name) => (echo[name] ?? sent[name]) === sent[name])
}
