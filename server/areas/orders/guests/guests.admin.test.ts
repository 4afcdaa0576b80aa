import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Guest } from '../../../../contract/admin/guests.ts'
import { schema } from '../../../platform/database/client.ts'
import { type CheckoutFixture, openCheckoutFixture, testAddress } from '../../../testing/checkout-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm của khách lẻ', 9_999)
})
afterAll(() => checkout.close())

const { orders } = schema
const cash = (fullName: string, phone: string, more: object = {}) =>
  checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod', address: { ...testAddress, fullName, phone }, ...more })
const change = (id: string, to: Partial<typeof orders.$inferInsert>) => checkout.db.update(orders).set(to).where(eq(orders.id, id))
const list = async (query = '') =>
  (await admin.get(`users/guests?${query}`)).json.data as { guests: Guest[]; total: number; totalPage: number; currentPage: number }
const namesBy = async (query: string) => (await list(`limit=100&query=${encodeURIComponent(query)}`)).guests.map(({ fullName }) => fullName)

test('guests: are listed for admins only', async () => {
  const { visitor: customer } = await signUp(checkout)
  const { visitor: staff, userId } = await signUp(checkout)
  await checkout.db.update(schema.users).set({ role: 'staff' }).where(eq(schema.users.id, userId))
  const visitors = [checkout.visitor(), customer, staff]
  expect(await Promise.all(visitors.map(async (visitor) => (await visitor.get('users/guests?limit=nonsense')).status))).toEqual([
    401, 403, 403,
  ])
  expect((await admin.patch('users/guests', { role: 'admin' })).status).toBe(404)
  expect((await checkout.visitor().get('openapi.json')).json.paths['/api/users/guests'].get.tags).toEqual(['users'])
})

test('guests: all orders of one phone are one guest, with the latest name and e-mail', async () => {
  const first = await cash('Lê Thị Sen', '0987 000 111', { email: 'sen.cu@example.vn' })
  const second = await cash('Sen', '+84987000111', { email: 'Sen.Moi@example.vn' })
  const third = await cash('Lê Thị Hoa Sen', '0987.000.111')
  await change(first.id, { createdAt: new Date('2026-01-02T03:04:05Z'), paymentStatus: 'paid' })
  await change(second.id, { createdAt: new Date('2026-02-02T03:04:05Z'), paymentStatus: 'paid', status: 'cancelled' })
  const lastOrderAt = (await checkout.db.select().from(orders).where(eq(orders.id, third.id)))[0]?.createdAt.toISOString()
  const sen = {
    phone: '+84987000111',
    fullName: 'Lê Thị Hoa Sen',
    email: 'sen.moi@example.vn',
    orders: 3,
    spent: first.amount,
    since: '2026-01-02T03:04:05.000Z',
    lastOrderAt,
    tags: [],
  }
  expect(await list('query=0987000111')).toEqual({ guests: [sen], tags: [], total: 1, totalPage: 1, currentPage: 1 })
  // A former name finds the whole guest with all orders.
  expect((await list('query=sen.cu')).guests).toEqual([sen])
})

describe('guest search', () => {
  beforeAll(async () => {
    await cash('Nguyễn Thị Đào', '0987 654 321', { email: 'Dao.Nguyen@Example.vn' })
  })

  test.each([
    'dao nguyen',
    'Đào',
    'Đào'.normalize('NFD'),
    'NGUYỄN THỊ ĐÀO',
    '0987654321',
    '0987 654 321',
    '+84987654321',
    '654321',
    'dao.nguyen@example.vn',
  ])('finds by "%s"', async (typed) => expect(await namesBy(typed)).toEqual(['Nguyễn Thị Đào']))

  test.each(['%', '_', '\\', "' or 1=1--", 'không có ai'])('finds nothing by "%s"', async (typed) => {
    expect(await namesBy(typed)).toEqual([])
  })
})

