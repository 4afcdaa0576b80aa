import { z } from 'zod'
import { commaList } from '../paging.ts'
import { writtenText } from '../text.ts'
import { buyerNotesLimits } from './buyers.ts'
import { CustomersQuery } from './customers.ts'

/** `query` matches the number, name, phone and e-mail of guest orders, without diacritics; `tag` is one that the shop gave. */
export const GuestsQuery = CustomersQuery.pick({ page: true, limit: true, query: true }).extend({
  tag: writtenText(buyerNotesLimits.tag).optional(),
})
export type GuestsQuery = z.infer<typeof GuestsQuery>

/** Guests that one file can be of, where they are chosen one by one. */
export const maxChosenGuests = 100

/** `phone`: several, separated by commas, where only chosen guests are wanted. */
export const GuestsFileQuery = GuestsQuery.pick({ query: true, tag: true }).extend({ phone: commaList(maxChosenGuests, 20).optional() })

/**
 * A buyer without an account, identified by phone: with the name of the latest order and the last e-mail they gave.
 * `spent` as for a customer; `since` is the date of the first order.
 */
export const Guest = z.object({
  phone: z.string(),
  fullName: z.string(),
  email: z.string().nullable(),
  orders: z.int(),
  spent: z.int(),
  since: z.string(),
  lastOrderAt: z.string(),
  /** Of all phones of the guest. */
  tags: z.array(z.string()),
})
export type Guest = z.infer<typeof Guest>

/** `tags`: those in use, to filter by. */
export const GuestPage = z.object({
  data: z.object({ guests: z.array(Guest), totalPage: z.int(), total: z.int(), currentPage: z.int(), tags: z.array(z.string()) }),
})
