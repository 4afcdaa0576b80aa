import { z } from 'zod'
import { maxQuantity } from './cart.ts'
import { ExchangeStatus, ReplacementState, ReturnedItem, ReturnState } from './exchange-states.ts'
import { OrderShipment } from './orders.ts'
import { commaList, Limit, Page } from './paging.ts'
import { Id, optionalText, writtenText } from './text.ts'

/** How long after delivery a size may be exchanged where the shop says nothing else. */
export const defaultExchangeDays = 7

/**
 * Another size or colour of one line of a delivered order; `position` counts the order's items from 0. The line's own
 * colour where none is named (by id or name), all of the line where no quantity is.
 */
export const NewExchange = z.object({
  position: z.int().min(0).max(99),
  size: z.string().trim().min(1).max(40),
  color: z.string().trim().min(1).max(80).optional(),
  quantity: z.int().min(1).max(maxQuantity).optional(),
  reason: writtenText(500),
})
export type NewExchange = z.infer<typeof NewExchange>

export const Exchange = z.object({
  _id: z.string(),
  position: z.int(),
  product: z.object({ _id: z.string(), name: z.string(), slug: z.string(), image: z.string() }),
  color: z.string(),
  fromSize: z.string(),
  toColor: z.string(),
  toSize: z.string(),
  quantity: z.int(),
  reason: z.string(),
  status: ExchangeStatus,
  /** Both null until the shop has approved it. */
  returnState: ReturnState.nullable(),
  replacementState: ReplacementState.nullable(),
  /** The parcel of the replacement: the one under way, else the last one that was not cancelled. */
  shipment: OrderShipment.nullable(),
  /** What the shop answered. */
  answer: z.string().optional(),
  createdAt: z.string(),
})
export type Exchange = z.infer<typeof Exchange>
export const OrderExchanges = z.object({ data: z.array(Exchange) })
export const ExchangeMessage = z.object({ data: z.object({ exchange: Exchange }), message: z.string() })

/** `order`: those of one order. */
export const ExchangesQuery = z.object({
  page: Page.default(1),
  limit: Limit.default(20),
  status: commaList().pipe(z.array(ExchangeStatus)).optional(),
  order: Id.optional(),
})
export type ExchangesQuery = z.infer<typeof ExchangesQuery>
/** `cancelled`: nothing is exchanged; what was reserved is released, a parcel that is still here is cancelled. */
export const ExchangeDecision = z.object({
  status: z.enum(['approved', 'rejected', 'cancelled']),
  answer: optionalText(500).optional(),
})
export type ExchangeDecision = z.infer<typeof ExchangeDecision>
/** What came of the item the customer sends back; whoever has received it says where it goes. */
export const ExchangeReturn = z.discriminatedUnion('state', [
  z.object({ state: z.literal('received'), item: ReturnedItem }),
  z.object({ state: z.literal('missing') }),
])
export type ExchangeReturn = z.infer<typeof ExchangeReturn>
/**
 * `fromStock`: how many of the new items lie on the shelf; the rest is sewn. `moves`, `returnMoves`: what may be decided
 * from here. `canPack`: a parcel may be made for the replacement.
 */
export const AdminExchange = Exchange.extend({
  order: z.object({ _id: z.string(), orderNumber: z.string(), fullName: z.string(), phone: z.string() }),
  fromStock: z.int(),
  returnedItem: ReturnedItem.nullable(),
  moves: z.array(ExchangeStatus),
  returnMoves: z.array(ReturnState),
  canPack: z.boolean(),
})
export type AdminExchange = z.infer<typeof AdminExchange>
export const ExchangePage = z.object({ data: z.array(AdminExchange), totalPage: z.int(), total: z.int() })
export const AdminExchangeMessage = z.object({ data: z.object({ exchange: AdminExchange }), message: z.string() })
