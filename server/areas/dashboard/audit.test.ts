import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditEntry } from '../../../contract/admin/audit.ts'
import { vietnamDay } from '../../../contract/vietnam-time.ts'
import { audit } from '../../platform/audit.ts'
import { schema } from '../../platform/database/client.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../testing/users-fixture.ts'
import { shortenEntriesBefore } from './shorten-audit.sql.ts'

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm', 50)
})
afterAll(() => checkout.close())

const read = async (query = ''): Promise<{ entries: AuditEntry[]; total: number; totalPage: number }> =>
  (await admin.get(`audit${query}`)).json.data

test('audit: only an admin reads the audit log', async () => {
  const { visitor } = await signUp(checkout)
  expect([(await checkout.visitor().get('audit')).status, (await visitor.get('audit')).status]).toEqual([401, 403])
  expect((await admin.get('audit?from=2026-13-01')).status).toBe(400)
  expect((await admin.get("audit?what=x' or 1=1")).status).toBe(400)
})

test('audit: an entry has names for user and subject', async () => {
  const order = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
  await admin.patch(`orders/${order.id}/status`, { status: 'processing' })
  const { entries } = await read()
  expect(entries[0]).toMatchObject({
    who: { id: admin.userId, name: expect.any(String) },
    what: 'order.status',
    subject: { id: order.id, name: order.placed.orderNumber },
    details: { from: 'pending', to: 'processing' },
  })
})

test("audit: a product's name is in the reader's language", async () => {
  await checkout.db.update(schema.products).set({ nameEn: 'Dress' }).where(eq(schema.products.id, dress))
  await audit(checkout.db, { who: admin.userId, what: 'product.change', subject: dress })
  const { json } = await admin.get('audit?what=product.change', { headers: { 'accept-language': 'en' } })
  expect(json.data.entries[0].subject).toEqual({ id: dress, name: 'Dress' })
})

test('audit: filters by user, area, subject and day, and is paged', async () => {
  const order = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
  await admin.patch(`orders/${order.id}/status`, { status: 'processing' })
  await admin.patch(`orders/${order.id}/notes`, { notes: 'gọi trước khi giao' })
  const other = await signUp(checkout)
  await admin.patch(`users/${other.userId}`, { role: 'staff' })
  await audit(checkout.db, { who: 'gateway', what: 'alert.paid-late', subject: order.id, details: {} })
  expect((await read(`?subject=${order.placed.orderNumber.toLowerCase()}`)).entries.map(({ what }) => what)).toEqual([
    'alert.paid-late',
    'order.notes',
    'order.status',
  ])
  expect((await read(`?subject=${other.email}`)).entries).toMatchObject([{ what: 'user.role', details: { from: 'customer', to: 'staff' } }])
  expect((await read('?who=gateway')).entries).toMatchObject([{ what: 'alert.paid-late', who: { id: 'gateway', name: null } }])
  expect((await read('?what=alert')).total).toBe(1)
  expect((await read('?what=order.notes')).total).toBe(1)
  expect((await read('?what=ord')).total).toBe(0)
  const day = vietnamDay(new Date())
  const { total } = await read()
  expect((await read(`?from=${day}&to=${day}`)).total).toBe(total)
  expect((await read('?to=2020-01-01')).entries).toEqual([])
  const second = await read('?limit=1&page=2')
  expect(second).toMatchObject({ total, totalPage: total })
  expect(second.entries[0]?.id).toBe((await read()).entries[1]?.id)
})

test('audit: contains no secrets', async () => {
  await admin.post('users/two-factor/setup', { password: 'mot mat khau dai' })
  await admin.post('staff/invitations', { email: 'moi@x.vn', role: 'staff' })
  expect(JSON.stringify(await read('?limit=100'))).not.toMatch(/[\w-]{43}|secret|password/)
})

test('audit: buyers leave the log after a year, what was done stays', async () => {
  const kept = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
  const gone = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
  const { shippingAddress } = kept.placed as unknown as { shippingAddress: object }
  await admin.patch(`orders/${kept.id}/notes`, { notes: 'Chị Nga bế em bé ra nhận' })
  await admin.patch(`orders/${kept.id}/address`, { address: { ...shippingAddress, street: '77 Nguyễn Sinh Cung' } })
  await admin.get('users/export.csv?query=nga%40buyer.vn')
  await admin.patch(`orders/${gone.id}/status`, { status: 'cancelled' })
  expect((await admin.delete(`orders/${gone.id}`)).status).toBe(200)
  const ofBoth = async () => [...(await read(`?subject=${kept.id}`)).entries, ...(await read(`?subject=${gone.id}`)).entries]
  const before = await ofBoth()
  expect(before.map(({ what }) => what)).toEqual(['order.address', 'order.notes', 'order.delete', 'order.status'])
  expect(JSON.stringify(before)).toMatch(/Chị Nga.*shippingAddress/)

  await shortenEntriesBefore(checkout.db, new Date(Date.now() - 60_000))
  expect(await ofBoth()).toEqual(before)

  await shortenEntriesBefore(checkout.db, new Date(Date.now() + 60_000))
  const after = await ofBoth()
  expect(after.map(({ who, what, at }) => [who, what, at])).toEqual(before.map(({ who, what, at }) => [who, what, at]))
  expect(after.map(({ details }) => details)).toEqual([
    null,
    null,
    {
      orderNumber: gone.placed.orderNumber,
      status: 'cancelled',
      paymentStatus: 'unpaid',
      paymentMethod: 'cod',
      finalAmount: 130_000,
    },
    { from: 'pending', to: 'cancelled' },
  ])
  expect((await read('?limit=100')).entries.filter(({ what }) => what === 'customer.export')).toMatchObject([{ details: null }])
})
