import { z } from 'zod'
import { languages } from '../language/languages.ts'
import { Limit, Page } from '../paging.ts'
import { ExportFormat } from './csv.ts'

/** Lists count no further than this: more are in the file. */
export const maxCounted = 10_000

export const SubscribersQuery = z.object({ page: Page.default(1), limit: Limit.default(50) })
export const SubscribersFileQuery = ExportFormat

const paged = { total: z.int(), totalPage: z.int(), currentPage: z.int() }

/** Who waits for a variant, with the day and the wording of the consent. */
export const Waiting = z.object({
  _id: z.string(),
  email: z.string(),
  language: z.enum(languages),
  since: z.string(),
  product: z.object({ _id: z.string(), name: z.string(), sku: z.string() }),
  color: z.string(),
  size: z.string(),
  /** Units that can be sold now. */
  free: z.int(),
})
export type Waiting = z.infer<typeof Waiting>
export const WaitingPage = z.object({ data: z.object({ waiting: z.array(Waiting), ...paged }) })

/** `endedAt`: when they unsubscribed; null while they are subscribed. */
export const Subscriber = z.object({
  _id: z.string(),
  email: z.string(),
  language: z.enum(languages),
  consentedAt: z.string(),
  consentVersion: z.string(),
  endedAt: z.string().nullable(),
})
export type Subscriber = z.infer<typeof Subscriber>
export const SubscriberPage = z.object({ data: z.object({ subscribers: z.array(Subscriber), ...paged }) })
