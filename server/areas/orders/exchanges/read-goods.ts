import { exchangeableUnits, returnableUnits } from '../../../../contract/orders/exchangeable.rule.ts'
import type { Db } from '../../../platform/database/client.ts'
import { findLines } from '../orders.sql.ts'
import { findReturnStates } from '../returns/returns.sql.ts'
import { findExchangeRows } from './exchanges.sql.ts'
import type { OrderGoods } from './goods.rule.ts'

/** The goods of an order and all that moved them. Stable while the order is locked. */
export async function readGoods(db: Db, orderId: string): Promise<OrderGoods> {
  return {
    lines: await findLines(db, orderId),
    exchanges: await findExchangeRows(db, orderId),
    returns: await findReturnStates(db, orderId),
  }
}

type Wanted = { position: number; exchange?: string | undefined; quantity: number }

export function countExchangeable({ exchanges, returns }: OrderGoods, goods: Wanted): number {
  return exchangeableUnits(goods, exchanges.map(withSource), returns)
}

export function countReturnable({ exchanges, returns }: OrderGoods, goods: Wanted): number {
  return returnableUnits(goods, exchanges.map(withSource), returns)
}

function withSource<T extends { fromExchangeId: string | null }>(exchange: T): T & { fromExchange: string | null } {
  return { ...exchange, fromExchange: exchange.fromExchangeId }
}
