import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Cart, CartItem } from '../../../contract/cart.ts'
import { findInvariantErrors } from '../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import { putRabbit } from '../../testing/personalization-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin, signUp, testPassword } from '../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
})
afterAll(async () => {
  expect(await findInvariantErrors(checkout.db)).toEqual([])
  await checkout.close()
})

const cartOf = async (visitor: Visitor): Promise<Cart> => (await visitor.get('carts')).json.data.cart
const shown = ({ items }: Cart) =>
  items.map(({ quantity, unitPrice, personalization = [] }) => [personalization.map(({ text }) => text).join(' '), quantity, unitPrice])

describe('cart', () => {
  test('two names are two lines, the same name is one; its price is part of the unit price', async () => {
    const { line, wish, birthday } = await putRabbit(checkout)
    const guest = checkout.visitor('en')
    await guest.post('carts', line(wish('An')))
    await guest.post('carts', line(wish('Bình', [{ fieldId: birthday, value: '2/9/2026' }])))
    const third = await guest.post('carts', line(wish('  an '.replace('an', 'An'))))
    expect(third.status).toBe(201)
    const cart = await cartOf(guest)
    expect(shown(cart)).toEqual([
      ['An Indigo', 2, 120_000],
      ['Bình 2/9/2026 Indigo', 1, 125_000],
    ])
    expect(cart.subTotal).toBe(365_000)
    expect(cart.items[0]?.personalization?.map(({ label, price }) => [label, price])).toEqual([
      ['Name', 20_000],
      ['Thread', 0],
    ])
    expect(cart.items.map(({ priceWhenAdded }) => priceWhenAdded)).toEqual([undefined, undefined])
  })

  test('refuses what is missing or wrong in the language of the caller, and changes nothing', async () => {
    const { line, wish, name, thread } = await putRabbit(checkout)
    const guest = checkout.visitor('en')
    const missing = await guest.post('carts', line(undefined))
    expect(missing.json).toMatchObject({ code: 'personalization_required', message: expect.stringContaining('made for one child') })
    expect(missing.json.issues).toEqual([
      { path: `personalization.${name}`, message: 'This field is required' },
      { path: `personalization.${thread}`, message: 'This field is required' },
    ])
    const wrong = await checkout.visitor('vi').post('carts', line(wish('Tên dài hơn mười hai')))
    expect([wrong.status, wrong.json.code]).toEqual([400, 'personalization_invalid'])
    expect(wrong.json.issues).toEqual([{ path: `personalization.${name}`, message: 'Dài nhất 12 ký tự' }])
    const unknown = await guest.post('carts', line([...wish('An'), { fieldId: 'fld_x', value: 'x' }]))
    expect(unknown.status).toBe(400)
    expect((await cartOf(guest)).items).toEqual([])
    const hat = await checkout.put('Mũ không tên', 5)
    const plain = { productId: hat, color: 'Xanh lam', quantity: 1 }
    expect((await guest.post('carts', { ...plain, personalization: [{ fieldId: name, value: 'An' }] })).status).toBe(400)
    expect((await guest.post('carts', { ...plain, personalization: [] })).status).toBe(201)
  })

  test('changes what a line has, and joins lines that become equal', async () => {
    const { line, wish, thread, red, name } = await putRabbit(checkout)
    const guest = checkout.visitor()
    await guest.post('carts', line(wish('An')))
    const [, second] = (await guest.post('carts', line(wish('Bình')))).json.data.cart.items as CartItem[]
    const change = { itemId: second?._id, quantity: 2 }
    const other = [
      { fieldId: name, value: 'Chi' },
      { fieldId: thread, value: red },
    ]
    const changed = await guest.patch('carts', { ...change, personalization: other })
    expect(shown(changed.json.data.cart)).toEqual([
      ['An Chàm', 1, 120_000],
      ['Chi Đỏ gạch', 2, 120_000],
    ])
    const before = await cartOf(guest)
    expect((await guest.patch('carts', { ...change, personalization: [] })).json.code).toBe('personalization_required')
    expect(await cartOf(guest)).toEqual(before)
    expect(shown((await guest.patch('carts', change)).json.data.cart)).toContainEqual(['Chi Đỏ gạch', 2, 120_000])
    expect(shown((await guest.patch('carts', { ...change, personalization: wish('An') })).json.data.cart)).toEqual([
      ['An Chàm', 3, 120_000],
    ])
  })

  test('two names of one variant share its stock', async () => {
    const { line, wish } = await putRabbit(checkout, 2)
    const guest = checkout.visitor()
    await guest.post('carts', line(wish('An')))
    expect((await guest.post('carts', line(wish('Bình'), 2))).json.issues).toEqual([{ path: 'quantity', message: 'Tối đa 1' }])
    const { items } = (await guest.post('carts', line(wish('Bình')))).json.data.cart
    expect(items.map(({ available }: CartItem) => available)).toEqual([1, 1])
    expect((await guest.patch('carts', { itemId: items[0]._id, quantity: 2 })).json.code).toBe('not_enough_stock')
    expect((await guest.post('carts', line(wish('Chi')))).json.code).toBe('out_of_stock')
  })

  test('keeps different names apart where a guest signs in', async () => {
    const { line, wish } = await putRabbit(checkout)
    const { visitor, email } = await signUp(checkout)
    await visitor.post('carts', line(wish('An')))
    const phone = checkout.visitor()
    await phone.post('carts', line(wish('An'), 2))
    await phone.post('carts', line(wish('Bình')))
    expect((await phone.post('users/login', { email, password: testPassword })).status).toBe(200)
    expect(shown(await cartOf(phone))).toEqual([
      ['An Chàm', 3, 120_000],
      ['Bình Chàm', 1, 120_000],
    ])
  })

  test('marks a line that the owner made invalid, and orders nothing with it', async () => {
    const { id, line, wish, fields } = await putRabbit(checkout)
    const guest = checkout.visitor('en')
    await guest.post('carts', line(wish('Bình Minh')))
    const { product } = (await admin.get(`products/${id}`)).json
    const stored = product.written.personalization
    await admin.patch(`products/${id}`, {
      personalization: stored.map((field: object, at: number) => (at === 0 ? { ...field, maxLength: 5 } : field)),
    })
    const cart = await cartOf(guest)
    expect(cart).toMatchObject({ subTotal: 0, items: [{ problem: 'personalization', total: 0 }] })
    expect(cart.notices).toEqual([expect.stringContaining('choose again')])
    const refused = await checkout.order(guest)
    expect([refused.status, refused.json.code]).toEqual([409, 'cart_changed'])
    expect(refused.json.issues[0]).toMatchObject({ path: `items.${cart.items[0]?._id}` })
    await admin.patch(`products/${id}`, { personalization: stored })
    expect((await cartOf(guest)).items[0]).not.toHaveProperty('problem')
    await admin.patch(`products/${id}`, { personalization: stored.map((field: object) => ({ ...field, price: 50_000 })) })
    expect((await cartOf(guest)).items[0]).toMatchObject({ unitPrice: 200_000, priceWhenAdded: 120_000 })
    expect(fields).toHaveLength(3)
  })

  test('an order is refused where the name was changed after the cart was read', async () => {
    const { line, wish } = await putRabbit(checkout)
    const guest = checkout.visitor()
    const { cart } = (await guest.post('carts', line(wish('An')))).json.data
    await guest.patch('carts', { itemId: cart.items[0]._id, quantity: 1, personalization: wish('Bình') })
    expect((await checkout.order(guest, { cartRevision: cart.revision })).json.code).toBe('cart_changed')
  })
})
