import type { ReturnInspection } from '../../../../contract/orders/returns.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countSold } from '../../catalogue/catalogue.ts'
import type { ExchangeHooks } from '../exchanges/decide-exchange.ts'
import { partOf, shareOf } from '../exchanges/goods.rule.ts'
import { mailCustomer } from '../mails/mail-customer.ts'
import { insertEvent, type OrderRow } from '../orders.sql.ts'
import { restockOrder } from '../reservations/order-stock.ts'
import { addSecondChoice } from '../second-choice/order-second-choice.ts'
import { lockReturn } from './decide-return.ts'
import { returnInspectedMail } from './return-mails.ts'
import { canInspect } from './return-moves.rule.ts'
import { findReturn, type StoredReturn, updateReturn, updateReturnLine } from './returns.sql.ts'

type Inspected = { returnId: string; inspection: ReturnInspection; adminId: string }

/**
 * The goods are here: sound ones are restocked, second choice is sold apart, waste is only noted, and what was paid for all
 * of them is to be refunded, less a deduction. Happens once.
 */
export async function inspectReturn(platform: Platform, hooks: ExchangeHooks, inspected: Inspected): Promise<StoredReturn> {
  const { returnId, inspection, adminId } = inspected
  return transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    const { stored, order } = await lockReturn(tx, returnId)
    if (!canInspect(stored.case.status)) throw new AppError('move_not_allowed')
    const came = requireUnits(stored, inspection)
    const inspectedLines = withInspection(stored, inspection)
    const amount = inspectedLines.reduce((sum, { paidVnd }) => sum + paidVnd, 0)
    if (inspection.deduction > amount) throw new AppError('invalid_input', { issues: [{ path: 'deduction', key: `max:${amount}` }] })
    await moveStock(tx, platform, { came: inspectedLines, order })
    const wanted = { amountVnd: amount - inspection.deduction, key: `return:${returnId}`, reason: 'returned', now } as const
    const refund = wanted.amountVnd > 0 ? await hooks.openReturnRefund(tx, order, wanted) : null
    const to = refund ? 'received' : 'done'
    const change = { status: to, deductionVnd: inspection.deduction, refundId: refund?.id ?? null, receivedAt: now } as const
    await updateReturn(tx, returnId, change)
    await insertEvent(tx, order.id, { at: now, what: 'goods-return', from: stored.case.status, to, by: 'admin' })
    const details = { orderId: order.id, units: came, amount: refund?.amountVnd ?? 0, deduction: inspection.deduction }
    await audit(tx, { who: adminId, what: 'return.inspected', subject: returnId, details })
    const after = (await findReturn(tx, returnId)) as StoredReturn
    await mailCustomer(tx, platform, order, (letter, sender) => returnInspectedMail(letter, sender, after))
    return after
  })
}

function unitsOf({ stock, secondChoice, writtenOff }: ReturnInspection['lines'][number]): number {
  return stock + secondChoice + writtenOff
}

type ReturnedLine = StoredReturn['lines'][number]

function isSame({ returned }: ReturnedLine, each: ReturnInspection['lines'][number]): boolean {
  return returned.position === each.position && returned.exchangeId === (each.exchange ?? null)
}

/** Every line once, none with more units than were announced, and at least one unit; returns how many came. */
function requireUnits({ lines }: StoredReturn, { lines: inspected }: ReturnInspection): number {
  for (const [at, each] of inspected.entries()) {
    const line = lines.find((announced) => isSame(announced, each))
    const isFirst = line !== undefined && inspected.findIndex((other) => isSame(line, other)) === at
    const announced = line?.returned.quantity ?? 0
    if (!isFirst || unitsOf(each) > announced)
      throw new AppError('invalid_input', { issues: [{ path: `lines.${at}.position`, key: isFirst ? `max:${announced}` : 'choice' }] })
  }
  const came = inspected.reduce((sum, each) => sum + unitsOf(each), 0)
  if (came === 0) throw new AppError('invalid_input', { issues: [{ path: 'lines', key: 'required' }] })
  return came
}

type InspectedLine = ReturnedLine & { each: ReturnInspection['lines'][number]; paidVnd: number }

/** Each line of the return with the units that arrived, and the price paid for them. A line without a result did not come. */
function withInspection({ lines }: StoredReturn, { lines: inspected }: ReturnInspection): InspectedLine[] {
  return lines.map((line) => {
    const { returned } = line
    const { position, exchangeId, quantity } = returned
    const none = { position, ...(exchangeId ? { exchange: exchangeId } : {}), stock: 0, secondChoice: 0, writtenOff: 0 }
    const each = inspected.find((result) => isSame(line, result)) ?? none
    return { ...line, each, paidVnd: partOf(returned.paidVnd ?? shareOf(line.line, quantity), unitsOf(each), quantity) }
  })
}

async function moveStock(tx: Db, platform: Platform, { came, order }: { came: InspectedLine[]; order: OrderRow }): Promise<void> {
  for (const { returned, each, paidVnd } of came) {
    const { stock: toStock, secondChoice, writtenOff } = each
    await updateReturnLine(tx, returned, { toStock, secondChoice, writtenOff, paidVnd })
  }
  await restockOrder(
    tx,
    platform,
    order,
    came.map(({ line, each }) => ({ ...line, fromStock: each.stock })),
  )
  for (const { line, each } of came) await addSecondChoice(tx, line, each.secondChoice + (line.secondChoiceId ? each.stock : 0))
  // An exchange does not change the sales figures.
  await countSold(
    tx,
    came.map(({ ordered, each }) => ({ productId: ordered.productId, quantity: -unitsOf(each) })),
  )
}
