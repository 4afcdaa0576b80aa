import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import { takeMails } from '../../../testing/mailbox-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm', 900)
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

type Ordered = Awaited<ReturnType<CheckoutFixture['ordered']>>
const cash = (productId = dress, quantity = 1, asked = {}) =>
  checkout.ordered({ [productId]: quantity }, { paymentMethod: 'cod', ...asked })
const confirm = (visitor: Visitor, id: string, body: object = {}) => visitor.post(`payments/cod/${id}/confirm`, body)
const rowOf = async (id: string) => (await checkout.db.select().from(schema.orders).where(eq(schema.orders.id, id)))[0]
const tokenOf = async ({ id }: Pick<Ordered, 'id'>) => (await rowOf(id))?.confirmToken ?? ''
const confirmByLink = async (order: Ordered) => confirm(checkout.visitor(), order.id, { token: await tokenOf(order) })
const cancel = ({ visitor, id }: Ordered) => visitor.patch(`orders/${id}/status`, { status: 'cancelled' })

describe('cash order', () => {
  test('is confirmed only by the link of its mail: not by its browser, its account or the token of its page', async () => {
    await takeMails(checkout)
    const order = await cash(dress, 1, { email: 'nhan@example.vn' })
    const [mail] = await takeMails(checkout)
    const [, token = ''] = /\/orders\/[^/]+\/confirm\?token=([\w-]+)/.exec(mail?.text ?? '') ?? []
    expect(token).toBe(await tokenOf(order))
    expect(token).not.toBe(order.token)
    for (const [visitor, body] of [
      [order.visitor, {}],
      [order.visitor, { token: order.token }],
      [checkout.visitor(), { token: order.token }],
    ] as const) {
      const refused = await confirm(visitor, order.id, body)
      expect([refused.status, refused.json.code]).toEqual([403, 'confirm_by_link'])
    }
    for (const body of [{}, { token: 'guessed' }]) expect((await confirm(checkout.visitor(), order.id, body)).status).toBe(404)
    expect(await checkout.read(order.visitor, order.id)).toMatchObject({ toConfirm: true, confirmed: false })
    for (let turn = 0; turn < 2; turn++) {
      const confirmed = await confirm(checkout.visitor(), order.id, { token })
      expect([confirmed.status, confirmed.json.data.toConfirm]).toEqual([200, false])
    }
    const read = await checkout.read(order.visitor, order.id)
    expect(read).toMatchObject({ toConfirm: false, confirmed: true, status: 'pending', stockState: 'reserved', reservedUntil: null })
    expect(read.history.filter(({ what }) => what === 'confirmed')).toMatchObject([{ by: 'guest' }])
  })

  test('of an account is not confirmed by the account’s own browser', async () => {
    const { visitor } = await signUp(checkout)
    await visitor.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
    const placed = await checkout.order(visitor, { paymentMethod: 'cod' })
    expect((await confirm(visitor, placed.json._id)).json.code).toBe('confirm_by_link')
    const link = { token: await tokenOf({ id: placed.json._id }) }
    expect((await confirm(checkout.visitor(), placed.json._id, link)).status).toBe(200)
  })

  test('keeps its secret out of every response to its buyer', async () => {
    const order = await cash(dress, 1, { email: 'kin@example.vn' })
    const secret = await tokenOf(order)
    const { visitor, id, token } = order
    const responses = [
      JSON.stringify(order.placed),
      (await visitor.get(`orders/${id}`)).text,
      (await checkout.visitor().get(`orders/${id}?token=${token}`)).text,
      (await visitor.get(`payments/${id}/status`)).text,
      (await visitor.post(`orders/${id}/resend-mail`)).text,
      (await admin.get(`orders/${id}`)).text,
      (await admin.get('orders?limit=50')).text,
    ]
    for (const text of responses) expect(text).not.toContain(secret)
    expect((await admin.get(`orders/${id}/payments`)).json.data.confirmation).toMatchObject({
      link: expect.stringContaining(`/orders/${id}/confirm?token=${secret}`),
      texts: { vi: expect.stringContaining(secret), en: expect.stringContaining(secret) },
    })
    expect((await visitor.get(`orders/${id}/payments`)).status).toBe(401)
    await confirmByLink(order)
    expect((await admin.get(`orders/${id}/payments`)).json.data.confirmation).toBeNull()
  })

  test('clears its IP once it is confirmed, processed or cancelled', async () => {
    const [byLink, byPhone, begun, cancelled] = [await cash(), await cash(), await cash(), await cash()]
    for (const { id } of [byLink, byPhone, begun, cancelled]) expect((await rowOf(id))?.ipKey).toMatch(/^10\./)
    await confirmByLink(byLink)
    await confirm(admin, byPhone.id)
    await admin.patch(`orders/${begun.id}/status`, { status: 'processing' })
    await cancel(cancelled)
    for (const { id } of [byLink, byPhone, begun, cancelled]) expect((await rowOf(id))?.ipKey).toBeNull()
    expect(await checkout.read(begun.visitor, begun.id)).toMatchObject({ confirmed: true, stockState: 'committed' })
  })

  test('shows on its confirmation page what was ordered, not the postal address', async () => {
    const order = await cash()
    const at = (token: string) => checkout.visitor().get(`payments/cod/${order.id}/confirmation?token=${token}`)
    const shown = await at(await tokenOf(order))
    expect(shown.json.data).toMatchObject({
      orderNumber: order.placed.orderNumber,
      toConfirm: true,
      finalAmount: 130_000,
      items: [{ name: 'Đầm', quantity: 1 }],
    })
    for (const event of ['Lê Lợi', 'Trần Thị Mai', order.token]) expect(shown.text).not.toContain(event)
    expect((await at(order.token)).status).toBe(404)
    expect((await at('')).status).toBe(400)
    // A GET confirms nothing, because mail scanners follow links.
    expect((await rowOf(order.id))?.confirmedAt).toBeNull()
  })

  test('can be declined with its link, and is then cancelled', async () => {
    const order = await cash()
    const decline = (token: string) => checkout.visitor().post(`payments/cod/${order.id}/decline`, { token })
    expect((await decline(order.token)).status).toBe(404)
    const token = await tokenOf(order)
    for (let turn = 0; turn < 2; turn++) expect((await decline(token)).json.data).toMatchObject({ status: 'cancelled', toConfirm: false })
    expect((await confirm(checkout.visitor(), order.id, { token })).json.code).toBe('order_closed')
    const sure = await cash()
    await confirmByLink(sure)
    const late = await checkout.visitor().post(`payments/cod/${sure.id}/decline`, { token: await tokenOf(sure) })
    expect([late.status, late.json.code]).toEqual([409, 'order_closed'])
  })
})

