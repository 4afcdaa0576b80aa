import { z } from 'zod'

export const orderChangeKinds = ['added', 'removed', 'quantity', 'variant', 'personalization', 'price', 'shipping', 'discount'] as const

/**
 * One difference between an order before and after an edit. `item` is the line as the order names it. `from` and `to` are
 * numbers of units for `added`, `removed` and `quantity`, dong for `price`, `shipping` and `discount`, and texts for `variant`.
 */
export const OrderChange = z.object({
  kind: z.enum(orderChangeKinds),
  item: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
})
export type OrderChange = z.infer<typeof OrderChange>
