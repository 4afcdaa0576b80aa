import type { MismatchReason } from '../../../contract/mismatches.admin.ts'
import type { Db } from '../../platform/db.ts'
import { alertOwner } from '../orders/orders.ts'
import type { BankNotice } from './bank-notice.ts'
import type { GatewayWord } from './judge-word.ts'
import { hasMismatch, insertMismatch } from './mismatches.sql.ts'
import type { PaymentRoom } from './payment-room.ts'

/** The order a strange word seems to be about, and the sum that was waited for. */
export type Expected = { orderId: string; expectedVnd: number }

/** What the wallet said and nobody can take as it stands. The same words again are no new ones. */
export async function noteWord(
  tx: Db,
  { platform }: Pick<PaymentRoom, 'platform'>,
  strange: { word: GatewayWord; why: MismatchReason; expected: Expected | null },
): Promise<void> {
  const { word, why, expected } = strange
  const { gatewayOrderId, amount } = word
  if (await hasMismatch(tx, gatewayOrderId, word)) return
  await insertMismatch(tx, { at: platform.clock.now(), gatewayOrderId, why, notice: word, ...expected })
  await alertOwner(tx, platform, { who: 'gateway', what: 'payment-mismatch', subject: gatewayOrderId, details: { why, amount } })
}

/** Money on the shop's account that nobody can place. The bank's number of it is noted once. */
export async function noteTransfer(
  tx: Db,
  { platform }: Pick<PaymentRoom, 'platform'>,
  strange: { notice: BankNotice; why: MismatchReason; expected: Expected | null },
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
