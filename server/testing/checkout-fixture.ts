import type { z } from 'zod'
import type { NewOrder } from '../../contract/checkout.ts'
import type { Order } from '../../contract/orders/orders.ts'
import type { NewProduct } from '../areas/catalogue/catalogue.ts'
import { createLocation } from '../areas/content/content.ts'
import { transact } from '../platform/database/transaction.ts'
import type { ShopParts } from '../shop-parts.ts'
import { seedCatalogue } from './catalogue-fixture.ts'
import { openTestMomo } from './momo-fixture.ts'
import { openTestShop, type Visitor } from './shop-fixture.ts'

export const testAddress = {
  fullName: 'Trần Thị Mai',
  phone: '0912345678',
  province: 'Thành phố Huế',
  ward: 'Phường Thuận Hóa',
  street: '12 Lê Lợi',
}

let phones = 0

/** An unused mobile number: limits count by it. */
export function nextPhone(): string {
  phones += 1
  return `09${10_000_000 + phones}`
}

type TestOrder = Partial<z.input<typeof NewOrder>> & { paymentMethod?: 'momo' | 'cod' | 'bank' }

/** For tests: a shop that delivers to Huế for 30.000 ₫ (free from 500.000 ₫), with a fake MoMo. */
export async function openCheckoutFixture(
  environment: Record<string, string> = {},
  { timeoutMs = 2_000 } = {},
  parts: Pick<ShopParts, 'streamTiming' | 'pushOrigin'> = {},
) {
  const ahead = { now: () => new Date() }
  const momo = openTestMomo(ahead)
  const shop = await openTestShop({ ...momo.environment, ...environment }, { gateway: { fetch: momo.fetch, timeoutMs }, ...parts })
  ahead.now = shop.clock.now
  const catalogue = await seedCatalogue(shop)
  await transact(shop.db, (tx) =>
    createLocation(shop.platform, tx, { location: 'Huế', provinceCodes: ['46'], shippingFee: 30_000, freeFrom: 500_000, days: [1, 2] }),
  )

  /** A visitor with these items in the cart. */
  async function shopper(pieces: Record<string, number>, language: 'vi' | 'en' = 'vi', ip?: string): Promise<Visitor> {
    const visitor = ip === undefined ? shop.visitor(language) : shop.visitor(language, ip)
    for (const [productId, quantity] of Object.entries(pieces)) {
      const added = await visitor.post('carts', { productId, quantity, color: 'Xanh lam' })
      if (added.status !== 201) throw new Error(`not added to the cart: ${added.text}`)
    }
    return visitor
  }

  const phoneOf = new WeakMap<Visitor, string>()
  /** The same phone again for an order that is repeated with its key. */
  function repeatedPhone(visitor: Visitor): string {
    const phone = phoneOf.get(visitor) ?? nextPhone()
    phoneOf.set(visitor, phone)
    return phone
  }

  /** Every order has its own phone unless an address is given: one phone may have only a few open orders. */
  const order = (visitor: Visitor, asked: TestOrder = {}, headers: Record<string, string> = {}) => {
    return visitor.post(
      'orders',
      {
        address: { ...testAddress, phone: 'idempotency-key' in headers ? repeatedPhone(visitor) : nextPhone() },
        paymentMethod: 'momo',
        ...asked,
      },
      { headers },
    )
  }

  /** A guest's order of these items. */
  async function ordered(pieces: Record<string, number>, asked: TestOrder = {}) {
    const visitor = await shopper(pieces)
    const placed = await order(visitor, asked)
    if (placed.status !== 201) throw new Error(`not placed: ${placed.text}`)
    const { _id: id, finalAmount: amount, token } = placed.json as { _id: string; finalAmount: number; token: string }
    return { visitor, id, amount, token, placed: placed.json.data.order as Order }
  }

  async function pay(visitor: Visitor, { id, amount, token }: { id: string; amount: number; token?: string }) {
    return visitor.post('payments/momo/initiate', { orderId: id, amount, payType: 'qr', userId: null, token })
  }

  /** The last create request to MoMo. */
  function lastCreate() {
    const body = momo.callsOf('create').at(-1)?.body as { orderId: string; requestId: string; amount: number } | undefined
    if (!body) throw new Error('MoMo was not called')
    return body
  }

  const tell = (notice: object) => shop.visitor().post('payments/momo/callback', notice)

  return {
    ...shop,
    momo,
    catalogue,
    put: (name: string, onHand: number, more: Partial<NewProduct> = {}) =>
      catalogue.put(name, { stock: [{ color: 'Xanh lam', onHand }], ...more }),
    shopper,
    order,
    ordered,
    pay,
    lastCreate,
    tell,
    read: async (visitor: Visitor, id: string): Promise<Order> => (await visitor.get(`orders/${id}`)).json.data.order,
  }
}

export type CheckoutFixture = Awaited<ReturnType<typeof openCheckoutFixture>>
