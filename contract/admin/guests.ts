import { z } from 'zod'
import { CustomersQuery } from './customers.ts'

/** `query` is looked for in the number, name, phone and e-mail of what guests ordered, without marks. */
export const GuestsQuery = CustomersQuery.pick({ page: true, limit: true, query: true })
export type GuestsQuery = z.infer<typeof GuestsQuery>

/**
 * Whoever ordered without an account, known by their phone: under the name of their latest order, with the last
 * e-mail they gave. `spent` is what a customer's is; `since` is when they first ordered.
 */
export const Guest = z.object({
  phone: z.string(),
  fullName: z.string(),
  email: z.string().nullable(),
  orders: z.int(),
  spent: z.int(),
  since: z.string(),
  lastOrderAt: z.string(),
})
export type Guest = z.infer<typeof Guest>

export const GuestPage = z.object({
  data: z.object({ guests: z.array(Guest), totalPage: z.int(), total: z.int(), currentPage: z.int() }),
})
