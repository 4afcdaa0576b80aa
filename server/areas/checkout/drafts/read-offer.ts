import type { CustomItem } from '../../../../contract/admin/own-prices.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import type { OrderOffer } from '../../../../contract/orders/order-offers.ts'
import {
  describePersonalization,
  inReadersLanguage,
  normalizePersonalization,
  personalizationLine,
} from '../../../../contract/personalization.rule.ts'
import type { Db } from '../../../platform/database/client.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findSaleable } from '../../catalogue/catalogue.ts'
import { listPickupStores, readSettings } from '../../content/content.ts'
import { nameSecondChoice } from '../../orders/orders.ts'
import type { CheckoutDeps } from '../order-request.ts'
import { customTotal } from '../own-prices.rule.ts'
import { previewOrder } from '../preview-order.ts'
import { linkRefusal } from './draft-state.rule.ts'
import { findDraftByToken } from './drafts.sql.ts'
import { previewQueryOf } from './write-draft.ts'

type OfferRequest = { id: string; token: string; province?: string | undefined }

/** A draft as its customer sees it by the link, at today's prices. Refused once it is ordered, and after its time. */
export async function readOffer(deps: CheckoutDeps, { id, token, province }: OfferRequest, language: Language): Promise<OrderOffer> {
  const { db, clock } = deps.platform
  const draft = await findDraftByToken(db, id, token)
  if (!draft) throw new AppError('not_found')
  const refusal = linkRefusal(draft, clock.now())
  const { body, expiresAt, version } = draft
  if (refusal || !body || !expiresAt) throw new AppError(refusal ?? 'draft_expired')
  const saleables = await findSaleable(db, body.items, language)
  const { lines, ...sums } = await previewOrder(deps, previewQueryOf(body, province), language)
  const customItems = await nameSecondChoice(db, body.customItems ?? [], language)
  const catalogueItems = body.items.map(({ quantity, size, personalization = [] }, at) => {
    const saleable = saleables[at] ?? null
    const fields = saleable?.personalization ?? []
    const wishes = describePersonalization(fields, normalizePersonalization(fields, personalization))
    return {
      name: saleable?.name ?? '',
      image: saleable?.color.imageUrl ?? '',
      color: saleable?.color.label ?? '',
      size: size ?? null,
      quantity,
      wishes: wishes.map((each) => personalizationLine(inReadersLanguage(each, language))),
      total: lines[at]?.total ?? 0,
      problem: lines[at]?.problem ?? null,
    }
  })
  return {
    items: [...catalogueItems, ...customItems.map((item, at) => presentCustomItem(item, lines[body.items.length + at]?.problem ?? null))],
    address: body.address,
    pickup: body.shippingMethod === 'pickup' ? await findStore(db, body.storeId) : null,
    email: body.email ?? '',
    note: body.note ?? '',
    paymentMethod: body.paymentMethod,
    discountCode: body.discountCode || null,
    isWrapped: body.gift?.wrap === true,
    sums,
    expiresAt: expiresAt.toISOString(),
    version,
  }
}

/** The store of a pick-up as it is today; null once the shop no longer offers it, which refuses the order. */
async function findStore(db: Db, storeId: string | undefined) {
  const stores = await listPickupStores(db, await readSettings(db))
  return stores.find((store) => store.storeId === storeId) ?? null
}

function presentCustomItem(item: CustomItem, problem: string | null): OrderOffer['items'][number] {
  const { name, note, quantity } = item
  return { name, image: '', color: '', size: null, quantity, wishes: note ? [note] : [], total: customTotal(item), problem }
}
