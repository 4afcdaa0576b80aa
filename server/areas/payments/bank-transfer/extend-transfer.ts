import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { readSettings } from '../../content/content.ts'
import { lockOrder, type OrderRow, orderPaths } from '../../orders/orders.ts'
import { ensurePayable } from '../ensure-payable.ts'
import type { PaymentDeps } from '../payment-deps.ts'

/**
 * A transfer is paid in the customer's bank app, so only the page with the account is returned. An overdue one gets a
 * new due date.
 */
export async function extendTransfer(deps: PaymentDeps, orderId: string): Promise<{ paymentUrl: string; order: OrderRow }> {
  const { platform } = deps
  const order = await transact(platform.db, async (tx) => {
    if (!(await readSettings(tx)).bank) throw new AppError('payment_method_unavailable')
    return ensurePayable(tx, deps, await lockOrder(tx, orderId), { by: 'bank', now: platform.clock.now() })
  })
  return { order, paymentUrl: platform.config.publicUrl + orderPaths.payment(order.id, order.accessToken) }
}