test('guests: accounts and erased orders are not listed', async () => {
  const { visitor } = await signUp(checkout)
  await visitor.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
  await checkout.order(visitor, { paymentMethod: 'cod', address: { ...testAddress, fullName: 'Có Tài Khoản', phone: '0905000222' } })
  expect(await namesBy('có tài khoản')).toEqual([])

  const { visitor: leaving, email } = await signUp(checkout)
  await leaving.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
  const left = await checkout.order(leaving, {
    paymentMethod: 'cod',
    address: { ...testAddress, fullName: 'Đã Ra Đi', phone: '0905000333' },
  })
  await admin.patch(`orders/${left.json._id}/status`, { status: 'cancelled' })
  expect((await leaving.delete('users/me', { confirm: email, password: 'mot mat khau dai' })).status).toBe(200)
  for (const typed of ['đã ra đi', '0905000333', 'Đã xoá theo yêu cầu', left.json.orderNumber]) expect(await namesBy(typed)).toEqual([])
  expect((await list('limit=100')).guests.filter(({ phone }) => phone === '')).toEqual([])
})

test('guests: one who creates an account becomes a customer', async () => {
  const email = 'nay.co.tai.khoan@example.vn'
  const { visitor } = await cash('Nay Có Tài Khoản', '0905000444', { email })
  expect(await namesBy('0905000444')).toEqual(['Nay Có Tài Khoản'])
  await visitor.post('users/register', { username: 'nayco', email, password: 'mot mat khau dai' })
  expect(await namesBy('0905000444')).toEqual([])
})

test('guests: are listed in pages of 50, the newest first', async () => {
  const { id } = await cash('Trang Không', '0909000000')
  const [pattern] = await checkout.db.select().from(orders).where(eq(orders.id, id))
  if (!pattern) throw new Error('the order is not there')
  const { searchFolded, ...row } = pattern
  const copies = Array.from({ length: 60 }, (_, index) => ({
    ...row,
    id: `ord_trang${index}`,
    orderNumber: `MM000000-T${index}`,
    phone: `+84909${String(100_000 + index)}`,
    createdAt: new Date(Date.UTC(2030, 0, 1, 0, index)),
  }))
  await checkout.db.insert(orders).values(copies)
  const phones = async (query: string) => (await list(query)).guests.map(({ phone }) => phone)
  const newestFirst = copies.map(({ phone }) => phone).reverse()
  const { guests, total, totalPage } = await list()
  expect(guests.map(({ phone }) => phone)).toEqual(newestFirst.slice(0, 50))
  expect(totalPage).toBe(Math.ceil(total / 50))
  expect((await phones('page=2')).slice(0, 10)).toEqual(newestFirst.slice(50))
  expect(await phones('limit=2&page=3&query=Trang')).toEqual(newestFirst.slice(4, 6))
  expect((await list('limit=2&query=Trang')).total).toBe(61)
  expect(await list('page=9999')).toMatchObject({ guests: [], total, currentPage: 9_999 })
  // A new order does not move a guest in the list.
  await checkout.db.insert(orders).values({ ...row, id: 'ord_lai', orderNumber: 'MM000000-LAI', createdAt: new Date(Date.UTC(2031, 0, 1)) })
  expect((await phones('')).slice(0, 50)).toEqual(newestFirst.slice(0, 50))
  for (const query of ['page=0', 'limit=101', `query=${'x'.repeat(121)}`])
    expect((await admin.get(`users/guests?${query}`)).status).toBe(400)
})

test('guests: a file of chosen guests has them alone, and the log how many', async () => {
  for (const [name, phone] of [
    ['Cô Chọn', '0906111001'],
    ['Cô Không', '0906111002'],
  ] as const)
    await cash(name, phone)
  const { text } = await admin.get(`users/guests/export.csv?lang=vi&phone=${encodeURIComponent('+84906111001')}`)
  expect(text).toContain('Cô Chọn')
  expect(text).not.toContain('Cô Không')
  const [entry] = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, 'guests'))
  expect(JSON.stringify(entry)).toContain('"chosen":1')
  expect(JSON.stringify(entry)).not.toContain('906111001')
})
