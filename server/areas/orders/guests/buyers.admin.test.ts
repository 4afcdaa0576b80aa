import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { type CheckoutFixture, openCheckoutFixture, testAddress } from '../../../testing/checkout-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
})
afterAll(() => checkout.close())

const find = async (phone: string, visitor = admin) => (await visitor.get(`orders/buyer?phone=${encodeURIComponent(phone)}`)).json

test('buyer: is found by phone in any spelling, with address, open orders and counts', async () => {
  const dress = await checkout.put('Đầm hoa', 20)
  const phone = '0977123456'
  const first = await checkout.ordered({ [dress]: 1 }, { address: { ...testAddress, phone }, paymentMethod: 'cod' })
  for (const status of ['processing', 'shipped', 'delivered']) await admin.patch(`orders/${first.id}/status`, { status })
  checkout.clock.advance(60_000)
  const address = { ...testAddress, phone, fullName: 'Chị Mai', street: '99 Bà Triệu' }
  const second = await checkout.ordered({ [dress]: 2 }, { address, paymentMethod: 'cod', email: 'mai@example.vn' })
  for (const spelling of ['0977123456', '0977 123 456', '+84 977.123.456']) {
    expect((await find(spelling)).data.buyer).toMatchObject({
      ...{ phone: '+84977123456', fullName: 'Chị Mai', email: 'mai@example.vn', userId: null, orders: 2 },
      ...{ refused: 0, delivered: 1, exchanges: 0 },
      addresses: [
        { fullName: 'Chị Mai', street: '99 Bà Triệu' },
        { fullName: 'Trần Thị Mai', street: '12 Lê Lợi' },
      ],
      open: [{ _id: second.id, status: 'pending' }],
    })
  }
  expect((await find('0977123457')).data.buyer).toBeNull()
  expect((await find('12')).code).toBe('invalid_input')
})

test('buyer: staff see no sums, customers nothing', async () => {
  const hat = await checkout.put('Mũ', 5)
  await checkout.ordered({ [hat]: 1 }, { address: { ...testAddress, phone: '0977123999' }, paymentMethod: 'cod' })
  expect((await find('0977123999')).data.buyer.spent).toEqual(expect.any(Number))
  const { visitor: staff, userId } = await signUp(checkout)
  await checkout.db.update(schema.users).set({ role: 'staff' }).where(eq(schema.users.id, userId))
  expect((await find('0977123999', staff)).data.buyer.spent).toBeNull()
  const { visitor: customer } = await signUp(checkout)
  expect([(await find('0977123999', customer)).code, (await find('0977123999', checkout.visitor())).code]).toEqual([
    'forbidden',
    'sign_in_required',
  ])
})

test('buyer: notes and tags are stored by phone, for staff alone', async () => {
  const dress = await checkout.put('Đầm len', 5)
  const phone = '0977123777'
  const { id } = await checkout.ordered({ [dress]: 1 }, { address: { ...testAddress, phone }, paymentMethod: 'cod' })
  expect((await find(phone)).data.buyer).toMatchObject({ notes: '', tags: [] })
  const body = { phone: '+84 977 123 777', notes: ' Bé Bống 2 tuổi, thích màu nghệ ', tags: ['khách quen', 'khách quen ', 'sinh tháng 5'] }
  const response = await admin.put('orders/buyer/notes', body)
  expect(response.json).toMatchObject({ data: { notes: 'Bé Bống 2 tuổi, thích màu nghệ', tags: ['khách quen', 'sinh tháng 5'] } })
  expect((await find(phone)).data.buyer).toMatchObject({ notes: 'Bé Bống 2 tuổi, thích màu nghệ', tags: ['khách quen', 'sinh tháng 5'] })
  const [entry] = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.what, 'order.buyer-notes'))
  expect(entry).toMatchObject({ subject: id, details: null })
  expect((await admin.put('orders/buyer/notes', { ...body, phone: '0977000111' })).status).toBe(404)
  expect((await admin.put('orders/buyer/notes', { ...body, tags: Array(11).fill('x') })).status).toBe(400)
  expect((await checkout.visitor().put('orders/buyer/notes', body)).status).toBe(401)
})
