import { audit } from '../../platform/audit.ts'
import { transact } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockOrder, type StoredOrder, updateOrder, withDetails } from './orders.sql.ts'

/** Notes the number of the invoice that the shop has issued for an order; an empty one reverts that. */
export async function recordInvoice(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { orderId, number, adminId }: { orderId: string; number: string; adminId: string },
): Promise<StoredOrder> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new AppError('not_found')
    if (!order.invoice) throw new AppError('no_invoice_wanted')
    const invoiceNumber = number || null
    const isSame = invoiceNumber === order.invoiceNumber
    const changed = isSame ? order : await updateOrder(tx, orderId, { invoiceNumber, invoiceIssuedAt: invoiceNumber ? clock.now() : null })
    const details = { from: order.invoiceNumber, to: invoiceNumber }
    if (!isSame) await audit(tx, { who: adminId, what: 'order.invoice', subject: orderId, details })
    const [described] = await withDetails(tx, [changed])
    return described as StoredOrder
  })
}
