import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../../platform/db.ts'
import { openTestShop, type TestShop, type Visitor } from '../../test-shop.ts'
import { fillShelves, type Shelves } from '../catalogue/test-shelves.ts'

let shop: TestShop
let shelves: Shelves
/** A dress with two colours and two sizes; 3Y costs more, and there are four of it in red. */
let dress: string
let hat: string
let onDemand: string
beforeAll(async () => {
  shop = await openTestShop()
  shelves = await fillShelves(shop)
  dress = await shelves.put('Đầm hoa', {
    nameEn: 'Flower dress',
    price: 385_000,
    salePrice: 350_000,
    colors: [
      { color: 'Xanh lam', colorEn: 'Blue', hex: '#335588' },
      { color: 'Đỏ', colorEn: 'Red', hex: '#aa2222' },
    ],
    sizes: [{ size: '2Y' }, { size: '3Y', price: 415_000 }],
    stock: [
      { color: 'Đỏ', size: '3Y', onHand: 4 },
      { color: 'Đỏ', size: '2Y', onHand: 0 },
      { color: 'Xanh lam', size: '2Y', onHand: 200 },
    ],
  })
  hat = await shelves.put('Mũ len', { price: 90_000, stock: [{ color: 'Xanh lam', onHand: 500 }] })
  onDemand = await shelves.put('Áo dài', { price: 500_000, madeToOrder: true, leadDays: 7, stock: [{ color: 'Xanh lam', onHand: 0 }] })
})
afterAll(() => shop.close())

const red3 = (quantity = 1) => ({ productId: dress, color: 'Đỏ', size: '3Y', quantity })
const oneHat = (quantity = 1) => ({ productId: hat, color: 'Xanh lam', quantity })
const cartOf = async (visitor: Visitor) => (await visitor.get('carts')).json.data.cart

let people = 0
async function customer(visitor = shop.visitor()) {
  const name = `gio${++people}`
  const answer = await visitor.post('users/register', { username: name, email: `${name}@x.vn`, password: 'một mật khẩu dài' })
  expect(answer.status).toBe(201)
  return { visitor, name, answer }
}
const login = (visitor: Visitor, name: string) => visitor.post('users/login', { username: name, password: 'một mật khẩu dài' })

test('somebody nobody knows has an empty cart and no cookie', async () => {
  const answer = await shop.visitor().get('carts')
  expect(answer.json.data.cart).toEqual({ items: [], subTotal: 0, revision: expect.any(String) })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a guest puts a dress in and finds it again, with the price of its size', async () => {
  const guest = shop.visitor('en')
  const { status, json } = await guest.post('carts', { ...red3(2), color: 'red', price: 1, salePrice: 1, userId: 'usr_x', cartId: 'crt_x' })
  expect(status).toBe(201)
  expect(json.message).toBe('Added to your cart.')
  expect(json.data.cart).toMatchObject({ subTotal: 830_000 })
  expect(json.data.cart.items).toEqual([
    {
      _id: expect.any(String),
      productId: dress,
      slug: 'dam-hoa',
      name: 'Flower dress',
      nameLanguage: 'en',
      price: 385_000,
      salePrice: 350_000,
      quantity: 2,
      size: { size: '3Y', price: 415_000, salePrice: 0 },
      color: { id: expect.any(String), color: 'Đỏ', label: 'Red', imageUrl: '', images: [] },
      unitPrice: 415_000,
      total: 830_000,
      available: 4,
    },
  ])
  expect(await cartOf(guest)).toEqual(json.data.cart)
  expect(guest.cookies.get('memay_guest')).toMatch(/^[\w-]{43}$/)
})

test('the same thing adds to its line, another colour or size is another line', async () => {
  const guest = shop.visitor()
  await guest.post('carts', red3(1))
  await guest.post('carts', red3(2))
  const { items, subTotal } = (await guest.post('carts', { productId: dress, color: 'Xanh lam', size: '2Y', quantity: 1 })).json.data.cart
  expect(items.map(({ quantity, unitPrice }: { quantity: number; unitPrice: number }) => [quantity, unitPrice])).toEqual([
    [3, 415_000],
    [1, 350_000],
  ])
  expect(subTotal).toBe(3 * 415_000 + 350_000)
})

