import { tetAhead } from '../../../../contract/tet.ts'
import { dayAfter } from '../../../../contract/vietnam-time.ts'
import { mondayOf, type SewnWeek } from '../production/plan-sewing.rule.ts'

/** The Tết ahead that an order is delivered before; null where it may arrive later. */
export function deliveredBeforeTet(today: string, deliveryTo: string | null): string | null {
  const tet = tetAhead(today)
  return tet !== null && deliveryTo !== null && deliveryTo < tet ? tet : null
}

type TetLoad = {
  /** YYYY-MM-DD, in Vietnam. */
  today: string
  /** The sewing time of the product, in days. */
  leadDays: number
  weeklyPieces: number
  booked: SewnWeek[]
  /** The last day of delivery for units sewn within this number of days. */
  deliveryTo: (sewingDays: number) => string
}

/**
 * How many units ordered now can still be sewn and delivered before Tết: the free places of the weeks that `planSewing` would
 * book for them. Null while Tết is more than ten weeks away.
 */
export function placesBeforeTet({ today, leadDays, weeklyPieces, booked, deliveryTo }: TetLoad): { tet: string; places: number } | null {
  const tet = tetAhead(today)
  if (tet === null) return null
  const taken = new Map(booked.map((each) => [each.week, each.pieces]))
  const first = mondayOf(dayAfter(today, leadDays))
  let places = 0
  for (let late = 0; deliveryTo(leadDays + late * 7) < tet; late++)
    places += Math.max(0, weeklyPieces - (taken.get(dayAfter(first, late * 7)) ?? 0))
  return { tet, places }
}
