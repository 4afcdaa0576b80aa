import { undoMinutes } from '../../../../contract/admin/prices.ts'
import { addMinutes } from '../../../../contract/durations.ts'
import { newId } from '../../../../db/new-id.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { endSchedule, startSchedule } from './carry-out-schedules.ts'
import { type PriceQuestion, planShown } from './change-prices.ts'
import { findOverlaps, findSchedule, insertSchedule, lockSchedules, type ScheduleRow, updateSchedule } from './price-schedules.sql.ts'
import { isUndoable, periodOf } from './schedule-period.rule.ts'

type Deps = Pick<Platform, 'db' | 'clock' | 'pageCache'>

/** Plans a change of prices; one that starts at once is carried out here, all or none. */
export async function schedulePrices(platform: Deps, asked: PriceQuestion & { token: string }, adminId: string) {
  const now = platform.clock.now()
  const { ids, rule } = asked
  const { startsAt, endsAt } = periodOf(asked, now)
  if (endsAt && endsAt <= startsAt) throw new AppError('invalid_input', { issues: [{ path: 'until', key: 'dates' }] })
  return transact(platform.db, async (tx) => {
    await lockSchedules(tx)
    const isLater = startsAt > now
    const { rows } = await planShown(tx, asked, { mayBeNone: isLater })
    if ((await findOverlaps(tx, ids, { startsAt, endsAt })).size > 0) throw new AppError('prices_scheduled')
    const schedule = {
      ...{ id: newId('psc'), rule, state: 'planned' as const, startsAt, endsAt, products: rows.length },
      ...{ createdAt: now, createdBy: adminId },
    }
    await insertSchedule(
      tx,
      schedule,
      rows.map(({ id }) => id),
    )
    const period = { from: startsAt.toISOString(), ...(endsAt ? { until: endsAt.toISOString() } : {}) }
    const details = { ...rule, ...period, products: schedule.products }
    await audit(tx, { who: adminId, what: 'product.prices-planned', subject: schedule.id, details })
    const started = isLater ? null : await startSchedule(tx, platform, await getSchedule(tx, schedule.id))
    return {
      ...{ changeId: schedule.id, changed: started?.changed ?? schedule.products, isLater },
      ...{ undoUntil: addMinutes(now, undoMinutes).toISOString(), ...period },
    }
  })
}

/** Cancels a schedule before its start, ends a running one early, or takes back one without an end. Null if there is none. */
export async function undoSchedule(platform: Deps, id: string, adminId: string) {
  return transact(platform.db, async (tx) => {
    await lockSchedules(tx)
    const schedule = await findSchedule(tx, id)
    if (!schedule) return null
    const now = platform.clock.now()
    if (!isUndoable(schedule, now)) throw new AppError('undo_expired')
    if (schedule.state !== 'planned') return endSchedule(tx, platform, schedule, adminId)
    await updateSchedule(tx, id, { state: 'cancelled', finishedAt: now, finishedBy: adminId })
    await audit(tx, { who: adminId, what: 'product.prices-cancelled', subject: id })
    return { restored: 0, kept: 0 }
  })
}

export async function getSchedule(db: Db, id: string): Promise<ScheduleRow> {
  const found = await findSchedule(db, id)
  if (!found) throw new AppError('not_found')
  return found
}