test.each([
  ['no colour', { color: undefined }, 400, 'color_required', 'color', 'Please select a color'],
  ['an empty colour', { color: ' ' }, 400, 'color_required', 'color', 'Please select a color'],
  ['no size', { size: null }, 400, 'size_required', 'size', 'Please select a size'],
  ['a colour it does not come in', { color: 'Tím' }, 400, 'unknown_variant', 'color', undefined],
  ['a size it does not come in', { size: '9Y' }, 400, 'unknown_variant', 'size', undefined],
  ['more than there are', { quantity: 5 }, 409, 'not_enough_stock', 'quantity', 'At most 4'],
  ['a hundred', { quantity: 100 }, 400, 'invalid_input', 'quantity', undefined],
  ['none', { quantity: 0 }, 400, 'invalid_input', 'quantity', undefined],
  ['fewer than none', { quantity: -1 }, 400, 'invalid_input', 'quantity', undefined],
  ['half a dress', { quantity: 0.5 }, 400, 'invalid_input', 'quantity', undefined],
  ['a quantity in words', { quantity: '2' }, 400, 'invalid_input', 'quantity', undefined],
] as [string, object, number, string, string, string | undefined][])(
  'a dress with %s is refused',
  async (_what, wrong, status, code, path, message) => {
    const guest = shop.visitor('en')
    const answer = await guest.post('carts', { ...red3(), ...wrong })
    expect(answer).toMatchObject({ status, json: { code, issues: [{ path, ...(message ? { message } : {}) }] } })
    expect(answer.headers['set-cookie']).toBeUndefined()
  },
)

test('what is sold out, hidden, of another product or unknown cannot be put in', async () => {
  const guest = shop.visitor()
  expect((await guest.post('carts', { ...red3(), size: '2Y' })).json).toMatchObject({ code: 'out_of_stock' })
  const hidden = await shelves.put('Kín', { published: false })
  const answers = []
  for (const productId of [hidden, 'prd_unknown']) answers.push(await guest.post('carts', { productId, color: 'Xanh lam', quantity: 1 }))
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  expect(answers[0]?.text).toBe(answers[1]?.text)
  const colorOfDress = (await guest.post('carts', red3())).json.data.cart.items[0].color.id
  expect((await guest.post('carts', { productId: hat, color: colorOfDress, quantity: 1 })).json.code).toBe('unknown_variant')
})

test('what is sewn on demand does not run out, up to 99 a line', async () => {
  const guest = shop.visitor()
  const many = await guest.post('carts', { productId: onDemand, color: 'blue', quantity: 98 })
  expect(many.json.data.cart.items[0]).toMatchObject({ available: 99, leadDays: 7 })
  expect(await guest.post('carts', { productId: onDemand, color: 'blue', quantity: 2 })).toMatchObject({
    status: 400,
    json: { code: 'quantity_limit' },
  })
})

test('twenty clicks at once add twenty pieces to one line, and never more than there are', async () => {
  const guest = shop.visitor()
  await guest.post('carts', oneHat())
  await Promise.all(Array.from({ length: 19 }, () => guest.post('carts', oneHat())))
  expect((await cartOf(guest)).items).toMatchObject([{ quantity: 20 }])
  await guest.post('carts', red3())
  const answers = await Promise.all(Array.from({ length: 10 }, () => guest.post('carts', red3())))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  expect(answers.filter(({ json }) => json.code === 'not_enough_stock')).toHaveLength(7)
})

