import { caseSteps } from '../../../../contract/orders/return-states.ts'
import type { AdminReturn, OpenCase, OpenCases, OpenCasesQuery, Return } from '../../../../contract/orders/returns.ts'
import { totalPages } from '../../../../contract/paging.ts'
import type { Db } from '../../../platform/database/client.ts'
import { findExchanges } from '../exchanges/exchanges.sql.ts'
import { presentExchangeForAdmin } from '../exchanges/present-exchange.rule.ts'
import type { OrderViewer } from '../orders.sql.ts'
import { getVisibleOrder } from '../read-orders.ts'
import { exchangeCode, orderNumberOfCase } from './case-code.rule.ts'
import { countOpenCases, listOpenCases } from './open-cases.sql.ts'
import { presentReturn, presentReturnForAdmin } from './present-return.rule.ts'
import { findReturns, findReturnsOf } from './returns.sql.ts'

export async function listReturnsOf(db: Db, orderId: string, viewer: OrderViewer): Promise<Return[]> {
  await getVisibleOrder(db, orderId, viewer)
  return (await findReturnsOf(db, orderId)).map(presentReturn)
}

export async function listReturnsForAdmin(db: Db, orderId: string): Promise<AdminReturn[]> {
  return (await findReturnsOf(db, orderId)).map(presentReturnForAdmin)
}

/** All open exchanges and returns, the oldest first. */
export async function readOpenCases(db: Db, query: OpenCasesQuery): Promise<OpenCases['data']> {
  const { found, total } = await listOpenCases(db, { ...query, orderNumber: orderNumberOfCase(query.query ?? '') })
  const idsOf = (kind: 'exchange' | 'return') => found.filter((each) => each.kind === kind).map(({ id }) => id)
  const exchanges = new Map((await findExchanges(db, idsOf('exchange'))).map((each) => [each.exchange.id, presentExchangeForAdmin(each)]))
  const returns = new Map((await findReturns(db, idsOf('return'))).map((each) => [each.case.id, presentReturnForAdmin(each)]))
  const cases = found.flatMap(({ kind, id, step }): OpenCase[] => {
    const exchange = exchanges.get(id)
    const back = returns.get(id)
    if (kind === 'exchange' && exchange)
      return [{ kind, step, code: exchangeCode(exchange.order.orderNumber, exchange.position), exchange }]
    return kind === 'return' && back ? [{ kind, step, code: back.code, return: back }] : []
  })
  const counted = await countOpenCases(db)
  const counts = Object.fromEntries(caseSteps.map((step) => [step, counted[step] ?? 0])) as OpenCases['data']['counts']
  return { cases, counts, total, totalPage: totalPages(total, query.limit) }
}
