import { z } from 'zod'
import { Limit, Page, withoutEmpty } from '../paging.ts'
import { PricedProduct, PriceRule } from './prices.ts'

/** For so long, a change without an end can be taken back after its start. */
export const scheduleUndoDays = 30
/** For so long, schedules that are over stay in the list. */
export const scheduleDays = 365

/**
 * `planned`: before its start. `running`: until its end. `done`: carried out, without an end. `ended`: the former prices are
 * back. `cancelled`: before its start.
 */
export const scheduleStates = ['planned', 'running', 'done', 'ended', 'cancelled'] as const
export const ScheduleState = z.enum(scheduleStates)
export type ScheduleState = z.infer<typeof ScheduleState>

/**
 * A change of many prices with a start or an end. `products`: how many it is for; `changed`: how many got other prices at the
 * start; `skipped`: how many could not get them; `kept`: how many kept a price at the end, because somebody had changed it.
 */
export const PriceSchedule = z.object({
  _id: z.string(),
  rule: PriceRule,
  state: ScheduleState,
  from: z.string(),
  until: z.string().nullable(),
  products: z.int(),
  changed: z.int(),
  skipped: z.int(),
  kept: z.int(),
  createdAt: z.string(),
  /** Absent for an account that no longer exists. */
  createdBy: z.string().optional(),
  /** When it was cancelled or ended, and by whom; without a name at its planned end. */
  finishedAt: z.string().nullable(),
  finishedBy: z.string().optional(),
  /** Whether it can be cancelled, ended or taken back. */
  isUndoable: z.boolean(),
})
export type PriceSchedule = z.infer<typeof PriceSchedule>

/** `over`: all that are neither planned nor running. */
export const scheduleFilters = ['planned', 'running', 'over'] as const
export const PriceSchedulesQuery = z.preprocess(
  withoutEmpty,
  z.object({ page: Page.default(1), limit: Limit.default(30), state: z.enum(scheduleFilters).optional() }),
)
export type PriceSchedulesQuery = z.infer<typeof PriceSchedulesQuery>
/** Planned and running ones first, each group by its start, latest first. */
export const PriceSchedulePage = z.object({
  data: z.object({ schedules: z.array(PriceSchedule), total: z.int(), totalPage: z.int(), currentPage: z.int() }),
})
export type PriceSchedulePage = z.infer<typeof PriceSchedulePage>

/** `steps`: the prices that the start changed. `note`: why it was skipped, or which price stayed at the end. */
export const ScheduledProduct = PricedProduct.omit({ problem: true }).extend({ note: z.string().nullable() })
export type ScheduledProduct = z.infer<typeof ScheduledProduct>
/** Products with a note first, then by name. */
export const OnePriceSchedule = z.object({ data: z.object({ schedule: PriceSchedule, products: z.array(ScheduledProduct) }) })