test('a cart holds fifty lines', async () => {
  const guest = shop.visitor()
  const colors = Array.from({ length: 52 }, (_, n) => ({ color: `Màu ${n}`, hex: '#112233' }))
  const many = await shelves.put('Nhiều màu', { colors, stock: colors.map(({ color }) => ({ color, onHand: 5 })) })
  await guest.post('carts', { productId: many, color: 'Màu 0', quantity: 1 })
  const answers = await Promise.all(colors.slice(1).map(({ color }) => guest.post('carts', { productId: many, color, quantity: 1 })))
  expect(answers.filter(({ json }) => json.code === 'cart_full')).toHaveLength(2)
  expect((await cartOf(guest)).items).toHaveLength(50)
})

test('the quantity of a line is changed as far as there is stock, and a line is taken out', async () => {
  const guest = shop.visitor()
  const [{ _id: itemId }] = (await guest.post('carts', red3(2))).json.data.cart.items
  expect((await guest.patch('carts', { itemId, quantity: 4 })).json.data.cart).toMatchObject({ subTotal: 4 * 415_000 })
  expect((await guest.patch('carts', { itemId, quantity: 5 })).json).toMatchObject({
    code: 'not_enough_stock',
    issues: [{ path: 'quantity', message: 'Tối đa 4' }],
  })
  for (const quantity of [0, -1, 1.5, '2', 1e9, 2 ** 31]) expect((await guest.patch('carts', { itemId, quantity })).status).toBe(400)
  expect((await guest.delete('carts', { itemId })).json.data.cart).toMatchObject({ items: [], subTotal: 0 })
  expect((await guest.delete('carts', { itemId })).status).toBe(404)
})

test('a cart is cleared, also when it is empty or nobody has it', async () => {
  const guest = shop.visitor()
  expect((await guest.delete('carts/clear')).json.data.cart.items).toEqual([])
  await guest.post('carts', oneHat())
  expect((await guest.delete('carts/clear')).json).toMatchObject({
    data: { cart: { items: [], subTotal: 0 } },
    message: 'Giỏ hàng đã trống.',
  })
})

test("nobody reaches into somebody else's cart", async () => {
  const { visitor: owner } = await customer()
  const { visitor: stranger } = await customer()
  await owner.post('carts', red3())
  await stranger.post('carts', oneHat())
  const before = (await owner.get('carts')).text
  const itemId = JSON.parse(before).data.cart.items[0]._id
  for (const thief of [stranger, shop.visitor()]) {
    for (const id of [itemId, 'itm_unknown']) {
      expect((await thief.patch('carts', { itemId: id, quantity: 3 })).status).toBe(404)
      expect((await thief.delete('carts', { itemId: id })).status).toBe(404)
    }
  }
  expect((await owner.get('carts')).text).toBe(before)
})

test('prices are those of today, the shopper is told, and the revision moves with them', async () => {
  const product = await shelves.put('Đổi giá', { nameEn: 'Changing', price: 100_000, stock: [{ color: 'Xanh lam', onHand: 9 }] })
  const guest = shop.visitor('en')
  const before = (await guest.post('carts', { productId: product, color: 'blue', quantity: 2 })).json.data.cart
  expect((await cartOf(guest)).revision).toBe(before.revision)
  await shop.db.update(schema.products).set({ priceVnd: 120_000 }).where(eq(schema.products.id, product))
  const after = await cartOf(guest)
  expect(after).toMatchObject({ subTotal: 240_000, items: [{ unitPrice: 120_000, priceWhenAdded: 100_000 }] })
  expect(after.notices).toEqual([`The price of “Changing” has changed from 100.000\u00a0₫ to 120.000\u00a0₫.`])
  expect(after.revision).not.toBe(before.revision)
  expect((await guest.get('carts', { headers: { 'accept-language': 'vi' } })).json.data.cart).toMatchObject({
    revision: after.revision,
    notices: [expect.stringContaining('Giá của')],
  })
})

