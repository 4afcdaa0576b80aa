import type { Language } from '../../../../contract/language/language.schema.ts'
import { momoAmount } from '../../../../contract/money.ts'
import { type MomoVerified, verifyMomoCallback, verifyMomoReturn } from './momo-callback.rule.ts'
import { qrData, trustedDeeplink, trustedPayUrl } from './momo-link.rule.ts'
import { type MomoFetch, postToMomo } from './momo-post.ts'
import {
  CreatedResponse,
  type MomoFailure,
  type MomoRead,
  PaidResponse,
  RefundedResponse,
  readMomoResponse,
  refused,
  untrusted,
} from './momo-response.rule.ts'
import type { MomoMessageKey, MomoOutcome } from './momo-result.rule.ts'
import { signMomo } from './momo-signature.rule.ts'

export type MomoOptions = {
  /** An origin without a path, like `https://payment.momo.vn`. */
  endpoint: string
  partnerCode: string
  accessKey: string
  secretKey: string
  fetch: MomoFetch
  /** MoMo requires at least thirty seconds. */
  timeoutMs?: number
  trustedOrigins?: readonly string[]
}

type MomoQuery = { orderId: string; requestId: string; lang: Language }
/** `redirectUrl` must not have a parameter named like one of MoMo's: MoMo adds its own beside it. */
export type MomoPayment = MomoQuery & { amount: number; orderInfo: string; redirectUrl: string; ipnUrl: string; extraData: string }
/** `orderId` is the refund's own and new; `transId` is the payment's. */
export type MomoRefund = MomoQuery & { amount: number; transId: string; description: string }

export type MomoCreated =
  | { kind: 'created'; payUrl: string; qrCodeUrl: string | undefined; deeplink: string | undefined }
  | { kind: 'amount-out-of-range' }
  | MomoFailure

/** `authorised` counts as paid: payments are created for capture in one step. */
export type MomoQueried =
  | { kind: 'paid' | 'authorised'; resultCode: number; amount: number; transId: string; payType: string; responseTime: number | null }
  | { kind: 'unpaid'; resultCode: number; outcome: Exclude<MomoOutcome, 'paid' | 'authorised' | 'request-error'>; code: MomoMessageKey }
  | MomoFailure

/**
 * After `refund-pending`, a timeout or a gateway error the money may be on its way: call `queryRefund`, or repeat
 * with the same requestId.
 */
export type MomoRefunded =
  | { kind: 'refunded'; amount: number; transId: string }
  | { kind: 'refund-pending'; resultCode: number }
  | MomoFailure

export type Momo = {
  partnerCode: string
  create(payment: MomoPayment): Promise<MomoCreated>
  query(payment: MomoQuery): Promise<MomoQueried>
  refund(refund: MomoRefund): Promise<MomoRefunded | { kind: 'amount-out-of-range' }>
  queryRefund(refund: MomoQuery): Promise<MomoRefunded>
  verifyCallback(body: unknown): MomoVerified
  verifyReturn(searchParams: URLSearchParams): MomoVerified
}

