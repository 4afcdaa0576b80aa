import { type ScheduleState, scheduleUndoDays } from '../../../../contract/admin/price-schedules.ts'
import { addDays } from '../../../../contract/durations.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { vietnamDay, vietnamTime } from '../../../../contract/vietnam-time.ts'

type Times = { from?: string | undefined; until?: string | undefined }
type Period = { startsAt: Date; endsAt: Date | null }

/** A start in the past is now. */
export function periodOf({ from, until }: Times, now: Date): Period {
  const start = from ? new Date(from) : now
  return { startsAt: start > now ? start : now, endsAt: until ? new Date(until) : null }
}

/** Whether it starts or ends later; otherwise the prices just change. */
export function isScheduled({ from, until }: Times, now: Date): boolean {
  return until !== undefined || (from !== undefined && new Date(from) > now)
}

/** Whether it can be cancelled, ended or, without an end, taken back. */
export function isUndoable({ state, startsAt }: { state: ScheduleState; startsAt: Date }, now: Date): boolean {
  if (state === 'done') return addDays(startsAt, scheduleUndoDays) > now
  return state === 'planned' || state === 'running'
}

/** Why a product cannot be in another schedule at the same time. */
export function overlapText({ startsAt, endsAt }: Period, language: Language): string {
  const [from, until] = [startsAt, endsAt].map((moment) => moment && momentText(moment, language))
  if (language === 'vi') return `Đã có trong đợt đổi giá ${until ? `từ ${from} đến ${until}` : `lúc ${from}`}`
  return `Already in a price change ${until ? `from ${from} until ${until}` : `at ${from}`}`
}

function momentText(moment: Date, language: Language): string {
  const day = vietnamDay(moment)
  return `${vietnamTime(moment)} ${language === 'vi' ? day.split('-').reverse().join('/') : day}`
}