test('what runs short, is sold out or is hidden stays in the cart, marked', async () => {
  const product = await shelves.put('Sắp hết', { price: 50_000, stock: [{ color: 'Xanh lam', onHand: 5 }] })
  const guest = shop.visitor()
  await guest.post('carts', oneHat())
  const [, { _id: itemId }] = (await guest.post('carts', { productId: product, color: 'Xanh lam', quantity: 5 })).json.data.cart.items
  const hold = (reserved: number) => shop.db.update(schema.variants).set({ reserved }).where(eq(schema.variants.productId, product))
  await hold(3)
  expect(await cartOf(guest)).toMatchObject({
    subTotal: 90_000 + 250_000,
    items: [{}, { problem: 'not_enough', available: 2 }],
    notices: ['“Sắp hết” chỉ còn 2 sản phẩm. Vui lòng giảm số lượng.'],
  })
  expect((await guest.patch('carts', { itemId, quantity: 4 })).json.data.cart.items[1]).toMatchObject({
    quantity: 4,
    problem: 'not_enough',
  })
  expect((await guest.patch('carts', { itemId, quantity: 5 })).json.code).toBe('not_enough_stock')
  await hold(5)
  expect(await cartOf(guest)).toMatchObject({ subTotal: 90_000, items: [{}, { problem: 'sold_out', available: 0, total: 0 }] })
  await shop.db.update(schema.products).set({ deletedAt: new Date() }).where(eq(schema.products.id, product))
  const gone = await cartOf(guest)
  expect(gone).toMatchObject({
    subTotal: 90_000,
    items: [{}, { problem: 'gone', name: 'Sắp hết', total: 0 }],
    notices: ['“Sắp hết” không còn bán. Vui lòng xoá khỏi giỏ hàng.'],
  })
  expect((await guest.delete('carts', { itemId })).json.data.cart).not.toHaveProperty('notices')
})

test('a sum may be larger than two thousand million', async () => {
  const guest = shop.visitor()
  const gold = await shelves.put('Áo vàng', { price: 50_000_000, madeToOrder: true, leadDays: 30 })
  expect((await guest.post('carts', { productId: gold, color: 'blue', quantity: 99 })).json.data.cart.subTotal).toBe(4_950_000_000)
})

test('a guest who registers or signs in keeps the cart, and hears so', async () => {
  const guest = shop.visitor()
  await guest.post('carts', red3(1))
  const token = guest.cookies.get('memay_guest')
  const { name, answer } = await customer(guest)
  expect(answer.json.message).toContain('Giỏ hàng trước khi đăng nhập đã được gộp')
  expect(guest.cookies.has('memay_guest')).toBe(false)
  expect((await cartOf(guest)).items).toMatchObject([{ quantity: 1 }])

  const elsewhere = shop.visitor('en')
  await elsewhere.post('carts', red3(2))
  await elsewhere.post('carts', oneHat(1))
  expect((await login(elsewhere, name)).json.message).toBe('You are signed in. What you had put into the cart before is in your cart now.')
  expect((await cartOf(elsewhere)).items).toMatchObject([{ quantity: 3 }, { quantity: 1 }])
  expect((await login(shop.visitor('en'), name)).json.message).toBe('You are signed in.')
  expect((await shop.visitor().get('carts', { headers: { cookie: `memay_guest=${token}` } })).json.data.cart.items).toEqual([])
})

test('a cart is merged once, however often the button is pressed', async () => {
  const { name } = await customer()
  const guest = shop.visitor()
  await guest.post('carts', oneHat(3))
  const answers = await Promise.all(Array.from({ length: 5 }, () => login(guest, name)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await cartOf(guest)).items).toMatchObject([{ quantity: 3 }])
  expect(await shop.db.$count(schema.guests, eq(schema.guests.tokenHash, 'x'))).toBe(0)
})

test('a merged line holds 99 at most, and the shopper is told', async () => {
  const { visitor, name } = await customer()
  await visitor.post('carts', oneHat(90))
  const guest = shop.visitor('en')
  await guest.post('carts', oneHat(20))
  expect((await login(guest, name)).json.message).toContain('A line holds at most 99 pieces.')
  expect((await cartOf(guest)).items).toMatchObject([{ quantity: 99 }])
})
