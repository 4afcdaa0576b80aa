import { z } from 'zod'
import { Id } from '../text.ts'
import { Vnd } from '../vnd.ts'

/** Orders of customers that no staff member has opened yet: how many, and the newest ones. */
export const NewOrders = z.object({
  data: z.object({
    total: z.int(),
    newest: z.array(z.object({ _id: z.string(), orderNumber: z.string(), finalAmount: Vnd, orderDate: z.string() })),
    /** The id of the newest live event, for pages without a stream. */
    eventId: z.int(),
  }),
})
export type NewOrders = z.infer<typeof NewOrders>

/** Orders that were opened; `all`: every order up to now. */
export const OrdersSeen = z.union([z.object({ orderIds: z.array(Id).min(1).max(100) }), z.object({ all: z.literal(true) })])
export type OrdersSeen = z.infer<typeof OrdersSeen>
