import type { Db } from '../../../platform/database/client.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { OrderRow } from '../orders.sql.ts'
import { findExchange, lockOrderOfExchange, type StoredExchange } from './exchanges.sql.ts'

export type LockedExchange = Pick<StoredExchange, 'exchange' | 'line'> & { order: OrderRow }

/** Locks the exchange's order until the transaction ends, so that its state cannot change after it is read. */
export async function lockExchange(tx: Db, exchangeId: string): Promise<LockedExchange> {
  const order = await lockOrderOfExchange(tx, exchangeId)
  const found = order && (await findExchange(tx, exchangeId))
  if (!order || !found) throw new AppError('not_found')
  return { exchange: found.exchange, line: found.line, order }
}
