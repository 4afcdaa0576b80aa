import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs, hourMs } from '../../../contract/durations.ts'
import { schema } from '../../platform/database/client.ts'
import { seedCatalogue } from '../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop, type Visitor } from '../../testing/shop-fixture.ts'

let shop: TestShop
let dress: string
let hat: string
beforeAll(async () => {
  shop = await openTestShop()
  const catalogue = await seedCatalogue(shop)
  dress = await catalogue.put('Đầm hoa', { sizes: [{ size: '3Y' }], stock: [{ color: 'Xanh lam', size: '3Y', onHand: 4 }] })
  hat = await catalogue.put('Mũ len', { stock: [{ color: 'Xanh lam', onHand: 500 }] })
})
afterAll(() => shop.close())

const dresses = (quantity = 1) => ({ productId: dress, color: 'blue', size: '3Y', quantity })
const hats = (quantity = 1) => ({ productId: hat, color: 'blue', quantity })
const cartOf = async (visitor: Visitor) => (await visitor.get('carts')).json.data.cart

let people = 0
async function customer(visitor = shop.visitor()) {
  const name = `gio${++people}`
  const response = await visitor.post('users/register', { username: name, email: `${name}@x.vn`, password: 'một mật khẩu dài' })
  expect(response.status).toBe(201)
  return { visitor, name, answer: response }
}
const login = (visitor: Visitor, name: string) => visitor.post('users/login', { username: name, password: 'một mật khẩu dài' })

test("merge: keeps a guest's cart at registration and at sign-in, and says so", async () => {
  const guest = shop.visitor()
  await guest.post('carts', dresses(1))
  const token = guest.cookies.get('memay_guest')
  const { name, answer: response } = await customer(guest)
  expect(response.json.message).toContain('Giỏ hàng trước khi đăng nhập đã được gộp')
  expect(guest.cookies.has('memay_guest')).toBe(false)
  expect((await cartOf(guest)).items).toMatchObject([{ quantity: 1 }])

  const elsewhere = shop.visitor('en')
  await elsewhere.post('carts', dresses(2))
  await elsewhere.post('carts', hats(1))
  expect((await login(elsewhere, name)).json.message).toBe('You are logged in. What you had put into the cart before is in your cart now.')
  expect((await cartOf(elsewhere)).items).toMatchObject([{ quantity: 3 }, { quantity: 1 }])
  expect((await login(shop.visitor('en'), name)).json.message).toBe('You are logged in.')
  expect((await shop.visitor().get('carts', { headers: { cookie: `memay_guest=${token}` } })).json.data.cart.items).toEqual([])
})

test('merge: runs once, however often the button is pressed', async () => {
  const { name } = await customer()
  const guest = shop.visitor()
  await guest.post('carts', hats(3))
  const answers = await Promise.all(Array.from({ length: 5 }, () => login(guest, name)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await cartOf(guest)).items).toMatchObject([{ quantity: 3 }])
})

test('merge: dates a cart created at sign-in by the shop’s clock', async () => {
  const { visitor, name } = await customer()
  const { id: userId } = (await shop.db.select().from(schema.users).where(eq(schema.users.username, name)))[0] ?? { id: '' }
  await visitor.post('users/logout')
  shop.clock.advance(5 * dayMs)
  const guest = shop.visitor()
  await guest.post('carts', hats(1))
  await login(guest, name)
  const [cart] = await shop.db.select().from(schema.carts).where(eq(schema.carts.userId, userId))
  expect(Math.abs((cart?.createdAt.getTime() ?? 0) - shop.clock.now().getTime())).toBeLessThan(hourMs)
})

test('merge: caps a line at 99 and says so', async () => {
  const { visitor, name } = await customer()
  await visitor.post('carts', hats(90))
  const guest = shop.visitor('en')
  await guest.post('carts', hats(20))
  expect((await login(guest, name)).json.message).toContain('A line holds at most 99 pieces.')
  expect((await cartOf(guest)).items).toMatchObject([{ quantity: 99 }])
})
