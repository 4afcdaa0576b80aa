import { type CashEntry, type CashTotal, cashOverdueDays } from '../../../../contract/admin/payments.ts'
import { addDays } from '../../../../contract/durations.ts'
import type { StoredCash, StoredCashTotal } from './cash-ledger.sql.ts'

export function presentCash(entry: StoredCash, now: Date): CashEntry {
  const { id, orderId, orderNumber, fullName, carrier, trackingCode, amountVnd, feeVnd, collectedAt, remittedAt, reference } = entry
  const { writtenOffAt, writtenOffWhy } = entry
  return {
    _id: id,
    order: { _id: orderId, orderNumber, fullName },
    carrier,
    collector: personOf(entry.collectedBy, entry.collectorName),
    trackingCode,
    amount: amountVnd,
    received: entry.receivedVnd,
    fee: feeVnd,
    collectedAt: collectedAt.toISOString(),
    isOverdue: isOverdue(entry, now),
    remittedAt: remittedAt?.toISOString() ?? null,
    remittedBy: personOf(entry.remittedBy, entry.remitterName),
    reference,
    writtenOff: writtenOffAt && { at: writtenOffAt.toISOString(), reason: writtenOffWhy ?? '' },
  }
}

export function presentCashTotal({ collectedBy, collectorName, ...total }: StoredCashTotal): CashTotal {
  return { ...total, collector: personOf(collectedBy, collectorName) }
}

function personOf(id: string | null, name: string | null): CashEntry['collector'] {
  return id === null ? null : { _id: id, name }
}

function isOverdue({ carrier, collectedAt, remittedAt, writtenOffAt }: StoredCash, now: Date): boolean {
  const days = carrier === 'own' ? cashOverdueDays.own : cashOverdueDays.carrier
  return remittedAt === null && writtenOffAt === null && collectedAt < addDays(now, -days)
}
