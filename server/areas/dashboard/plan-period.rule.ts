import type { ReportQuery } from '../../../contract/admin/dashboard.ts'
import { dayMs } from '../../../contract/durations.ts'
import { dayAfter, vietnamDay, vietnamMidnight } from '../../../contract/vietnam-time.ts'

/** A period from `start` up to, but not including, `end`; `from` and `to` are its first and last day in Vietnam. */
export type Stretch = { from: string; to: string; start: Date; end: Date }
export type Period = { unit: 'hour' | 'day'; now: Stretch; before: Stretch }

/**
 * The requested days and the days they are compared with: as many before them, for a month those of the month before, for the last month the whole one before it. An
 * unfinished period is compared up to the same point of the one before.
 */
export function planPeriod({ period, from, to }: Pick<ReportQuery, 'period' | 'from' | 'to'>, now: Date): Period {
  const today = vietnamDay(now)
  const isLastMonth = period === 'last-month' && !from
  const last = from && to ? to : isLastMonth ? dayAfter(firstOfMonth(today), -1) : today
  const first = from && to ? from : firstDay(period, today, now)
  const days = Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1
  const isMonth = isLastMonth || (period === 'month' && !from)
  const firstBefore = isMonth ? monthBefore(first) : dayAfter(first, -days)
  const current = stretch(first, last)
  // A whole month is compared with the whole one before, however long it was.
  const past = stretch(firstBefore, isLastMonth ? dayAfter(first, -1) : dayAfter(firstBefore, days - 1))
  // A month may be longer than the one before: its extra days have no counterpart.
  const pastEnd = isMonth && past.end > current.start ? { ...past, to: dayAfter(first, -1), end: current.start } : past
  const ahead = current.end.getTime() - now.getTime()
  const before =
    ahead > 0 && now > current.start ? { ...pastEnd, end: new Date(Math.min(pastEnd.end.getTime(), past.end.getTime() - ahead)) } : pastEnd
  return { unit: days === 1 ? 'hour' : 'day', now: current, before }
}

function firstDay(period: ReportQuery['period'], today: string, now: Date): string {
  if (period === 'today') return today
  if (period === 'month') return firstOfMonth(today)
  if (period === 'last-month') return monthBefore(firstOfMonth(today))
  return vietnamDay(now, period === '7d' ? -6 : -29)
}

function stretch(from: string, to: string): Stretch {
  return { from, to, start: vietnamMidnight(from), end: vietnamMidnight(to, 1) }
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`
}

function monthBefore(first: string): string {
  return firstOfMonth(dayAfter(first, -1))
}