test('method change: a wallet order that becomes a cash order is subject to the limits of its phone', async () => {
  const address = { fullName: 'Mai', phone: '0987000111', province: 'Thành phố Huế', ward: 'Phường Thuận Hóa', street: '1' }
  for (let turn = 0; turn < 10; turn++) await cash(dress, 1, { address })
  const wallet = await checkout.ordered({ [dress]: 1 })
  await checkout.db.update(schema.orders).set({ phone: '+84987000111' }).where(eq(schema.orders.id, wallet.id))
  const refused = await wallet.visitor.post(`payments/${wallet.id}/method`, { paymentMethod: 'cod' })
  expect([refused.status, refused.json.code]).toEqual([429, 'too_many_unconfirmed_orders'])
  // Staff may do it for the buyer.
  expect((await admin.post(`payments/${wallet.id}/method`, { paymentMethod: 'cod' })).status).toBe(200)
})

test('data export: includes the IP of an unconfirmed order, and erased orders have none', async () => {
  const { visitor, email } = await signUp(checkout)
  await visitor.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
  const placed = await checkout.order(visitor, { paymentMethod: 'cod' })
  const exported = async () => (await visitor.get('users/me/export')).json.orders[0]
  expect(await exported()).toMatchObject({ _id: placed.json._id, ip: expect.stringMatching(/^10\./) })
  await visitor.patch(`orders/${placed.json._id}/status`, { status: 'cancelled' })
  expect(await exported()).not.toHaveProperty('ip')
  const erased = await visitor.delete('users/me', { confirm: email, password: 'mot mat khau dai' })
  expect(erased.status).toBe(200)
  expect(await rowOf(placed.json._id)).toMatchObject({ ipKey: null, confirmToken: null, phone: '' })
})

test('order mail: does not ask to confirm a processed order', async () => {
  const order = await cash(dress, 1, { email: 'xong@example.vn' })
  await admin.patch(`orders/${order.id}/status`, { status: 'processing' })
  await takeMails(checkout)
  await order.visitor.post(`orders/${order.id}/resend-mail`)
  const [mail] = await takeMails(checkout)
  expect(mail?.text).not.toContain('/confirm?token=')
})
