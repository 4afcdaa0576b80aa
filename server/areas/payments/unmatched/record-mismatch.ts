import type { MismatchReason } from '../../../../contract/admin/unmatched-payments.ts'
import type { Db } from '../../../platform/database/client.ts'
import { alertOwner } from '../../orders/orders.ts'
import type { BankTransferEvent } from '../bank-transfer/bank-webhook.rule.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentEvent } from '../payment-event.rule.ts'
import { hasMismatch, insertMismatch } from './unmatched-payments.sql.ts'

/** The order a strange word seems to be about, and the sum that was waited for. */
export type Expected = { orderId: string; expectedVnd: number }

/** What the wallet said and nobody can take as it stands. The same words again are no new ones. */
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

/** Money on the shop's account that nobody can place. The bank's number of it is noted once. */
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
