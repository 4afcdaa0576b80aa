import type { MomoRefunded } from '../momo/momo.client.ts'
import type { MomoRefusal } from '../momo/momo-response.rule.ts'

/**
 * - `pending`: the money may be on its way. Only another query shows; `isStrange`: a person should check.
 * - `unheard`: the gateway does not know it, so it can be sent again with the same ids.
 * - `failed`: final at the gateway; another attempt takes a new id.
 * - `refused`: the request itself was refused and nothing was begun. It may be sent again with the same id,
 * so that a request that arrived after all is recognised as the same one.
 */
export type RefundVerdict =
  | { kind: 'done'; transId: string }
  | { kind: 'pending'; resultCode: number | null; isStrange: boolean }
  | { kind: 'not-received' }
  | { kind: 'failed' | 'refused'; resultCode: number | null; code: string }

/** As a response to a request, these say nothing about an earlier one: maintenance, known ids, one of its kind in progress. */
const undecided = [10, 40, 41, 43]
const unknownOrder = 42
/** In progress at MoMo or at the bank behind it; waiting; to be confirmed. Any other result that is not final is strange. */
const waiting = [1000, 7000, 7002, 8000]

/** Classifies the response to a refund that was just sent. Where it may have gone through, it is never `failed`. */
export function classifySentRefund(
  response: MomoRefunded | { kind: 'amount-out-of-range' },
): Exclude<RefundVerdict, { kind: 'not-received' }> {
  if (response.kind === 'amount-out-of-range') return { kind: 'refused', resultCode: null, code: 'amount-not-accepted' }
  if (response.kind !== 'gateway-refused') return classifyUnrefused(response)
  const { resultCode, outcome, code } = response
  if (outcome !== 'request-error') return { kind: 'failed', resultCode, code }
  if (undecided.includes(resultCode)) return { kind: 'pending', resultCode, isStrange: false }
  return { kind: 'refused', resultCode, code }
}

/**
 * Classifies the response to our query of a refund. A refused query says nothing about it. Where
 * the gateway has no queries, the same request is sent again: the gateway recognises its id and executes it once.
 */
export function classifyQueriedRefund(response: MomoRefunded): RefundVerdict {
  if (response.kind === 'gateway-error' && (response.status === 404 || response.status === 405)) return { kind: 'not-received' }
  if (response.kind !== 'gateway-refused') return classifyUnrefused(response)
  const { resultCode, outcome, code } = response
  if (outcome !== 'request-error') return { kind: 'failed', resultCode, code }
  return resultCode === unknownOrder ? { kind: 'not-received' } : { kind: 'pending', resultCode, isStrange: false }
}

function classifyUnrefused(
  response: Exclude<MomoRefunded, MomoRefusal>,
): Exclude<RefundVerdict, { kind: 'not-received' | 'failed' | 'refused' }> {
  if (response.kind === 'refunded') return { kind: 'done', transId: response.transId }
  if (response.kind !== 'refund-pending') return { kind: 'pending', resultCode: null, isStrange: response.kind === 'untrusted-response' }
  return { kind: 'pending', resultCode: response.resultCode, isStrange: !waiting.includes(response.resultCode) }
}
