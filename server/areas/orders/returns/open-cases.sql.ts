import { sql } from 'drizzle-orm'
import type { CaseStep } from '../../../../contract/orders/return-states.ts'
import type { OpenCasesQuery } from '../../../../contract/orders/returns.ts'
import { type Db, schema } from '../../../platform/database/client.ts'

const { orderExchanges, orderReturns, orders } = schema

/** The open exchanges and returns with the step they wait for; through the partial indexes of open ones. */
const openCases = sql`(
  select 'exchange' as kind, id, order_id, created_at, case
    when status = 'requested' then 'decide'
    when difference_vnd > 0 and difference_way = 'transfer' and difference_paid_at is null then 'money'
    when return_state = 'awaited' then 'goods' else 'send' end as step
  from ${orderExchanges} where status in ('requested', 'approved')
  union all
  select 'return', id, order_id, created_at, case status when 'requested' then 'decide' when 'approved' then 'goods' else 'money' end
  from ${orderReturns} where status in ('requested', 'approved', 'received')
) as open_case`

export type OpenCaseRow = { kind: 'exchange' | 'return'; id: string; step: CaseStep }

export async function listOpenCases(
  db: Db,
  { step, page, limit, orderNumber }: Pick<OpenCasesQuery, 'step' | 'page' | 'limit'> & { orderNumber: string },
): Promise<{ found: OpenCaseRow[]; total: number }> {
  const ofStep = step ? sql`and step = ${step}` : sql``
  // By the key of each open case: a search by number would read all orders.
  const ofOrder = orderNumber
    ? sql`and (select o.order_number from ${orders} o where o.id = open_case.order_id) like ${`${escapeLike(orderNumber)}%`}`
    : sql``
  const { rows } = (await db.execute(
    sql`select kind, id, step, count(*) over ()::int as total from ${openCases} where true ${ofStep} ${ofOrder}
      order by created_at, id limit ${limit} offset ${(page - 1) * limit}`,
  )) as unknown as { rows: (OpenCaseRow & { total: number })[] }
  return { found: rows.map(({ kind, id, step: waits }) => ({ kind, id, step: waits })), total: rows[0]?.total ?? 0 }
}

export async function countOpenCases(db: Db): Promise<Partial<Record<CaseStep, number>>> {
  const { rows } = (await db.execute(sql`select step, count(*)::int as cases from ${openCases} group by step`)) as unknown as {
    rows: { step: CaseStep; cases: number }[]
  }
  return Object.fromEntries(rows.map(({ step, cases }) => [step, cases]))
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
