import { z } from 'zod'
import { maxQuantity } from '../cart.ts'
import { commaList, Limit, Page } from '../paging.ts'
import { OrderedPersonalization, PersonalizationValues } from '../personalization.ts'
import { Id, optionalText, writtenText } from '../text.ts'
import { DifferenceWay, ExchangeStatus, ReplacementState, ReturnedItem, ReturnState } from './exchange-states.ts'
import { OrderShipment } from './orders.ts'

/**
 * Another size, colour or product for one line of a delivered order; `position` counts the order's items from 0. Defaults: the
 * line's own colour (else by id or name), the whole quantity of the line.
 */
export const NewExchange = z.object({
  position: z.int().min(0).max(99),
  /** What came in this exchange of the line is exchanged again; absent: the items as they were ordered. */
  fromExchange: Id.optional(),
  /** Another product; staff only. */
  productId: Id.optional(),
  /** Empty for a product without sizes. */
  size: z.string().trim().max(40),
  color: z.string().trim().min(1).max(80).optional(),
  quantity: z.int().min(1).max(maxQuantity).optional(),
  /** What each new item has made for one child, by the fields of its product. */
  personalization: PersonalizationValues.optional(),
  reason: writtenText(500),
})
export type NewExchange = z.infer<typeof NewExchange>

export const Exchange = z.object({
  _id: z.string(),
  position: z.int(),
  /** The exchange in which the old items came; null: as they were ordered. */
  fromExchange: z.string().nullable(),
  /** Of the old items, as are `color` and `fromSize`. */
  product: z.object({ _id: z.string(), name: z.string(), slug: z.string(), image: z.string() }),
  color: z.string(),
  fromSize: z.string(),
  /** Null: the same product. */
  toProduct: z.object({ _id: z.string(), name: z.string(), slug: z.string(), image: z.string().optional() }).nullable(),
  toColor: z.string(),
  toSize: z.string(),
  /** What the new items have made for one child. */
  personalization: z.array(OrderedPersonalization),
  quantity: z.int(),
  /** What the new items cost more than the old ones; negative where they cost less. */
  difference: z.int(),
  /** How a positive difference is paid; null until the shop has approved the exchange. */
  differenceWay: DifferenceWay.nullable(),
  isDifferencePaid: z.boolean(),
  reason: z.string(),
  status: ExchangeStatus,
  /** Both null until the shop has approved it. */
  returnState: ReturnState.nullable(),
  replacementState: ReplacementState.nullable(),
  /** The parcel of the replacement: the current one, else the last one that was not cancelled. */
  shipment: OrderShipment.nullable(),
  /** The shop's reply. */
  answer: z.string().optional(),
  createdAt: z.string(),
  /** When the new items arrived. */
  arrivedAt: z.string().nullable(),
})
export type Exchange = z.infer<typeof Exchange>
export const OrderExchanges = z.object({ data: z.array(Exchange) })
export const ExchangeMessage = z.object({ data: z.object({ exchange: Exchange }), message: z.string() })

/** `order`: only those of one order. */
export const ExchangesQuery = z.object({
  page: Page.default(1),
  limit: Limit.default(20),
  status: commaList().pipe(z.array(ExchangeStatus)).optional(),
  order: Id.optional(),
})
export type ExchangesQuery = z.infer<typeof ExchangesQuery>
/** `cancelled`: ends the exchange; releases reserved units and cancels a parcel that has not left. */
export const ExchangeDecision = z.object({
  status: z.enum(['approved', 'rejected', 'cancelled']),
  answer: optionalText(500).optional(),
  /** Required to approve an exchange that costs the customer something. */
  differenceWay: DifferenceWay.optional(),
})
export type ExchangeDecision = z.infer<typeof ExchangeDecision>
/** The result of the return; the receiver decides where the item goes. */
export const ExchangeReturn = z.discriminatedUnion('state', [
  z.object({ state: z.literal('received'), item: ReturnedItem }),
  z.object({ state: z.literal('missing') }),
])
export type ExchangeReturn = z.infer<typeof ExchangeReturn>
/** The customer's transfer of the difference has arrived. */
export const DifferencePaid = z.object({ reference: writtenText(120) })
/**
 * `fromStock`: how many new items come from stock; the rest is sewn. `moves`, `returnMoves`: the allowed decisions.
 * `canPack`: a parcel may be created for the replacement.
 */
export const AdminExchange = Exchange.extend({
  order: z.object({ _id: z.string(), orderNumber: z.string(), fullName: z.string(), phone: z.string() }),
  fromStock: z.int(),
  returnedItem: ReturnedItem.nullable(),
  /** Of the recipient of a gift, who asked with the code of its receipt; null where the buyer or staff asked. */
  phone: z.string().nullable(),
  moves: z.array(ExchangeStatus),
  returnMoves: z.array(ReturnState),
  canPack: z.boolean(),
  /** A transfer of the difference is still due. */
  isDifferenceDue: z.boolean(),
})
export type AdminExchange = z.infer<typeof AdminExchange>
export const ExchangePage = z.object({ data: z.array(AdminExchange), totalPage: z.int(), total: z.int() })
export type ExchangePage = z.infer<typeof ExchangePage>
export const AdminExchangeMessage = z.object({ data: z.object({ exchange: AdminExchange }), message: z.string() })
