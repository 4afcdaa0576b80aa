import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, hourMs } from '../../contract/durations.ts'
import { newId } from '../../db/new-id.ts'
import { schema } from '../platform/database/client.ts'
import { anonymous } from '../platform/http/auth-guards.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../testing/checkout-fixture.ts'
import { limitNewGuests } from './accounts/accounts.ts'
import { sweepEmptyGuests } from './accounts/sessions/sessions.sql.ts'

let shop: CheckoutFixture
let hat: string
beforeAll(async () => {
  shop = await openCheckoutFixture({ RATE_LIMIT_PER_MINUTE: '600' })
  hat = await shop.put('Mũ', 500)
  await shop.db.insert(schema.discounts).values({ id: newId('dsc'), code: 'MUOI', kind: 'percent', value: 10 })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(schema.guests)
})

const guests = () => shop.db.$count(schema.guests)
const hatInCart = () => ({ productId: hat, color: 'Xanh lam', quantity: 1 })

describe('guests: a request without a cookie', () => {
  it.each<[string, string, object | string | undefined, number]>([
    ['reads the cart', 'GET carts', undefined, 200],
    ['reads the wishlist', 'GET wishlists', undefined, 200],
    ['clears the wishlist', 'GET wishlists/clear', undefined, 200],
    ['clears the cart', 'DELETE carts/clear', undefined, 200],
    ['adds a product that is not there', 'POST carts', { productId: 'prd_x', color: 'x', quantity: 1 }, 404],
    ['adds a colour that is not there', 'POST carts', { ...{ productId: '', color: 'Đen', quantity: 1 }, hat: true }, 400],
    ['adds more than there is', 'POST carts', { ...{ productId: '', color: 'Xanh lam', quantity: 99_999 }, hat: true }, 400],
    ['adds with a body that is none', 'POST carts', '{"productId":', 400],
    ['wishes for what is not sold', 'POST wishlists', { productId: 'prd_x' }, 404],
    ['tries a code', 'POST carts/discount', { code: 'SAI' }, 404],
    ['uses a code that is right, with nothing in the cart', 'POST carts/discount', { code: 'MUOI' }, 409],
    ['orders nothing', 'POST orders', { paymentMethod: 'cod' }, 400],
  ])('that %s writes no row and sets no cookie', async (_what, call, body, status) => {
    const [method = 'GET', path = ''] = call.split(' ')
    const sent = typeof body === 'object' && 'hat' in body ? { ...body, productId: hat } : body
    for (let n = 0; n < 5; n++) {
      const visitor = shop.visitor()
      const response = await visitor[method.toLowerCase() as 'post'](
        path,
        sent,
        sent ? { headers: { 'content-type': 'application/json' } } : {},
      )
      expect([response.status, visitor.cookies.size]).toEqual([status, 0])
    }
    expect([await guests(), await shop.db.$count(schema.carts)]).toEqual([0, 0])
  })

  it('that adds to the cart or the wishlist creates one guest', async () => {
    for (const [path, body] of [
      ['carts', hatInCart()],
      ['wishlists', { productId: hat }],
    ] as const) {
      const visitor = shop.visitor()
      expect((await visitor.post(path, body)).status).toBe(201)
      expect(visitor.cookies.size).toBe(1)
      expect((await visitor.post(path, body)).status).toBe(201)
    }
    expect(await guests()).toBe(2)
  })

  it('is limited per IP if it starts carts repeatedly', async () => {
    const platform = { ...shop.platform, config: { ...shop.platform.config, requestsPerMinute: 10 } }
    const admit = () => limitNewGuests(platform, { person: anonymous, ip: '192.0.2.77' })
    for (let n = 0; n < 10; n++) await admit()
    await expect(admit()).rejects.toMatchObject({ code: 'too_many_requests' })
    await expect(limitNewGuests(platform, { person: { ...anonymous, guestId: 'gst_1' }, ip: '192.0.2.77' })).resolves.toBeUndefined()
  })
})

it('guests: a guest without data is deleted after a day, others are not', async () => {
  const [withLine, wishing, emptied, young] = [shop.visitor(), shop.visitor(), shop.visitor(), shop.visitor()]
  for (const visitor of [withLine, emptied]) await visitor.post('carts', hatInCart())
  await wishing.post('wishlists', { productId: hat })
  const { visitor: ordered, id } = await shop.ordered({ [hat]: 1 })
  await emptied.delete('carts/clear')
  shop.clock.advance(25 * hourMs)
  await young.post('carts', hatInCart())
  await young.delete('carts/clear')
  const ago = (days: number) => addDays(shop.clock.now(), -days)
  await sweepEmptyGuests(shop.db, { from: ago(30), to: ago(1) })
  expect(await guests()).toBe(4)
  const read = async (visitor: typeof young) => (await visitor.get('carts')).json.data.cart.items.length
  expect([await read(withLine), await read(ordered), await read(emptied)]).toEqual([1, 0, 0])
  expect((await ordered.get(`orders/${id}`)).status).toBe(200)
  expect(emptied.cookies.size).toBe(0)
  expect((await emptied.post('carts', hatInCart())).status).toBe(201)
})
