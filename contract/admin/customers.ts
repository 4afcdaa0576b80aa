import { z } from 'zod'
import { Role, User } from '../accounts.ts'
import { Limit, Page } from '../paging.ts'
import { optionalText } from '../text.ts'

export const CustomerSort = z.enum(['newest', 'oldest', 'name-asc', 'name-desc'])
export type CustomerSort = z.infer<typeof CustomerSort>

/** The filters of the customers page. `query` matches name, user name, e-mail and phone, without diacritics. */
export const CustomersQuery = z.object({
  page: Page.default(1),
  limit: Limit.default(50),
  query: z.string().max(120).optional(),
  role: Role.optional(),
  blocked: z.enum(['true', 'false']).optional(),
  sort: CustomerSort.default('newest'),
})
export type CustomersQuery = z.infer<typeof CustomersQuery>

/** A user as admin pages show them. `spent` is the sum of their paid orders, in dong; never a password or a token. */
export const Customer = User.extend({
  blocked: z.boolean(),
  orders: z.int(),
  spent: z.int(),
  lastOrderAt: z.string().nullable(),
  /** Whether each sign-in needs a second factor. */
  twoFactor: z.boolean(),
  /** Internal notes; the customer never sees them. */
  internalNotes: z.string(),
})
export type Customer = z.infer<typeof Customer>

export const CustomerChange = z.object({ role: Role.optional(), blocked: z.boolean().optional() })
export type CustomerChange = z.infer<typeof CustomerChange>

/** `password`: the admin’s own, where their account has one. */
export const TwoFactorLift = z.object({ password: z.string().max(1_000).optional() })

/** `password`: the admin’s own. */
export const PasswordLinkRequest = TwoFactorLift
/** Works once, until `expiresAt`; shown only in this response. */
export const PasswordLink = z.object({ data: z.object({ link: z.string(), expiresAt: z.string() }), message: z.string() })

/** `before`: what the editor read; if the notes have changed since, 409. */
export const CustomerNotesChange = z.object({ notes: optionalText(2_000), before: optionalText(2_000).optional() })
export type CustomerNotesChange = z.infer<typeof CustomerNotesChange>

export const CustomerPage = z.object({
  data: z.object({ users: z.array(Customer), totalPage: z.int(), total: z.int(), currentPage: z.int() }),
})
export const OneCustomer = z.object({ data: z.object({ user: Customer }) })
export const CustomerMessage = z.object({ data: z.object({ user: Customer }), message: z.string() })
