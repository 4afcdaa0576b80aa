import { stockOf } from './check-invariants.ts'
import { nextPhone, openCheckoutFixture, testAddress } from './checkout-fixture.ts'

export type CashOrder = { ip: string; phone?: string; email?: string; quantity?: number }
export type CashOrdersFixture = Awaited<ReturnType<typeof openCashOrdersFixture>>

let clients = 0
export const nextIp = () => `198.51.100.${++clients}`
export const countOf = (responses: { status: number }[], status: number) =>
  responses.filter((response) => response.status === status).length

/** A checkout for orders of many clients, each with its IP. */
export async function openCashOrdersFixture() {
  const checkout = await openCheckoutFixture()
  return Object.assign(checkout, {
    /** Orders in cash with a new cookie jar at one client. */
    async cash(productId: string, { ip, phone = nextPhone(), email, quantity = 1 }: CashOrder) {
      const visitor = await checkout.shopper({ [productId]: quantity }, 'vi', ip)
      const placed = await checkout.order(visitor, {
        paymentMethod: 'cod',
        address: { ...testAddress, phone },
        ...(email ? { email } : {}),
      })
      return { ...placed, visitor }
    },
    reservedOf: async (productId: string) => (await stockOf(checkout.db, productId)).reserved,
  })
}
