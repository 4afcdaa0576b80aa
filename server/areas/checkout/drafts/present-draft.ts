import type { ListedDraft, OrderDraft, OrderDraftBody } from '../../../../contract/admin/order-drafts.ts'
import type { Db } from '../../../platform/database/client.ts'
import { isOffered } from '../../cart/cart.ts'
import { findSaleable } from '../../catalogue/catalogue.ts'
import { draftStateOf } from './draft-state.rule.ts'
import type { DraftRow } from './drafts.sql.ts'

export function presentListedDraft(draft: DraftRow, now: Date): ListedDraft {
  const { id, body, totalVnd, updatedAt, expiresAt, orderId } = draft
  return {
    _id: id,
    state: draftStateOf(draft, now),
    fullName: body?.address.fullName ?? '',
    phone: body?.address.phone ?? '',
    pieces: [...(body?.items ?? []), ...(body?.customItems ?? [])].reduce((sum, { quantity }) => sum + quantity, 0),
    total: totalVnd,
    updatedAt: updatedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    orderId,
  }
}

/** With its items as a form shows them. */
export async function presentDraft(db: Db, draft: DraftRow, now: Date): Promise<OrderDraft> {
  const { version, body } = draft
  return { ...presentListedDraft(draft, now), version, body, lines: body ? await presentLines(db, body) : [] }
}

async function presentLines(db: Db, { items, language }: OrderDraftBody): Promise<OrderDraft['lines']> {
  const saleables = items.length > 0 ? await findSaleable(db, items, language) : []
  return items.map((_, at) => {
    const saleable = saleables[at] ?? null
    const { name = '', color, madeToOrder = false, variant } = saleable ?? {}
    return {
      ...{ name, image: color?.imageUrl ?? '', colorLabel: color?.label ?? '', madeToOrder, isGone: !isOffered(saleable) },
      free: variant ? Math.max(0, variant.onHand - variant.reserved) : 0,
    }
  })
}
