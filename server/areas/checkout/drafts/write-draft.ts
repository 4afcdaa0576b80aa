import { draftLinkHours, type OrderDraftBody } from '../../../../contract/admin/order-drafts.ts'
import { addHours } from '../../../../contract/durations.ts'
import { newId } from '../../../../db/new-id.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { newToken } from '../../accounts/accounts.ts'
import type { CheckoutDeps } from '../order-request.ts'
import { previewOrder } from '../preview-order.ts'
import { type DraftRow, deleteDraft, insertDraft, lockDraft, updateDraft } from './drafts.sql.ts'

type Staff = { staffId: string }

export async function createDraft(deps: CheckoutDeps, { body, staffId }: Staff & { body: OrderDraftBody }): Promise<DraftRow> {
  const now = deps.platform.clock.now()
  const totalVnd = await totalOf(deps, body)
  return transact(deps.platform.db, async (tx) => {
    const row = { id: newId('drf'), token: newToken(), body, totalVnd, createdBy: staffId, createdAt: now, updatedAt: now }
    const draft = await insertDraft(tx, row)
    await audit(tx, { who: staffId, what: 'draft.create', subject: draft.id, details: { total: totalVnd } })
    return draft
  })
}

type Saving = Staff & { id: string; expectedVersion: number; body: OrderDraftBody }

/** Saves a draft that is not ordered yet. A link that was sent goes on working, and shows the new draft. */
export async function saveDraft(deps: CheckoutDeps, { id, expectedVersion, body, staffId }: Saving): Promise<DraftRow> {
  const totalVnd = await totalOf(deps, body)
  return transact(deps.platform.db, async (tx) => {
    const { version } = await lockOpen(tx, id, expectedVersion)
    const draft = await updateDraft(tx, id, { body, totalVnd, version: version + 1, updatedAt: deps.platform.clock.now() })
    await audit(tx, { who: staffId, what: 'draft.update', subject: id, details: { total: totalVnd } })
    return draft
  })
}

/** A new link for the customer; an earlier one stops working. */
export async function createLink({ platform }: CheckoutDeps, { id, staffId }: Staff & { id: string }): Promise<DraftRow> {
  return transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    const { body } = await lockOpen(tx, id)
    if (body === null || isEmpty(body)) throw new AppError('draft_empty')
    const draft = await updateDraft(tx, id, { token: newToken(), expiresAt: addHours(now, draftLinkHours), updatedAt: now })
    await audit(tx, { who: staffId, what: 'draft.link', subject: id })
    return draft
  })
}

export async function removeDraft({ platform }: CheckoutDeps, { id, staffId }: Staff & { id: string }): Promise<void> {
  await transact(platform.db, async (tx) => {
    if (!(await lockDraft(tx, id))) throw new AppError('not_found')
    await deleteDraft(tx, id)
    await audit(tx, { who: staffId, what: 'draft.delete', subject: id })
  })
}

function isEmpty({ items, customItems = [] }: OrderDraftBody): boolean {
  return items.length + customItems.length === 0
}

async function lockOpen(tx: Db, id: string, expectedVersion?: number): Promise<DraftRow> {
  const draft = await lockDraft(tx, id)
  if (!draft) throw new AppError('not_found')
  if (draft.orderId !== null) throw new AppError('draft_used')
  if (expectedVersion !== undefined && draft.version !== expectedVersion) throw new AppError('draft_changed')
  return draft
}

async function totalOf(deps: CheckoutDeps, body: OrderDraftBody): Promise<number> {
  return (await previewOrder(deps, previewQueryOf(body), body.language)).total
}

/** What the draft costs as far as it is known. `province`: the one that the customer chose. */
export function previewQueryOf(
  { items, customItems, shippingFee, shippingMethod, address, discountCode, gift }: OrderDraftBody,
  province = address.province,
) {
  return {
    items,
    // Drafts of earlier versions do not say.
    shippingMethod: shippingMethod === 'pickup' ? ('pickup' as const) : ('standard' as const),
    ...(customItems ? { customItems } : {}),
    ...(shippingFee === undefined ? {} : { shippingFee }),
    ...(province ? { province } : {}),
    ...(address.phone ? { phone: address.phone } : {}),
    ...(discountCode ? { discountCode } : {}),
    ...(gift?.wrap ? { wrap: true } : {}),
    ...(gift?.giver ? { hasGiver: true } : {}),
  }
}
