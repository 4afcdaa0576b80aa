import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SeededCatalogue, seedCatalogue } from '../../testing/catalogue-fixture.ts'
import { openTestShop, type TestShop, type Visitor } from '../../testing/shop-fixture.ts'

let shop: TestShop
let catalogue: SeededCatalogue
/** A dress with two colours and two sizes; 3Y costs more, and four red ones are in stock. */
let dress: string
let hat: string
let onDemand: string
beforeAll(async () => {
  shop = await openTestShop()
  catalogue = await seedCatalogue(shop)
  dress = await catalogue.put('Đầm hoa', {
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
  hat = await catalogue.put('Mũ len', { price: 90_000, stock: [{ color: 'Xanh lam', onHand: 500 }] })
  onDemand = await catalogue.put('Áo dài', { price: 500_000, madeToOrder: true, leadDays: 7, stock: [{ color: 'Xanh lam', onHand: 0 }] })
})
afterAll(() => shop.close())

const red3 = (quantity = 1) => ({ productId: dress, color: 'Đỏ', size: '3Y', quantity })
const oneHat = (quantity = 1) => ({ productId: hat, color: 'Xanh lam', quantity })
const cartOf = async (visitor: Visitor) => (await visitor.get('carts')).json.data.cart

let people = 0
async function customer() {
  const visitor = shop.visitor()
  const name = `gio${++people}`
  const response = await visitor.post('users/register', { username: name, email: `${name}@x.vn`, password: 'một mật khẩu dài' })
  expect(response.status).toBe(201)
  return visitor
}
test('cart: is empty and sets no cookie for an unknown visitor', async () => {
  const response = await shop.visitor().get('carts')
  expect(response.json.data.cart).toEqual({ items: [], subTotal: 0, revision: expect.any(String) })
  expect(response.headers['set-cookie']).toBeUndefined()
  expect(response.headers['cache-control']).toBe('no-store')
})

test('cart: keeps the dress a guest added, at the price of its size', async () => {
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

test('cart: adds to the line of the same variant, and makes another line for another colour or size', async () => {
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
  ['nothing for a colour', { color: null }, 400, 'color_required', 'color', 'Please select a color'],
  ['no size', { size: null }, 400, 'size_required', 'size', 'Please select a size'],
  ['a blank size', { size: ' ' }, 400, 'size_required', 'size', 'Please select a size'],
  ['a colour it does not come in', { color: 'Tím' }, 400, 'unknown_variant', 'color', undefined],
  ['a size it does not come in', { size: '9Y' }, 400, 'unknown_variant', 'size', undefined],
  ['more than there are', { quantity: 5 }, 409, 'not_enough_stock', 'quantity', 'At most 4'],
  ['a hundred', { quantity: 100 }, 400, 'invalid_input', 'quantity', undefined],
  ['none', { quantity: 0 }, 400, 'invalid_input', 'quantity', undefined],
  ['fewer than none', { quantity: -1 }, 400, 'invalid_input', 'quantity', undefined],
  ['half a dress', { quantity: 0.5 }, 400, 'invalid_input', 'quantity', undefined],
  ['a quantity in words', { quantity: '2' }, 400, 'invalid_input', 'quantity', undefined],
] as [string, object, number, string, string, string | undefined][])(
  'cart: refuses a dress with %s',
  async (_what, wrong, status, code, path, message) => {
    const guest = shop.visitor('en')
    const response = await guest.post('carts', { ...red3(), ...wrong })
    expect(response).toMatchObject({ status, json: { code, issues: [{ path, ...(message ? { message } : {}) }] } })
    expect(response.headers['set-cookie']).toBeUndefined()
  },
)

test('cart: adds once for one key, however often the request is sent', async () => {
  const guest = shop.visitor()
  const put = (key?: string) => guest.post('carts', red3(1), key ? { headers: { 'idempotency-key': key } } : {})
  for (const key of ['press-1', 'press-1', 'press-2', undefined, undefined]) expect((await put(key)).status).toBe(201)
  expect((await cartOf(guest)).items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([4])
})

test('cart: refuses a product that is sold out, hidden or unknown, and a variant of another product', async () => {
  const guest = shop.visitor()
  expect((await guest.post('carts', { ...red3(), size: '2Y' })).json).toMatchObject({ code: 'out_of_stock' })
  const hidden = await catalogue.put('Kín', { published: false })
  const answers = []
  for (const productId of [hidden, 'prd_unknown']) answers.push(await guest.post('carts', { productId, color: 'Xanh lam', quantity: 1 }))
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  expect(answers[0]?.text).toBe(answers[1]?.text)
  const colorOfDress = (await guest.post('carts', red3())).json.data.cart.items[0].color.id
  expect((await guest.post('carts', { ...oneHat(), size: '3Y' })).json).toMatchObject({
    code: 'unknown_variant',
    issues: [{ path: 'size' }],
  })
  expect((await guest.post('carts', { ...oneHat(), size: null })).status).toBe(201)
  expect((await guest.post('carts', { productId: hat, color: colorOfDress, quantity: 1 })).json.code).toBe('unknown_variant')
})

test('cart: takes up to 99 a line of a product sewn on demand', async () => {
  const guest = shop.visitor()
  const many = await guest.post('carts', { productId: onDemand, color: 'blue', quantity: 98 })
  expect(many.json.data.cart.items[0]).toMatchObject({ available: 99, leadDays: 7 })
  expect(await guest.post('carts', { productId: onDemand, color: 'blue', quantity: 2 })).toMatchObject({
    status: 400,
    json: { code: 'quantity_limit' },
  })
})

test('cart: adds 20 units to one line for 20 concurrent clicks, and never more than the stock', async () => {
  const guest = shop.visitor()
  await guest.post('carts', oneHat())
  await Promise.all(Array.from({ length: 19 }, () => guest.post('carts', oneHat())))
  expect((await cartOf(guest)).items).toMatchObject([{ quantity: 20 }])
  await guest.post('carts', red3())
  const answers = await Promise.all(Array.from({ length: 10 }, () => guest.post('carts', red3())))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  expect(answers.filter(({ json }) => json.code === 'not_enough_stock')).toHaveLength(7)
})

test('cart: holds 50 lines', async () => {
  const guest = shop.visitor()
  const colors = Array.from({ length: 52 }, (_, n) => ({ color: `Màu ${n}`, hex: '#112233' }))
  const many = await catalogue.put('Nhiều màu', { colors, stock: colors.map(({ color }) => ({ color, onHand: 5 })) })
  await guest.post('carts', { productId: many, color: 'Màu 0', quantity: 1 })
  const answers = await Promise.all(colors.slice(1).map(({ color }) => guest.post('carts', { productId: many, color, quantity: 1 })))
  expect(answers.filter(({ json }) => json.code === 'cart_full')).toHaveLength(2)
  expect((await cartOf(guest)).items).toHaveLength(50)
})

test('cart: changes a quantity up to the stock, and removes a line', async () => {
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

test('cart: can be cleared when it is empty or does not exist', async () => {
  const guest = shop.visitor()
  expect((await guest.delete('carts/clear')).json.data.cart.items).toEqual([])
  await guest.post('carts', oneHat())
  expect((await guest.delete('carts/clear')).json).toMatchObject({
    data: { cart: { items: [], subTotal: 0 } },
    message: 'Giỏ hàng đã trống.',
  })
})

test("cart: refuses access to another visitor's cart", async () => {
  const owner = await customer()
  const stranger = await customer()
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
