import { dayAfter } from '../../../../contract/vietnam-time.ts'

/** Units booked for sewing, by the Monday of their week. */
export type SewnWeek = { week: string; pieces: number }
/** The days until everything is sewn, and the weeks it books. */
export type SewingPlan = { days: number; weeks: SewnWeek[] }

type SewingLoad = {
  /** YYYY-MM-DD, in Vietnam. */
  today: string
  /** The longest sewing time of the units, in days. */
  leadDays: number
  pieces: number
  /** Null: no limit. */
  weeklyPieces: number | null
  booked: SewnWeek[]
}

/**
 * Books units in the week in which they would be ready; what exceeds its capacity goes into the following weeks,
 * and each of those delays the order by a week.
 */
export function planSewing({ today, leadDays, pieces, weeklyPieces, booked }: SewingLoad): SewingPlan {
  if (pieces === 0) return { days: 0, weeks: [] }
  const first = mondayOf(dayAfter(today, leadDays))
  if (weeklyPieces === null) return { days: leadDays, weeks: [{ week: first, pieces }] }
  const taken = new Map(booked.map((each) => [each.week, each.pieces]))
  const weeks: SewnWeek[] = []
  let late = 0
  for (let left = pieces; ; late++) {
    const week = dayAfter(first, late * 7)
    const sewn = Math.min(left, Math.max(0, weeklyPieces - (taken.get(week) ?? 0)))
    if (sewn > 0) weeks.push({ week, pieces: sewn })
    left -= sewn
    if (left === 0) return { days: leadDays + late * 7, weeks }
  }
}

const toSunday = 6

/** The last day for sewing the units booked in a week: before their delivery begins, even in the middle of the week. */
export function sewnByDay(monday: string, deliveryFrom: string | null): string {
  const sunday = dayAfter(monday, toSunday)
  if (deliveryFrom === null || deliveryFrom > sunday) return sunday
  return dayAfter(deliveryFrom, -1)
}

/** The Monday of a day's ISO week. */
export function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return dayAfter(day, -weekday)
}
