import type { AdminOrder, AdminOrderItem } from '../../../contract/admin/orders.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import type { Db } from '../../platform/database/client.ts'
import { findItemNames } from '../catalogue/catalogue.ts'

/**
 * Orders keep the names in the language of their buyer. Adds the names in the reader's language, where the catalogue
 * still has the names that were ordered.
 */
export async function labelItems(db: Db, orders: AdminOrder[], language: Language): Promise<AdminOrder[]> {
  const foreign = orders.filter((order) => order.language !== language)
  const ids = new Set(foreign.flatMap(({ items }) => items.map(({ product }) => product._id)).filter(Boolean))
  if (ids.size === 0) return orders
  const names = await findItemNames(db, [...ids])

  function labelled(item: AdminOrderItem, ordered: Language): AdminOrderItem {
    const found = names.get(item.product._id)
    if (found?.[ordered] !== item.product.name) return item
    const color = found.colors.find((each) => each[ordered] === item.color)
    return { ...item, label: { name: found[language], color: color?.[language] ?? item.color } }
  }

  return orders.map((order) =>
    order.language === language ? order : { ...order, items: order.items.map((item) => labelled(item, order.language)) },
  )
}
