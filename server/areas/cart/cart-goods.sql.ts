import type { Db } from '../../platform/database/client.ts'
import { runStatement } from '../../platform/database/run-statement.ts'
import { defineStatement } from '../../platform/database/statement.ts'
import { type ColorForSale, colorForSaleSql } from '../catalogue/catalogue.ts'
import type { CartLineRow, CartOwner, CartRow } from './cart.sql.ts'
import { sizeOfStored } from './line-key.rule.ts'

export type CartLineWithGoods = Omit<CartLineRow, 'createdAt'> & { goods: ColorForSale | null }

// Behind the mark of `storedSize` is a digest.
const plainSize = 'split_part(line.size, chr(31), 1)'
const readCart = (column: string) =>
  defineStatement(`
    select cart.id as "cartId", cart.discount_code as "discountCode", cart.seen_terms as "seenTerms", (
      select coalesce(json_agg(json_build_object('id', line.id, 'cartId', line.cart_id, 'productId', line.product_id,
        'colorId', line.color_id, 'size', line.size, 'personalization', line.personalization, 'quantity', line.quantity,
        'addedVnd', line.added_vnd, 'seenVnd', line.seen_vnd, 'putInBy', line.put_in_by,
        'goods', ${colorForSaleSql({ productId: 'line.product_id', colorId: 'line.color_id', size: plainSize })}
      ) order by line.created_at, line.id), '[]')
      from cart_lines line where line.cart_id = cart.id) as lines
    from carts cart where cart.${column} = $1`)
const readCartOfUser = readCart('user_id')
const readCartOfGuest = readCart('guest_id')

/** The cart with its lines in the order they were added, and what they name in the catalogue: all that its prices need. */
export async function findCartWithGoods(db: Db, owner: CartOwner): Promise<(CartRow & { lines: CartLineWithGoods[] }) | undefined> {
  const statement = 'userId' in owner ? readCartOfUser(owner.userId) : readCartOfGuest(owner.guestId)
  const [cart] = await runStatement<CartRow & { lines: CartLineWithGoods[] }>(db, statement)
  return cart && { ...cart, lines: cart.lines.map((line) => ({ ...line, size: sizeOfStored(line.size) })) }
}
