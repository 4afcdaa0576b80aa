import { and, eq } from 'drizzle-orm'
import type { ExchangeStatus } from '../../contract/orders/exchange-states.ts'
import type { NewProduct } from '../areas/catalogue/catalogue.ts'
import { type Db, schema } from '../platform/database/client.ts'
import { type CheckoutFixture, openCheckoutFixture } from './checkout-fixture.ts'
import type { Visitor } from './shop-fixture.ts'
import { signInAdmin } from './users-fixture.ts'

/** For tests: a shop with an admin, and exchanges of a dress from 2Y to 3Y in any status. */
export async function openTestExchanges() {
  const checkout = await openCheckoutFixture()
  const admin = await signInAdmin(checkout)
  let dresses = 0

  const decide = (id: string, status: string) => admin.patch(`exchanges/${id}`, { status })
  /** Received with a result for the item, else missing. */
  const receive = (id: string, item?: string) =>
    admin.put(`exchanges/${id}/return`, item ? { state: 'received', item } : { state: 'missing' })

  async function delivered(more: object = {}) {
    dresses++
    const product = await checkout.catalogue.put(`Đầm đổi ${dresses}`, {
      colors: [
        { color: 'Xanh lam', hex: '#224488' },
        { color: 'Đỏ', hex: '#aa2233' },
      ],
      sizes: [{ size: '2Y' }, { size: '3Y' }],
      stock: ['2Y', '3Y'].flatMap((size) => ['Xanh lam', 'Đỏ'].map((color) => ({ color, size, onHand: 5 }))),
      ...more,
    })
    const visitor = checkout.visitor()
    await visitor.post('carts', { productId: product, quantity: 1, color: 'Xanh lam', size: '2Y' })
    const placed = await checkout.order(visitor, { paymentMethod: 'cod', email: `doihang${dresses}@example.vn` })
    if (placed.status !== 201) throw new Error(placed.text)
    const id = placed.json._id as string
    for (const status of ['processing', 'shipped', 'delivered']) await admin.patch(`orders/${id}/status`, { status })
    return { product, visitor, id, number: placed.json.orderNumber as string }
  }

  async function pack(exchangeId: string, more: object = {}): Promise<string> {
    const { json } = await admin.get('exchanges?limit=100')
    const exchange = json.data.find(({ _id }: { _id: string }) => _id === exchangeId)
    const made = await admin.post('shipments', { orderId: exchange.order._id, exchangeId, carrier: 'GHN', ...more })
    if (made.status !== 201) throw new Error(made.text)
    return made.json.data.shipment._id
  }

  async function moveParcel(id: string, steps: readonly string[]): Promise<void> {
    for (const status of steps) {
      const moved = await admin.put(`shipments/${id}/status`, { status })
      if (moved.status !== 200) throw new Error(moved.text)
    }
  }

  async function exchangeIn(status: ExchangeStatus, more: object = {}) {
    const order = await delivered()
    const requested = await order.visitor.post(`orders/${order.id}/exchanges`, { position: 0, size: '3Y', reason: 'Chật', ...more })
    if (requested.status !== 201) throw new Error(requested.text)
    const exchangeId = requested.json.data.exchange._id as string
    if (status === 'rejected' || status === 'cancelled') await decide(exchangeId, status)
    if (status === 'approved' || status === 'done') await decide(exchangeId, 'approved')
    if (status === 'done') {
      await moveParcel(await pack(exchangeId), ['delivered'])
      await receive(exchangeId, 'stock')
    }
    return { ...order, exchangeId }
  }

  /** On hand and reserved, by size, of the ordered colour. */
  async function stockOf(product: string, color = 'Xanh lam'): Promise<Record<string, [onHand: number, reserved: number]>> {
    const rows = await checkout.db
      .select({ size: schema.variants.size, onHand: schema.variants.onHand, reserved: schema.variants.reserved })
      .from(schema.variants)
      .innerJoin(schema.productColors, eq(schema.productColors.id, schema.variants.colorId))
      .where(and(eq(schema.variants.productId, product), eq(schema.productColors.color, color)))
    return Object.fromEntries(rows.map(({ size, onHand, reserved }) => [size, [onHand, reserved]]))
  }

  const readExchange = async (order: Awaited<ReturnType<typeof delivered>>) =>
    (await order.visitor.get(`orders/${order.id}/exchanges`)).json.data[0]

  return { checkout, admin, decide, receive, delivered, pack, moveParcel, exchangeIn, stockOf, readExchange }
}

export type TestExchanges = Awaited<ReturnType<typeof openTestExchanges>>

type OrderedDress = { stock?: Record<string, number>; quantity?: number; more?: Partial<NewProduct> }

let dresses = 0

/** A guest ordered a dress in 2Y; 3Y has the same price, 8Y another. */
export async function orderDress(checkout: CheckoutFixture, { stock, quantity = 1, more }: OrderedDress = {}) {
  const name = `Đầm ${++dresses}`
  const product = await checkout.catalogue.put(name, {
    sizes: [{ size: '2Y' }, { size: '3Y' }, { size: '8Y', price: 150_000 }],
    stock: Object.entries(stock ?? { '2Y': 5, '3Y': 5, '8Y': 5 }).map(([size, onHand]) => ({ color: 'Xanh lam', size, onHand })),
    ...more,
  })
  const visitor = checkout.visitor()
  await visitor.post('carts', { productId: product, quantity, color: 'Xanh lam', size: '2Y' })
  const placed = await checkout.order(visitor, { paymentMethod: 'cod', email: `doi${dresses}@example.vn` })
  if (placed.status !== 201) throw new Error(placed.text)
  return { product, name, visitor, id: placed.json._id as string, token: placed.json.token as string }
}

/** As {@link orderDress}, and the order is delivered. */
export async function deliverDress(checkout: CheckoutFixture, admin: Visitor, ordered?: OrderedDress) {
  const order = await orderDress(checkout, ordered)
  for (const status of ['processing', 'shipped', 'delivered']) await admin.patch(`orders/${order.id}/status`, { status })
  return order
}

/** Units on hand and reserved by size. */
export async function stockBySize(db: Db, productId: string): Promise<Record<string, [onHand: number, reserved: number]>> {
  const rows = await db.select().from(schema.variants).where(eq(schema.variants.productId, productId))
  return Object.fromEntries(rows.map(({ size, onHand, reserved }) => [size, [onHand, reserved]]))
}
