import { unconfirmedLimits } from '../../../../contract/orders/cash-limits.ts'
import type { UnconfirmedCounts } from './unconfirmed-orders.sql.ts'

/** One line of an order. `reserved`: the units that an order which becomes a cash order has reserved already. */
export type PlannedLine = { productId: string; variantId: string; quantity: number; madeToOrder: boolean; reserved?: number }

/**
 * `refused`: this phone or e-mail has too many open orders. `reserve`: the order reserves its units.
 * `unreserved`: its client has reserved enough, so it reserves nothing before it is confirmed or paid; `short`: there is
 * not enough stock for that either, beside the client's other orders that wait for it.
 * `fromStock`: the units of each line to take from stock; the rest is sewn.
 */
export type ReservationDecision =
  | { kind: 'refused' }
  | { kind: 'reserve' | 'unreserved'; fromStock: number[] }
  | { kind: 'short'; variantId: string; free: number }

/**
 * Decides whether an order that is neither paid nor confirmed is accepted, and whether it reserves its units. The first
 * order of an IP may exceed the share of a product if it is paid before delivery: its due date releases the units.
 */
export function decideReservation(
  counts: UnconfirmedCounts,
  lines: readonly PlannedLine[],
  { isPrepaid = false }: { isPrepaid?: boolean } = {},
): ReservationDecision {
  const { ordersPerPhone, ordersPerEmail } = unconfirmedLimits
  if (counts.ofPhone >= ordersPerPhone || counts.ofEmail >= ordersPerEmail) return { kind: 'refused' }
  const fromStock = planUnits(counts, lines)
  const canReserve = mayReserve(counts, lines, { fromStock, isPrepaid })
  const awaited = lines.filter(({ variantId }) => counts.awaitedOfIp[variantId])
  const short = findShort(counts, canReserve ? awaited : lines)
  if (short) return { kind: 'short', variantId: short.variantId, free: Math.max(0, leftOf(counts, short.variantId)) }
  return { kind: canReserve ? 'reserve' : 'unreserved', fromStock }
}

/** The free units that no earlier order of this client waits for: it cannot order one unit twice, reserved or not. */
function leftOf({ free, awaitedOfIp }: UnconfirmedCounts, variantId: string): number {
  return (free[variantId] ?? 0) - (awaitedOfIp[variantId] ?? 0)
}

/** The units of each line to take from stock. Lines of one variant share it. */
function planUnits({ free }: UnconfirmedCounts, lines: readonly PlannedLine[]): number[] {
  const taken = new Map<string, number>()
  return lines.map(({ variantId, quantity, madeToOrder, reserved }) => {
    const before = taken.get(variantId) ?? 0
    const units = reserved ?? (madeToOrder ? Math.min(quantity, Math.max(0, (free[variantId] ?? 0) - before)) : quantity)
    taken.set(variantId, before + units)
    return units
  })
}

/** The first line whose variant has fewer units left than it and the lines before it still need. */
function findShort(counts: UnconfirmedCounts, lines: readonly PlannedLine[]): PlannedLine | undefined {
  const needed = new Map<string, number>()
  return lines.find(({ variantId, quantity, madeToOrder, reserved = 0 }) => {
    if (madeToOrder) return false
    const units = (needed.get(variantId) ?? 0) + quantity - reserved
    needed.set(variantId, units)
    return leftOf(counts, variantId) < units
  })
}

type Planned = { fromStock: readonly number[]; isPrepaid: boolean }

function mayReserve(counts: UnconfirmedCounts, lines: readonly PlannedLine[], { fromStock, isPrepaid }: Planned): boolean {
  const { ordersPerIp, unitsPerIp, reservingPerPhone, reservingPerEmail } = unconfirmedLimits
  if (counts.ofPhone >= reservingPerPhone || counts.ofEmail >= reservingPerEmail) return false
  const units = lines.reduce((sum, { quantity }) => sum + quantity, counts.unitsOfIp)
  if (counts.ofIp >= ordersPerIp || units > unitsPerIp) return false
  if (isPrepaid && counts.ofIp === 0) return true
  const wanted = new Map<string, number>()
  for (const [at, { productId }] of lines.entries()) wanted.set(productId, (wanted.get(productId) ?? 0) + (fromStock[at] ?? 0))
  return [...wanted].every(([productId, taken]) => (counts.reservedOfIp[productId] ?? 0) + taken <= shareOf(counts, productId))
}

/** How many units of a product one IP may reserve. A buyer of two pieces out of ten is no attacker, so the first order may take more. */
function shareOf({ onHand, ofIp }: UnconfirmedCounts, productId: string): number {
  const { shareOfStock, firstOrder } = unconfirmedLimits
  const units = onHand[productId] ?? 0
  const ofFirst = ofIp === 0 ? Math.min(firstOrder.units, Math.floor(units / firstOrder.shareOfStock)) : 1
  return Math.max(1, ofFirst, Math.floor(units / shareOfStock))
}
