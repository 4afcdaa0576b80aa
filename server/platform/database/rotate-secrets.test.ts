import { randomBytes } from 'node:crypto'
import { eq, getTableColumns, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { setSecretKeys } from '../../../db/secret-text.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import { schema } from './client.ts'
import { rotateColumn, secretColumns } from './rotate-secrets.sql.ts'

const [first, second] = [0, 1].map(() => randomBytes(32).toString('base64')) as [string, string]
let checkout: CheckoutFixture
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  dress = await checkout.put('Đầm có khoá', 100)
})
afterEach(() => setSecretKeys([]))
afterAll(() => checkout.close())

async function placed(): Promise<{ id: string; token: string; opens: () => Promise<number>; stored: () => Promise<string> }> {
  const { id, token } = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
  return {
    id,
    token,
    opens: async () => (await checkout.visitor().get(`orders/${id}?token=${token}`)).status,
    stored: async () => {
      const [row] = await checkout.db
        .select({ stored: sql<string>`${schema.orders.accessToken}` })
        .from(schema.orders)
        .where(eq(schema.orders.id, id))
      return row?.stored ?? ''
    },
  }
}
const rotate = async () => {
  for (const column of secretColumns) await rotateColumn(checkout.db, column)
}

test('secret-text: an order’s key is encrypted at rest, its link opens the order, and the stored value does not', async () => {
  setSecretKeys([first])
  const order = await placed()
  const stored = await order.stored()
  expect(stored).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]+$/)
  expect(stored).not.toContain(order.token)
  expect(await order.opens()).toBe(200)
  for (const wrong of [stored, `${order.token}x`, ''])
    expect((await checkout.visitor().get(`orders/${order.id}?token=${encodeURIComponent(wrong)}`)).status).toBe(404)
})

test('rotate-secrets: links work before, during and after a change of keys', async () => {
  const plain = await placed()
  const readPushKeys = () => checkout.db.select().from(schema.pushKeys)
  await checkout.db.insert(schema.pushKeys).values({ publicKey: 'public', privateKey: 'private' })
  const pushKeys = await readPushKeys()
  setSecretKeys([first])
  const former = await placed()
  expect([await plain.opens(), await former.opens()]).toEqual([200, 200])
  setSecretKeys([second, first])
  expect([await plain.opens(), await former.opens()]).toEqual([200, 200])
  await rotate()
  setSecretKeys([second])
  expect([await plain.opens(), await former.opens()]).toEqual([200, 200])
  expect(await plain.stored()).toMatch(/^v1\./)
  expect(await readPushKeys()).toEqual(pushKeys)
  for (const column of secretColumns) expect(await rotateColumn(checkout.db, column)).toBe(0)
})

test('secret-text: a missing key and a changed value are errors, not wrong secrets', async () => {
  setSecretKeys([first])
  const order = await placed()
  const changed = `${(await order.stored()).slice(0, -3)}abc`
  await checkout.db.execute(sql`update orders set access_token = ${changed} where id = ${order.id}`)
  await expect(checkout.db.select().from(schema.orders).where(eq(schema.orders.id, order.id))).rejects.toThrow('was changed')
  setSecretKeys([second])
  await expect(checkout.db.select().from(schema.orders).where(eq(schema.orders.id, order.id))).rejects.toThrow('SECRET_KEYS lacks the key')
  await checkout.db.execute(sql`update orders set access_token = 'x' where id = ${order.id}`)
})

test('rotate-secrets: knows every encrypted column', () => {
  const encrypted = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .flatMap((table) => Object.values(getTableColumns(table as PgTable)))
    .filter((column) => column.constructor.name === 'PgCustomColumn' && column.getSQLType() === 'text')
  expect(secretColumns.map(({ column }) => column.name).toSorted()).toEqual(encrypted.map(({ name }) => name).toSorted())
})
