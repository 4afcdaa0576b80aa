import type { Work } from '../../../contract/admin/dashboard.ts'
import { addDays } from '../../../contract/durations.ts'
import type { Db } from '../../platform/database/client.ts'
import { countLowStock } from '../catalogue/catalogue.ts'
import { countOpenMessages } from '../content/content.ts'
import { countOpenExchanges, countOpenOrders, countOpenReturns } from '../orders/orders.ts'
import { countOpenMismatches, countOpenRefunds, countOverdueCash, countOwnerAlerts } from '../payments/payments.ts'
import { countUnverified } from '../reviews/reviews.ts'

/** Counts open tasks. */
export async function countWork(db: Db, now: Date, { seesMoney }: { seesMoney: boolean }): Promise<Work> {
  const weekAgo = addDays(now, -7)
  const [open, exchanges, returns, lowStock, newReviews, messages, refunds, mismatches, overdueCash, alerts] = await Promise.all([
    countOpenOrders(db),
    countOpenExchanges(db),
    countOpenReturns(db),
    countLowStock(db),
    countUnverified(db),
    countOpenMessages(db),
    seesMoney ? countOpenRefunds(db) : null,
    seesMoney ? countOpenMismatches(db) : null,
    seesMoney ? countOverdueCash(db, now) : null,
    seesMoney ? countOwnerAlerts(db, weekAgo) : null,
  ])
  return { ...open, exchanges: exchanges + returns, lowStock, newReviews, messages, refunds, mismatches, overdueCash, alerts }
}
