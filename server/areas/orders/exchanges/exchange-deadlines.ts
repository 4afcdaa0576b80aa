import { defaultReturnDays } from '../../../../contract/orders/exchange-period.ts'
import { exchangeDeadline } from '../../../../contract/orders/exchangeable.rule.ts'
import type { Db } from '../../../platform/database/client.ts'
import { readSettings } from '../../content/content.ts'
import type { OrderRow } from '../orders.sql.ts'
import { type ExchangeRow, findDeliveredAt } from './exchanges.sql.ts'

/** `days`: of the policy. `order`: the last day for the ordered goods; null before delivery, and where the shop takes nothing back. */
export type Deadlines = { days: number | undefined; order: string | null }

/** The last days to ask for an exchange. */
export async function readExchangeDeadlines(db: Db, order: OrderRow): Promise<Deadlines> {
  return deadlinesOf(db, order, (await readSettings(db)).exchangeDays)
}

/** The last days on which the buyer may ask for a return; null where only the shop opens returns. */
export async function readReturnDeadlines(db: Db, order: OrderRow): Promise<Deadlines> {
  const { returnDays = defaultReturnDays } = await readSettings(db)
  return deadlinesOf(db, order, returnDays)
}

async function deadlinesOf(db: Db, { id, status }: OrderRow, days: number | undefined): Promise<Deadlines> {
  const deliveredAt = status === 'delivered' ? await findDeliveredAt(db, id) : null
  return { days, order: deliveredAt && exchangeDeadline(deliveredAt, days) }
}

/** What came in an exchange has a period of its own, from the day on which it arrived. */
export function deadlineFor({ days, order }: Deadlines, exchange: Pick<ExchangeRow, 'arrivedAt'> | undefined): string | null {
  const arrivedAt = exchange?.arrivedAt
  return order !== null && arrivedAt ? exchangeDeadline(arrivedAt, days) : order
}