/** The client of MoMo's API. Each method returns a value whatever MoMo responds; it throws only for invalid arguments. */
export function createMomo({ endpoint, partnerCode, fetch, timeoutMs = 30_000, trustedOrigins, ...keys }: MomoOptions): Momo {
  requireOrigin(endpoint)
  const trust = { endpoint, trustedOrigins }

  async function ask(path: string, body: MomoQuery & { signature: string }): Promise<MomoRead | MomoFailure> {
    const url = new URL(path, endpoint).href
    const response = await postToMomo({ fetch, url, body: { partnerCode, ...body }, timeoutMs })
    return readMomoResponse(response, { partnerCode, orderId: body.orderId, requestId: body.requestId })
  }

  async function create({ lang, ...payment }: MomoPayment): Promise<MomoCreated> {
    if (!isMomoAmount(payment.amount)) return { kind: 'amount-out-of-range' }
    const request = { ...payment, requestType: 'captureWallet' }
    const signature = signMomo('createRequest', keys, { partnerCode, ...request })
    const response = await ask('/v2/gateway/api/create', { ...request, lang, signature })
    if (response.kind !== 'read') return response
    if (response.outcome !== 'paid') return refused(response) // 0 here means "created"
    const created = CreatedResponse.safeParse(response.body)
    if (!created.success) return untrusted('shape')
    if (created.data.amount !== payment.amount) return untrusted('foreign-response')
    const payUrl = trustedPayUrl(created.data.payUrl, trust)
    if (payUrl === undefined) return untrusted('pay-url')
    const { deeplink, qrCodeUrl } = created.data
    return { kind: 'created', payUrl, qrCodeUrl: qrData(qrCodeUrl), deeplink: trustedDeeplink(deeplink, trust) }
  }

  async function query({ orderId, requestId, lang }: MomoQuery): Promise<MomoQueried> {
    const signature = signMomo('queryRequest', keys, { partnerCode, orderId, requestId })
    const response = await ask('/v2/gateway/api/query', { orderId, requestId, lang, signature })
    if (response.kind !== 'read') return response
    const { resultCode, outcome, code } = response
    if (outcome === 'request-error') return refused(response)
    if (outcome !== 'paid' && outcome !== 'authorised') return { kind: 'unpaid', resultCode, outcome, code }
    const paid = PaidResponse.safeParse(response.body)
    if (!paid.success) return untrusted('shape')
    const { amount, transId, payType, responseTime } = paid.data
    return { kind: outcome, resultCode, amount, transId: String(transId), payType: payType ?? '', responseTime: responseTime ?? null }
  }

  async function refund({ lang, ...asked }: MomoRefund): Promise<MomoRefunded | { kind: 'amount-out-of-range' }> {
    if (!isMomoAmount(asked.amount)) return { kind: 'amount-out-of-range' }
    const wanted = { ...asked, transId: requireTransId(asked.transId) }
    const signature = signMomo('refundRequest', keys, { partnerCode, ...wanted })
    const refunded = readRefund(await ask('/v2/gateway/api/refund', { ...wanted, lang, signature }))
    return refunded.kind === 'refunded' && refunded.amount !== asked.amount ? untrusted('foreign-response') : refunded
  }

  async function queryRefund({ orderId, requestId, lang }: MomoQuery): Promise<MomoRefunded> {
    const signature = signMomo('refundQueryRequest', keys, { partnerCode, orderId, requestId })
    return readRefund(await ask('/v2/gateway/api/refund/query', { orderId, requestId, lang, signature }))
  }

  return {
    partnerCode,
    create,
    query,
    refund,
    queryRefund,
    verifyCallback: (body) => verifyMomoCallback(keys, body),
    verifyReturn: (searchParams) => verifyMomoReturn(keys, searchParams),
  }
}

function readRefund(response: MomoRead | MomoFailure): MomoRefunded {
  if (response.kind !== 'read') return response
  const { outcome, resultCode } = response
  if (outcome === 'failed' || outcome === 'expired' || outcome === 'request-error') return refused(response)
  if (outcome !== 'paid') return { kind: 'refund-pending', resultCode }
  const refunded = RefundedResponse.safeParse(response.body)
  if (!refunded.success) return untrusted('shape')
  return { kind: 'refunded', amount: refunded.data.amount, transId: String(refunded.data.transId) }
}

export function isMomoAmount(amount: number): boolean {
  return Number.isInteger(amount) && amount >= momoAmount.min && amount <= momoAmount.max
}

function requireOrigin(endpoint: string): void {
  const url = URL.parse(endpoint)
  if (!url || !/^https?:$/.test(url.protocol) || `${url.origin}/` !== url.href) {
    throw new Error('The endpoint of MoMo must be an origin without a path, like https://payment.momo.vn')
  }
}

/** MoMo expects the number it gave; any other text would refund nothing, or another payment. */
function requireTransId(transId: string): number {
  const number = Number(transId)
  if (!Number.isSafeInteger(number) || String(number) !== transId) throw new Error('Not a transId of MoMo')
  return number
}
