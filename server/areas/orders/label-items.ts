import type { AdminOrder, AdminOrderItem } from '../../../contract/admin/orders.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import type { Db } from '../../platform/database/client.ts'
import { findItemNames } from '../catalogue/catalogue.ts'
import type { StoredOrder } from './orders.sql.ts'

type Names = Awaited<ReturnType<typeof findItemNames>>
type Ordered = { productId: string | null; name: string; color: string; language: Language }

/** The names in the language; nothing where the catalogue no longer has the names that were ordered. */
function namesIn(language: Language, names: Names, { productId, ...ordered }: Ordered): { name: string; color: string } | undefined {
  const found = names.get(productId ?? '')
  if (found?.[ordered.language] !== ordered.name) return undefined
  const color = found.colors.find((each) => each[ordered.language] === ordered.color)
  return { name: found[language], color: color?.[language] ?? ordered.color }
}

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
    const { product, color } = item
    const label = namesIn(language, names, { productId: product._id, name: product.name, color, language: ordered })
    return label ? { ...item, label } : item
  }

  return orders.map((order) =>
    order.language === language ? order : { ...order, items: order.items.map((item) => labelled(item, order.language)) },
  )
}

/** The order with the names of its lines in the language, for a mail to its reader. */
export async function nameLines(db: Db, order: StoredOrder, language: Language): Promise<StoredOrder> {
  if (order.language === language) return order
  const ids = [...new Set(order.lines.flatMap(({ productId }) => productId ?? []))]
  if (ids.length === 0) return order
  const names = await findItemNames(db, ids)
  return { ...order, lines: order.lines.map((line) => ({ ...line, ...namesIn(language, names, { ...line, language: order.language }) })) }
}
