import { type Db, schema } from '../../platform/database/client.ts'
import { runStatement } from '../../platform/database/run-statement.ts'
import { defineStatement } from '../../platform/database/statement.ts'
import { columnsOf, placeholders } from '../../platform/database/table-columns.ts'
import { publish } from '../../platform/live-events.ts'
import { drawOrderNumber } from './order-number.ts'
import type { NewOrderEvent, NewOrderLine, NewOrderRow, OrderEventRow, StoredOrder } from './orders.sql.ts'

const order = columnsOf(schema.orders)
const lines = columnsOf(schema.orderLines, { without: ['orderId'] })
const parameter = (index: number) => `$${order.count + index}`

const insert = defineStatement(`
  with placed as (
    insert into orders (${order.names}) values (${placeholders(order.count)})
    on conflict (order_number) do nothing returning id
  ), written as (
    insert into order_lines (order_id, ${lines.names})
    select placed.id, line.* from placed, jsonb_to_recordset(${parameter(1)}::jsonb) as line (${lines.recordset})
  )
  insert into order_events (order_id, at, what, to_state, by_whom, note)
  select id, ${parameter(2)}::timestamptz, ${parameter(3)}, ${parameter(4)}, ${parameter(5)}, ${parameter(6)} from placed returning id`)

type PlacedEvent = Pick<NewOrderEvent, 'at' | 'what' | 'to' | 'by' | 'note'>
type Parts = { lines: NewOrderLine[]; event: PlacedEvent }

/**
 * Inserts an order under a unique number with its lines and its first event, in one statement. Notifies open pages too. An
 * order that staff entered is not announced as new.
 */
export async function insertOrder(tx: Db, placed: NewOrderRow, { lines: sold, event }: Parts): Promise<Omit<StoredOrder, 'parcel'>> {
  const rows = sold.map((line, position) => {
    const { orderId: _, ...row } = { ...lines.complete({ ...line, orderId: placed.id, position }) }
    return row
  })
  const { at, what, to = null, by, note = null } = event
  const more = [JSON.stringify(rows.map((row) => lines.recordOf({ ...row, orderId: placed.id }))), at.toISOString(), what, to, by, note]
  for (let tries = 0; tries < 20; tries++) {
    const row = order.complete({ ...placed, orderNumber: drawOrderNumber(placed.createdAt) })
    const [written] = await runStatement<{ id: number }>(tx, insert(...order.valuesOf(row), ...more))
    if (!written) continue
    await publish(tx, event.by === 'admin' ? 'order-changed' : 'order-placed', placed.id)
    const first: OrderEventRow = { id: written.id, orderId: placed.id, at, what, from: null, to, by, note, details: null }
    return { ...row, lines: rows.map((line) => ({ ...line, orderId: placed.id })), events: [first] }
  }
  throw new Error('no free order number found')
}
