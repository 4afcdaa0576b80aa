import type { Exchange, ExchangePage, ExchangesQuery } from '../../../../contract/orders/exchanges.ts'
import { totalPages } from '../../../../contract/paging.ts'
import type { Db } from '../../../platform/database/client.ts'
import type { OrderViewer } from '../orders.sql.ts'
import { getVisibleOrder } from '../read-orders.ts'
import * as sql from './exchanges.sql.ts'
import { presentExchange, presentExchangeForAdmin } from './present-exchange.rule.ts'

export async function listExchangesOf(db: Db, orderId: string, viewer: OrderViewer): Promise<Exchange[]> {
  await getVisibleOrder(db, orderId, viewer)
  return (await sql.findExchangesOf(db, orderId)).map(presentExchange)
}

export async function listExchanges(db: Db, query: ExchangesQuery): Promise<ExchangePage> {
  const { found, total } = await sql.findExchangePage(db, query)
  return { data: found.map(presentExchangeForAdmin), total, totalPage: totalPages(total, query.limit) }
}
