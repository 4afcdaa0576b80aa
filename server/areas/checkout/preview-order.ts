import type { OrderPreview, OrderPreviewQuery } from '../../../contract/admin/checkout.ts'
import type { CustomItem } from '../../../contract/admin/own-prices.ts'
import { errorMessages } from '../../../contract/errors.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import { parsePhone } from '../../../contract/phone.schema.ts'
import { feeTerms, orderTotals, shippingFeeFor, taxPercentOn, wrapPrice } from '../../../contract/pricing.ts'
import { vietnamDay } from '../../../contract/vietnam-time.ts'
import type { Db } from '../../platform/database/client.ts'
import { findProvince } from '../accounts/accounts.ts'
import { type PricedLine, priceCart } from '../cart/cart.ts'
import { findSaleable, type Saleable } from '../catalogue/catalogue.ts'
import { deliveryDays, findDeliveryArea, pickupArea, readSettings } from '../content/content.ts'
import { discountFor } from '../discounts/discounts.ts'
import { findCashHistory, findSecondChoice, findSewingPlan } from '../orders/orders.ts'
import { offerPayments } from '../payments/payments.ts'
import type { CheckoutDeps } from './order-request.ts'
import { customPieces, customTotal, secondChoiceLines, sumTotals, withOwnPrice } from './own-prices.rule.ts'
import { problemKey } from './read-goods.ts'
import { shareSecondChoice, shortText } from './share-second-choice.rule.ts'

type Line = { saleable: Saleable | null; price: PricedLine; quantity: number }

/** What an order would cost if it were placed now. It reserves and promises nothing. */
export async function previewOrder(
  { platform, payments }: CheckoutDeps,
  asked: OrderPreviewQuery,
  language: Language,
): Promise<OrderPreview['data']> {
  const { db, clock } = platform
  const now = clock.now()
  const settings = await readSettings(db)
  const { customItems: custom = [], shippingFee: own } = asked
  const { lines, subTotal } = await priceItems(asked, (items) => findSaleable(db, items, language))
  const code = asked.discountCode ?? ''
  const phone = asked.phone ? parsePhone(asked.phone) : null
  const discount = code === '' ? null : await discountFor(db, { code, subTotal, customer: { userId: null, phone }, now })
  const applied = discount?.kind === 'applies' ? discount : null

  const province = asked.province ? findProvince(asked.province)?.province : undefined
  const area = asked.shippingMethod === 'pickup' ? pickupArea : province && (await findDeliveryArea(db, province.code))
  const sewing = await findSewingPlan(db, { ...missingOf(lines, custom), sewing: settings.sewing, now })
  const taxPercent = taxPercentOn(settings.taxRates, vietnamDay(now))
  const fee = feeTerms({ own, byRule: area ? shippingFeeFor(area, subTotal) : null, discount: applied })
  const wrapFee = asked.wrap ? (wrapPrice(settings) ?? 0) : 0
  const sums = orderTotals({ subTotal, ...fee, wrapFee, taxPercent })
  const { refused } = phone === null ? { refused: 0 } : await findCashHistory(db, phone)
  const offers = offerPayments({
    ...{ settings, hasWallet: payments.hasWallet, amount: sums.total, refused },
    ...{ isConfirmed: true, hasGiver: asked.hasGiver ?? false },
  })
  const apart = await readShares(db, custom)
  return {
    lines: [
      ...lines.map((line) => presentLine(line, language)),
      ...custom.map((item, at) => presentCustomLine(item, apart[at] ?? null, language)),
    ],
    subTotal,
    discount: sums.discount,
    discountProblem: discount?.kind === 'refused' ? errorMessages[discount.code][language] : null,
    shippingFee: area || own !== undefined ? sums.shippingFee : null,
    shippingProblem: province && !area ? errorMessages.no_delivery[language] : null,
    wrapFee: sums.wrapFee,
    total: sums.total,
    tax: sums.tax,
    taxPercent,
    ...(area ? deliveryDays(area, now, sewing.days) : { deliveryFrom: null, deliveryTo: null }),
    payment: offers.map(({ reason, ceiling: _, ...offer }) => ({ ...offer, ...(reason ? { reason: reason[language] } : {}) })),
  }
}

async function priceItems(
  { items, customItems = [] }: OrderPreviewQuery,
  find: (items: OrderPreviewQuery['items']) => Promise<(Saleable | null)[]>,
) {
  const saleables = await find(items)
  const wanted = items.map(({ quantity, personalization }, index) => ({ saleable: saleables[index] ?? null, quantity, personalization }))
  const priced = priceCart(wanted)
  const lines = wanted.flatMap((want, index): Line[] => {
    const price = priced.lines[index]
    return price ? [{ ...want, price: withOwnPrice(price, want.quantity, items[index]?.price) }] : []
  })
  const totals = lines.map(({ price }) => price)
  return { lines, subTotal: sumTotals(totals, customItems) }
}

function presentLine({ saleable, price }: Line, language: Language): OrderPreview['data']['lines'][number] {
  const { unitPrice, total, available, problem } = price
  const key = problemKey(problem)
  return {
    unitPrice,
    total,
    free: saleable?.madeToOrder ? null : available,
    problem: problem ? errorMessages[key][language] : null,
  }
}

async function readShares(db: Db, custom: readonly CustomItem[]) {
  const goods = await findSecondChoice(
    db,
    custom.flatMap(({ secondChoice }) => secondChoice ?? []),
  )
  return shareSecondChoice(secondChoiceLines(custom), new Map(goods.map(({ id, quantity }) => [id, quantity])))
}

type Share = ReturnType<typeof shareSecondChoice>[number]

function presentCustomLine(item: CustomItem, share: Share, language: Language): OrderPreview['data']['lines'][number] {
  const problem = share && shortText(share, language)
  return { unitPrice: item.amount, total: customTotal(item), free: share?.free ?? null, problem }
}

/** The units that are not in stock, and the longest sewing time among them. */
function missingOf(lines: Line[], custom: readonly CustomItem[]): { pieces: number; leadDays: number } {
  const sewn = lines.flatMap(({ saleable, price: { toSew: pieces } }) =>
    saleable && pieces > 0 ? [{ pieces, leadDays: saleable.leadDays }] : [],
  )
  return {
    pieces: sewn.reduce((sum, { pieces }) => sum + pieces, customPieces(custom)),
    leadDays: Math.max(0, ...sewn.map(({ leadDays }) => leadDays)),
  }
}
