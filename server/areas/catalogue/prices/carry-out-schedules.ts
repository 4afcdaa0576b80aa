import { scheduleDays } from '../../../../contract/admin/price-schedules.ts'
import { addDays } from '../../../../contract/durations.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changePrices, isSame } from './change-prices.rule.ts'
import { pricesOf, storePrices } from './change-prices.ts'
import {
  deleteOldSchedules,
  findDue,
  listScheduleProducts,
  lockSchedules,
  type ProductOutcome,
  putOutcomes,
  type ScheduleRow,
  updateSchedule,
} from './price-schedules.sql.ts'
import { findPrices, lockPrices } from './prices.sql.ts'
import { restorePrices } from './restore-prices.rule.ts'

type Deps = Pick<Platform, 'clock' | 'pageCache'>

/**
 * Starts and ends the schedules that are due, each in a transaction of its own, so that a crash leaves every one of them
 * either before or after its step. One that fails does not delay the others, and is tried again the next time.
 */
export async function carryOutSchedules(platform: Pick<Platform, 'db' | 'clock' | 'pageCache' | 'log'>): Promise<void> {
  const { db, clock, log } = platform
  const failed: string[] = []
  for (;;) {
    const due = await findDue(db, clock.now(), failed)
    if (!due) return
    await transact(db, (tx) => carryOutNext(tx, platform, failed)).catch((error) => {
      log.error({ err: error, schedule: due.id }, 'scheduled prices could not be changed')
      failed.push(due.id)
    })
  }
}

/** Another process may have done it meanwhile. */
async function carryOutNext(tx: Db, platform: Deps, except: string[]): Promise<void> {
  await lockSchedules(tx)
  const now = platform.clock.now()
  const due = await findDue(tx, now, except)
  if (!due) return
  if (due.state === 'running') await endSchedule(tx, platform, due, null)
  else if (due.endsAt && due.endsAt <= now) await updateSchedule(tx, due.id, { state: 'ended', finishedAt: now })
  else await startSchedule(tx, platform, due)
}

/** Reckons the prices from those of now. Products that cannot have them are skipped; nobody is there to decide. */
export async function startSchedule(tx: Db, platform: Deps, { id, rule, endsAt }: ScheduleRow): Promise<{ changed: number }> {
  const ids = (await listScheduleProducts(tx, id)).map(({ productId }) => productId)
  await lockPrices(tx, ids)
  const rows = new Map((await findPrices(tx, ids)).map((row) => [row.id, pricesOf(row)]))
  const outcomes = ids.map((productId): ProductOutcome => {
    const before = rows.get(productId)
    if (!before) return { id: productId, outcome: 'gone' }
    const { after, problem } = changePrices(before, rule)
    if (problem) return { id: productId, outcome: problem }
    return isSame(before, after) ? { id: productId, outcome: 'unchanged' } : { id: productId, outcome: 'changed', before, after }
  })
  const changes = outcomes.flatMap(({ id: productId, after }) => (after ? [{ id: productId, ...after }] : []))
  const changed = changes.length
  const skipped = outcomes.filter(({ outcome }) => outcome !== 'changed' && outcome !== 'unchanged').length
  await putOutcomes(tx, id, outcomes)
  await updateSchedule(tx, id, { state: endsAt ? 'running' : 'done', changed, skipped })
  await storePrices(tx, platform, changes)
  await audit(tx, { who: 'system', what: 'product.prices-started', subject: id, details: { changed, skipped } })
  return { changed }
}

/** Returns the prices at the end of a schedule, or earlier by an admin. */
export async function endSchedule(tx: Db, platform: Deps, { id }: ScheduleRow, adminId: string | null) {
  const changes = (await listScheduleProducts(tx, id)).flatMap(({ productId, before, after }) =>
    before && after ? [{ id: productId, before, after }] : [],
  )
  const ids = changes.map((change) => change.id)
  await lockPrices(tx, ids, { withDeleted: true })
  const rows = new Map((await findPrices(tx, ids, { withDeleted: true })).map((row) => [row.id, pricesOf(row)]))
  const results = changes.map((change) => {
    const now = rows.get(change.id)
    return { id: change.id, now, ...(now ? restorePrices(now, change) : { isKept: false, prices: null }) }
  })
  const kept = results.filter(({ isKept }) => isKept).length
  const restored = results.filter(({ now, isKept }) => now && !isKept).length
  await putOutcomes(
    tx,
    id,
    results.map((each): ProductOutcome => ({ id: each.id, outcome: each.isKept ? 'kept' : each.now ? 'restored' : 'gone' })),
  )
  await updateSchedule(tx, id, { state: 'ended', finishedAt: platform.clock.now(), finishedBy: adminId, kept })
  await storePrices(
    tx,
    platform,
    results.flatMap(({ id: productId, now, prices }) => (now && prices && !isSame(now, prices) ? [{ id: productId, ...prices }] : [])),
  )
  await audit(tx, { who: adminId ?? 'system', what: 'product.prices-ended', subject: id, details: { restored, kept } })
  return { restored, kept }
}

export async function sweepSchedules({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await deleteOldSchedules(db, addDays(clock.now(), -scheduleDays))
}
