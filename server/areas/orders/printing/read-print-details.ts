import { maxPrintedOrders, type PrintDetails } from '../../../../contract/admin/print.ts'
import { languages } from '../../../../contract/language/languages.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findCare } from '../../catalogue/catalogue.ts'
import { readSettings } from '../../content/content.ts'
import { findOrders } from '../find-orders.sql.ts'
import { makerOf } from '../making/maker-of.rule.ts'
import { orderPaths } from '../order-paths.rule.ts'

/** What printed sheets of these orders show beyond the orders themselves. Unknown ids are left out. */
export async function readPrintDetails({ db, config }: Pick<Platform, 'db' | 'config'>, ids: string[]): Promise<PrintDetails[]> {
  if (ids.length === 0) return []
  const { orders } = await findOrders(db, { ids, page: 1, limit: maxPrintedOrders })
  const productIds = [...new Set(orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)))]
  const [{ makers = [] }, ...care] = await Promise.all([
    readSettings(db),
    ...languages.map((language) => findCare(db, productIds, language)),
  ])
  const careIn = Object.fromEntries(languages.map((language, at) => [language, care[at]]))
  return orders.map((order) => ({
    _id: order.id,
    link: order.gift ? null : config.publicUrl + orderPaths.order(order.id, order.accessToken),
    maker: makerOf(order, makers),
    care: [...new Set(order.lines.map(({ productId }) => productId))].flatMap((id) => careIn[order.language]?.get(id) ?? []),
  }))
}
