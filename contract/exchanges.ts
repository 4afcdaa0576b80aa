import { z } from 'zod'
import { maxQuantity } from './cart.ts'
import { Limit, Page } from './paging.ts'
import { Id, optionalText, writtenText } from './text.ts'

/** How long after delivery a size may be exchanged where the shop says nothing else. */
export const defaultExchangeDays = 7

export const ExchangeStatus = z.enum(['requested', 'approved', 'rejected', 'received', 'cancelled'])
export type ExchangeStatus = z.infer<typeof ExchangeStatus>

/** Another size of one line of a delivered order; `position` counts the order's items from 0. All of the line where no quantity is named. */
export const NewExchange = z.object({
  position: z.int().min(0).max(99),
  size: z.string().trim().min(1).max(40),
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
  toSize: z.string(),
  quantity: z.int(),
  reason: z.string(),
  status: ExchangeStatus,
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
  status: ExchangeStatus.optional(),
  order: Id.optional(),
})
export type ExchangesQuery = z.infer<typeof ExchangesQuery>
/** `received`: the old size is back and the new one leaves. `cancelled`: it never came. */
export const ExchangeDecision = z.object({
  status: z.enum(['approved', 'rejected', 'received', 'cancelled']),
  answer: optionalText(500).optional(),
})
export type ExchangeDecision = z.infer<typeof ExchangeDecision>
/** `moves`: what may be decided from here. */
export const AdminExchange = Exchange.extend({
  order: z.object({ _id: z.string(), orderNumber: z.string(), fullName: z.string(), phone: z.string() }),
  moves: z.array(ExchangeStatus),
})
export type AdminExchange = z.infer<typeof AdminExchange>
export const ExchangePage = z.object({ data: z.array(AdminExchange), totalPage: z.int(), total: z.int() })
export const AdminExchangeMessage = z.object({ data: z.object({ exchange: AdminExchange }), message: z.string() })
