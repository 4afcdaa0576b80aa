import { z } from 'zod'
import { Day } from '../dates.ts'
import { Limit, Page } from '../paging.ts'

/** `what`: a kind of change ("order.status") or a whole area ("order"). `who`: a user's id, `system` or `gateway`. */
export const AuditQuery = z.object({
  page: Page.default(1),
  limit: Limit.default(50),
  who: z.string().max(64).optional(),
  what: z
    .string()
    .max(60)
    .regex(/^[a-z0-9.-]*$/i)
    .optional(),
  subject: z.string().max(120).optional(),
  from: Day.optional(),
  to: Day.optional(),
})
export type AuditQuery = z.infer<typeof AuditQuery>

/** `who.name`: null for an account that no longer exists, and for the shop itself. */
export const AuditEntry = z.object({
  id: z.int(),
  at: z.string(),
  who: z.object({ id: z.string(), name: z.string().nullable() }),
  what: z.string(),
  /** `name`: a readable name of the subject, where it still exists. */
  subject: z.object({ id: z.string(), name: z.string().nullable() }),
  details: z.record(z.string(), z.unknown()).nullable(),
})
export type AuditEntry = z.infer<typeof AuditEntry>
export const AuditPage = z.object({ data: z.object({ entries: z.array(AuditEntry), total: z.int(), totalPage: z.int() }) })
export type AuditPage = z.infer<typeof AuditPage>
