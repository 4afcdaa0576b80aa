import { dayMs } from '../../../../contract/durations.ts'
import { nextTet } from '../../../../contract/tet.ts'

/** How many days of sales count, and at least how many for a new product. */
export const soldDays = 28
export const newDays = 7
/** The sewing time of a product that states none. */
export const usualSewingDays = 7
/** What is sewn has to last for so long after it is done. */
export const coverDays = 14
/** In the last weeks before Tết families buy more; what is sewn has to be with them some days before. */
export const tet = { weeksDays: 60, deliveryDays: 5, factor: 1.5 } as const

type Figures = {
  /** Units sold in the last `days`. */
  sold: number
  days: number
  free: number
  /** People who wait for a mail. */
  waiting: number
  /** 0: not stated. */
  leadDays: number
  daysToTet: number | null
}

export type Sewing = { pieces: number; soldPerWeek: number; sewingDays: number; season: number; daysLeft: number | null }

/** How many units of a variant to sew: what will sell while it is sewn and for a while after, and who waits, less what is free. */
export function planPieces({ sold, days, free, waiting, leadDays, daysToTet }: Figures): Sewing {
  const sewingDays = leadDays > 0 ? leadDays : usualSewingDays
  const season = isBeforeTet(sewingDays, daysToTet) ? tet.factor : 1
  const expected = Math.ceil(round((sold / days) * (sewingDays + coverDays) * season, 6))
  return {
    pieces: Math.max(0, expected + waiting - free),
    soldPerWeek: round((sold / days) * 7, 1),
    sewingDays,
    season,
    daysLeft: sold > 0 ? Math.floor((Math.max(0, free) * days) / sold) : null,
  }
}

/** The days from a day (YYYY-MM-DD) to the next first day of Tết; null after the last known one. */
export function daysToTet(today: string): number | null {
  const next = nextTet(today)
  return next ? (Date.parse(next) - Date.parse(today)) / dayMs : null
}

/** Whether Tết is near, and not too near for sewing and sending. */
export function isBeforeTet(sewingDays: number, daysToTet: number | null): boolean {
  return daysToTet !== null && daysToTet <= tet.weeksDays && sewingDays + tet.deliveryDays <= daysToTet
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}
