import { newId } from '../../../db/new-id.ts'
import type { Db } from '../../platform/database/client.ts'
import { runStatement } from '../../platform/database/run-statement.ts'
import { defineStatement } from '../../platform/database/statement.ts'
import type { LineToPut } from './cart.sql.ts'
import { storedSize } from './line-key.rule.ts'

const columns = 'id, product_id, color_id, size, personalization, quantity, added_vnd, put_in_by, created_at'
const values = '$2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10::timestamptz'

const putInto = defineStatement(`
  insert into cart_lines (cart_id, ${columns}) values ($1, ${values})
  on conflict (cart_id, product_id, color_id, size) do update set
    quantity = excluded.quantity, added_vnd = excluded.added_vnd, seen_vnd = null, put_in_by = excluded.put_in_by`)

/** Writes a line at today's price, replacing the one of the same variant and personalization. */
export async function putLine(tx: Db, cartId: string, line: LineToPut): Promise<void> {
  await runStatement(tx, putInto(cartId, ...valuesOf(line)))
}

const putIntoNew = defineStatement(`
  with cart as (
    insert into carts (id, guest_id, created_at, updated_at) values ($1, $11, $10::timestamptz, $10::timestamptz) returning id
  )
  insert into cart_lines (cart_id, ${columns}) select cart.id, ${values.replace('$7, $8', '$7::int, $8::bigint')} from cart`)

/** Makes the cart of a new guest with its first line. */
export async function putFirstLine(tx: Db, guestId: string, line: LineToPut): Promise<void> {
  await runStatement(tx, putIntoNew(newId('crt'), ...valuesOf(line), guestId))
}

function valuesOf({ productId, colorId, personalization, quantity, addedVnd, putInBy, createdAt, ...line }: LineToPut): unknown[] {
  const json = personalization && JSON.stringify(personalization)
  const size = storedSize({ ...line, personalization })
  return [newId('itm'), productId, colorId, size, json, quantity, addedVnd, putInBy ?? null, createdAt.toISOString()]
}
