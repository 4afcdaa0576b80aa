import type { LineVerdict } from '../../../../../contract/admin/cod-statements.ts'

export type LedgerEntry = {
  id: string
  orderId: string
  orderNumber: string
  fullName: string
  trackingCode: string | null
  amountVnd: number
  remittedAt: Date | null
  statementId: string | null
}
/** A parcel of the carrier, or an order, whether cash is owed for it or not. */
export type KnownParcel = { orderId: string; orderNumber: string; fullName: string; trackingCode: string | null }
type Line = { line: number; code: string; amountVnd: number; feeVnd: number }
export type Matched<L extends Line> = { line: L; verdict: LineVerdict; entry: LedgerEntry | null; parcel: KnownParcel | null }

type Ledger = { statementId: string; entries: readonly LedgerEntry[]; parcels: readonly KnownParcel[] }

/**
 * Finds the entry of the cash ledger for each row, by its tracking code or the order's number, and what to do with it.
 * A code that fits several entries (the order and its exchange) means the one with that sum, else the one still owed.
 */
export function matchStatement<L extends Line>(lines: readonly L[], { statementId, entries, parcels }: Ledger): Matched<L>[] {
  const byCode = groupByCodes(entries)
  const known = groupByCodes(parcels)
  const seen = new Set<string>()
  return lines.map((line): Matched<L> => {
    const code = codeKey(line.code)
    const entry = choose(byCode.get(code) ?? [], line, { statementId, seen })
    const parcel = entry ?? known.get(code)?.[0] ?? null
    if (entry === null) return { line, entry, parcel, verdict: verdictWithout(line, parcel) }
    if (seen.has(entry.id)) return { line, entry, parcel, verdict: line.amountVnd === 0 ? 'fee' : 'twice' }
    // A row of nothing but a fee leaves the parcel to its other row.
    if (line.amountVnd === 0 && entry.amountVnd > 0 && lines.some((other) => other !== line && codeKey(other.code) === code))
      return { line, entry, parcel, verdict: 'fee' }
    seen.add(entry.id)
    return { line, entry, parcel, verdict: verdictFor(line, entry, { statementId, feeVnd: feeOf(line, lines) }) }
  })
}

type Choosing = { statementId: string; seen: ReadonlySet<string> }

function choose(entries: readonly LedgerEntry[], { amountVnd }: Line, { statementId, seen }: Choosing): LedgerEntry | null {
  const unseen = entries.filter(({ id }) => !seen.has(id))
  const pool = unseen.length > 0 ? unseen : entries
  const isMine = (entry: LedgerEntry) => entry.statementId === statementId
  const isOwed = ({ remittedAt }: LedgerEntry) => remittedAt === null
  const fits = (entry: LedgerEntry) => entry.amountVnd === amountVnd
  return (
    pool.find((entry) => isMine(entry) && fits(entry)) ??
    pool.find((entry) => isOwed(entry) && fits(entry)) ??
    pool.find(isMine) ??
    pool.find(isOwed) ??
    pool[0] ??
    null
  )
}

/** The fee of a parcel, with those that have rows of their own. */
function feeOf(line: Line, lines: readonly Line[]): number {
  const code = codeKey(line.code)
  const isOwnRow = (other: Line) => other.amountVnd === 0 && codeKey(other.code) === code
  return lines.reduce((sum, other) => sum + (other === line || isOwnRow(other) ? other.feeVnd : 0), 0)
}

type Statement = { statementId: string; feeVnd: number }

function verdictFor({ amountVnd }: Line, entry: LedgerEntry, { statementId, feeVnd }: Statement): LineVerdict {
  if (entry.remittedAt !== null) return entry.statementId === statementId ? 'booked' : 'paid'
  if (amountVnd !== entry.amountVnd) return 'different'
  return feeVnd > amountVnd ? 'high-fee' : 'match'
}

function verdictWithout({ amountVnd }: Line, parcel: KnownParcel | null): LineVerdict {
  if (parcel === null) return 'unknown'
  return amountVnd === 0 ? 'fee' : 'not-due'
}

/** The spelling by which codes are compared: carriers print them with blanks and hyphens. */
export function codeKey(code: string): string {
  return code.toUpperCase().replace(/[\s-]/g, '')
}

function groupByCodes<T extends { trackingCode: string | null; orderNumber: string }>(rows: readonly T[]): Map<string, T[]> {
  const byCode = new Map<string, T[]>()
  for (const row of rows) {
    for (const code of new Set([row.trackingCode, row.orderNumber].flatMap((each) => (each ? [codeKey(each)] : [])))) {
      byCode.set(code, [...(byCode.get(code) ?? []), row])
    }
  }
  return byCode
}
