import type { DraftState } from '../../../../contract/admin/order-drafts.ts'
import type { ErrorCode } from '../../../../contract/errors.ts'
import type { DraftRow } from './drafts.sql.ts'

type Facts = Pick<DraftRow, 'orderId' | 'expiresAt'>

export function draftStateOf({ orderId, expiresAt }: Facts, now: Date): DraftState {
  if (orderId !== null) return 'ordered'
  if (expiresAt === null) return 'open'
  return expiresAt > now ? 'sent' : 'expired'
}

/** Why the customer's link does not work any more; null where it does. */
export function linkRefusal(draft: Facts, now: Date): ErrorCode | null {
  const state = draftStateOf(draft, now)
  if (state === 'ordered') return 'draft_used'
  return state === 'sent' ? null : 'draft_expired'
}
