import { z } from 'zod'
import { Id } from '../text.ts'
import { Vnd } from '../vnd.ts'

/** Customers' orders nobody of the shop has looked at yet: how many, and the newest of them. */
export const NewOrders = z.object({
  data: z.object({
    total: z.int(),
    newest: z.array(z.object({ _id: z.string(), orderNumber: z.string(), finalAmount: Vnd, orderDate: z.string() })),
    /** The id of the newest live event, for pages without a stream. */
    eventId: z.int(),
  }),
})
export type NewOrders = z.infer<typeof NewOrders>

/** Orders somebody has looked at; `all`: everything there is. */
export const OrdersSeen = z.union([z.object({ orderIds: z.array(Id).min(1).max(100) }), z.object({ all: z.literal(true) })])
