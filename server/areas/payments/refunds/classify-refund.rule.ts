import type { MomoRefunded } from '../momo/momo.client.ts'
import type { MomoRefusal } from '../momo/momo-response.rule.ts'

/**
 * - `pending`: the money may be on its way. Only another question tells; `isStrange`: somebody should look.
 * - `unheard`: the gateway knows nothing of it, so it can be sent again under the same names.
 * - `failed`: the gateway's last word; another try takes a new name.
 * - `refused`: the request itself was turned away and nothing was begun. It may be sent again under the same
 *   name, so that even a request that arrived after all is found to be the same one.
 */
export type RefundVerdict =
  | { kind: 'done'; transId: string }
  | { kind: 'pending'; resultCode: number | null; isStrange: boolean }
  | { kind: 'unheard' }
  | { kind: 'failed' | 'refused'; resultCode: number | null; code: string }

/** Of a request, these do not tell what has become of an earlier one: maintenance, known names, one of its kind under way. */
const undecided = [10, 40, 41, 43]
const unknownOrder = 42
/** Being processed, by MoMo or by the bank behind it; waiting; to be confirmed. Anything else that is not final is strange. */
const waiting = [1000, 7000, 7002, 8000]

/** What the answer to a refund that was just sent means. Where it may have gone through, it is never `failed`. */
export function classifySentRefund(response: MomoRefunded | { kind: 'amount-out-of-range' }): Exclude<RefundVerdict, { kind: 'unheard' }> {
  if (response.kind === 'amount-out-of-range') return { kind: 'refused', resultCode: null, code: 'amount-not-accepted' }
  if (response.kind !== 'gateway-refused') return classifyUnrefused(response)
  const { resultCode, outcome, code } = response
  if (outcome !== 'request-error') return { kind: 'failed', resultCode, code }
  if (undecided.includes(resultCode)) return { kind: 'pending', resultCode, isStrange: false }
  return { kind: 'refused', resultCode, code }
}

/**
 * What the answer to our question after a refund means. A question that was turned away says nothing about it. Where
 * there is nobody to ask, the same request is sent again: the gateway knows it by its name and does it once.
 */
export function classifyQueriedRefund(response: MomoRefunded): RefundVerdict {
  if (response.kind === 'gateway-error' && (response.status === 404 || response.status === 405)) return { kind: 'unheard' }
  if (response.kind !== 'gateway-refused') return classifyUnrefused(response)
  const { resultCode, outcome, code } = response
  if (outcome !== 'request-error') return { kind: 'failed', resultCode, code }
  return resultCode === unknownOrder ? { kind: 'unheard' } : { kind: 'pending', resultCode, isStrange: false }
}

function classifyUnrefused(
  response: Exclude<MomoRefunded, MomoRefusal>,
): Exclude<RefundVerdict, { kind: 'unheard' | 'failed' | 'refused' }> {
  if (response.kind === 'refunded') return { kind: 'done', transId: response.transId }
  if (response.kind !== 'refund-pending') return { kind: 'pending', resultCode: null, isStrange: response.kind === 'untrusted-answer' }
  return { kind: 'pending', resultCode: response.resultCode, isStrange: !waiting.includes(response.resultCode) }
}
