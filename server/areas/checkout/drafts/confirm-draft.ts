import type { OrderDraftBody } from '../../../../contract/admin/order-drafts.ts'
import type { OfferConfirmation } from '../../../../contract/orders/order-offers.ts'
import { newId } from '../../../../db/new-id.ts'
import { anonymous } from '../../../platform/http/auth-guards.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { aboutItems, placeGivenItems } from '../order-for-customer.ts'
import type { CheckoutDeps, OrderRequest, Placed, StaffEntry } from '../order-request.ts'
import { type CheckoutRefusal, isRefusal, refuse, transactOrRefuse } from '../refusal.ts'
import { linkRefusal } from './draft-state.rule.ts'
import { findDraftByToken, lockDraft, markOrdered } from './drafts.sql.ts'

/**
 * The customer orders by the link of a draft, once: the same prices, stock and coupons as any other order. Refused where it
 * differs from what the customer has seen.
 */
export function confirmDraft(
  deps: CheckoutDeps,
  { id, confirmation }: { id: string; confirmation: OfferConfirmation },
): Promise<Placed | CheckoutRefusal> {
  const { platform } = deps
  return transactOrRefuse(platform.db, async (tx) => {
    const now = platform.clock.now()
    // The lock decides among several tabs: the second one finds the draft ordered.
    const locked = await lockDraft(tx, id)
    const draft = locked && (await findDraftByToken(tx, id, confirmation.token))
    if (!draft) throw new AppError('not_found')
    const refusal = linkRefusal(draft, now)
    if (refusal || !draft.body) return refuse(refusal ?? 'draft_used')
    if (draft.version !== confirmation.expectedVersion) return refuse('offer_changed')
    const orderId = newId('ord')
    const request = requestOf(draft.body, { confirmation, staffId: draft.createdBy })
    const placed = await placeGivenItems(tx, deps, { request, staffEntry: request.staffEntry, orderId, now })
    if (isRefusal(placed)) return aboutItems(placed)
    if (placed.order.totalVnd !== confirmation.total) return refuse('offer_changed')
    await markOrdered(tx, id, orderId, now)
    return placed
  })
}

function requestOf(
  body: OrderDraftBody,
  { confirmation, staffId }: { confirmation: OfferConfirmation; staffId: string },
): OrderRequest & { staffEntry: StaffEntry } {
  const { items, customItems, shippingFee, address: prepared, note, gift, invoice, discountCode, source, language, email } = body
  const { paymentMethod } = confirmation
  // What staff noted for the courier; the customer's page does not ask for it.
  const address = { ...(prepared.note ? { note: prepared.note } : {}), ...confirmation.address }
  // An empty one is the customer's wish: no mails.
  const mailed = confirmation.email ?? email
  return {
    body: {
      ...{ address, paymentMethod, shippingMethod: body.shippingMethod === 'pickup' ? 'pickup' : 'standard' },
      ...(body.storeId ? { storeId: body.storeId } : {}),
      ...(note ? { note } : {}),
      ...(gift ? { gift } : {}),
      ...(invoice ? { invoice } : {}),
      ...(discountCode ? { discountCode } : {}),
      ...(mailed ? { email: mailed } : {}),
    },
    person: anonymous,
    language,
    ipKey: null,
    staffEntry: { adminId: staffId, source, items, customItems, shippingFee, isByCustomer: true },
  }
}
