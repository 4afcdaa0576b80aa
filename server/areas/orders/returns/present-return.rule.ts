import type { AdminReturn, Return } from '../../../../contract/orders/returns.ts'
import { shareOf } from '../exchanges/goods.rule.ts'
import { returnCode } from './case-code.rule.ts'
import { canInspect, returnDecisionsFor } from './return-moves.rule.ts'
import { inspectedOf } from './return-units.rule.ts'
import type { StoredReturn } from './returns.sql.ts'

export function presentReturn(stored: StoredReturn): Return {
  const { case: row, lines, order, refund } = stored
  const announced = lines.reduce((sum, { line, returned }) => sum + (returned.paidVnd ?? shareOf(line, returned.quantity)), 0)
  return {
    _id: row.id,
    code: returnCode(order.orderNumber, row.number),
    lines: lines.map(({ line, returned }) => ({
      position: line.position,
      exchange: returned.exchangeId,
      product: { _id: line.productId, name: line.name, slug: line.slug, image: line.imageUrl },
      color: line.color,
      size: line.size,
      quantity: returned.quantity,
      inspected: inspectedOf(row, returned),
    })),
    reason: row.reason,
    status: row.status,
    amount: row.receivedAt === null ? announced : (refund?.amountVnd ?? 0),
    deduction: row.deductionVnd,
    refundState: refund?.state ?? null,
    ...(row.reply ? { answer: row.reply } : {}),
    createdAt: row.createdAt.toISOString(),
  }
}

export function presentReturnForAdmin(stored: StoredReturn): AdminReturn {
  const { order, case: row } = stored
  const { fullName, phone } = order.shippingAddress
  return {
    ...presentReturn(stored),
    order: { _id: order.id, orderNumber: order.orderNumber, fullName, phone },
    moves: returnDecisionsFor(row.status),
    canInspect: canInspect(row.status),
  }
}
