import { expect, test } from 'vitest'
import { schema } from './client.ts'
import { columnsOf, placeholders } from './table-columns.ts'

const lines = columnsOf(schema.orderLines, { without: ['orderId'] })
const line = {
  ...{ orderId: 'ord', position: 0, variantId: 'var', productId: 'prd', name: 'Đầm', slug: 'dam', sku: 'D', imageUrl: '', color: 'Đỏ' },
  ...{ unitVnd: 1_000, quantity: 2, totalVnd: 2_000, fromStock: 2 },
}

test('table-columns: a row gets the defaults of its table, and null where it has none', () => {
  expect(lines.complete(line)).toMatchObject({ size: null, personalization: null, discountVnd: 0, madeToOrder: false })
  expect(() => lines.complete({ ...line, name: undefined as never })).toThrow('the column name needs a value')
})

test('table-columns: values are encoded as the schema says, in the sequence of the names', () => {
  const orders = columnsOf(schema.orders)
  const names = orders.names.split(', ')
  expect(names).toHaveLength(orders.count)
  expect(names).not.toContain('search_folded')
  const row = { shippingAddress: { fullName: 'Mai' }, createdAt: new Date(0), gift: true, email: null } as never
  const values = orders.valuesOf(row)
  expect(values[names.indexOf('shipping_address')]).toBe('{"fullName":"Mai"}')
  expect(values[names.indexOf('created_at')]).toBe('1970-01-01T00:00:00.000Z')
  expect([values[names.indexOf('gift')], values[names.indexOf('email')]]).toEqual([true, null])
})

test('table-columns: describes the record of a JSON row set', () => {
  expect(lines.recordset).toContain('quantity integer, total_vnd bigint')
  expect(lines.recordset).not.toContain('order_id')
  expect(lines.recordOf(lines.complete(line))).toMatchObject({ variant_id: 'var', unit_vnd: 1_000, size: null })
  expect(placeholders(3, 2)).toBe('$2, $3, $4')
})
