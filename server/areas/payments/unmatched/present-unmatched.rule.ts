import { z } from 'zod'
import type { Mismatch } from '../../../../contract/admin/unmatched-payments.ts'
import type { StoredMismatch } from './unmatched-payments.sql.ts'

/** The stored form of a bank notice or of a wallet event. */
const Notice = z.object({
  amount: z.int(),
  description: z.string().optional(),
  reference: z.string().optional(),
  transId: z.string().optional(),
  outcome: z.string().optional(),
})

export function presentMismatch({ mismatch, order, seenBy }: StoredMismatch): Mismatch {
  const { id, at, gatewayOrderId, why, expectedVnd, seenAt, seenNote } = mismatch
  const notice = Notice.parse(mismatch.notice)
  const isBank = notice.reference !== undefined
  const hasMoved = isBank || notice.outcome === 'paid' || notice.outcome === 'authorised'
  // A wallet's number is a placeholder until the payment is paid.
  const transaction = isBank ? notice.reference : hasMoved ? notice.transId : undefined
  return {
    _id: String(id),
    at: at.toISOString(),
    method: isBank ? 'bank' : 'momo',
    order: order && { _id: order.id, orderNumber: order.orderNumber, fullName: order.shippingAddress.fullName },
    said: isBank ? (notice.description ?? '') : gatewayOrderId,
    why,
    expected: expectedVnd,
    reported: notice.amount,
    hasMoved,
    transaction: transaction ?? null,
    seen: seenAt && { at: seenAt.toISOString(), by: seenBy && (seenBy.fullName || seenBy.username), note: seenNote ?? '' },
  }
}
