import type { MismatchReason } from '../../../../contract/admin/unmatched-payments.ts'
import type { Db } from '../../../platform/database/client.ts'
import { alertOwner } from '../../orders/orders.ts'
import type { BankTransferEvent } from '../bank-transfer/bank-webhook.rule.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentEvent } from '../payment-event.rule.ts'
import { hasMismatch, insertMismatch } from './unmatched-payments.sql.ts'

/** The order that the event seems to be about, and the sum that was expected. */
export type Expected = { orderId: string; expectedVnd: number }

/** Records a wallet event that does not match. An identical one is not recorded again. */
export async function recordEventMismatch(
  tx: Db,
  { platform }: Pick<PaymentDeps, 'platform'>,
  strange: { event: PaymentEvent; why: MismatchReason; expected: Expected | null },
): Promise<void> {
  const { event, why, expected } = strange
  const { gatewayOrderId, amount } = event
  if (await hasMismatch(tx, gatewayOrderId, event)) return
  await insertMismatch(tx, { at: platform.clock.now(), gatewayOrderId, why, notice: event, ...expected })
  await alertOwner(tx, platform, { who: 'gateway', what: 'payment-mismatch', subject: gatewayOrderId, details: { why, amount } })
}

/** Records received money that matches nothing. The bank's number of it is recorded once. */
export async function recordTransferMismatch(
  tx: Db,
  { platform }: Pick<PaymentDeps, 'platform'>,
  strange: { notice: BankTransferEvent; why: MismatchReason; expected: Expected | null },
): Promise<void> {
  const { notice, why, expected } = strange
  const { amount, description } = notice
  const gatewayOrderId = `bank:${notice.reference}`
  if (await hasMismatch(tx, gatewayOrderId)) return
  await insertMismatch(tx, { at: platform.clock.now(), gatewayOrderId, why, notice, ...expected })
  await alertOwner(tx, platform, {
    who: 'gateway',
    what: 'payment-mismatch',
    subject: gatewayOrderId,
    details: { why, amount, description },
  })
}
