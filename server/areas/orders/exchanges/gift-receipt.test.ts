import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '../../../../contract/durations.ts'
import { formatGiftCode } from '../../../../contract/gifts/gift-code.ts'
import { schema } from '../../../platform/database/client.ts'
import { type CheckoutFixture, nextPhone, openCheckoutFixture, testAddress } from '../../../testing/checkout-fixture.ts'
import { takeMails } from '../../../testing/mailbox-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin } from '../../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor
let dresses = 0
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
})
afterAll(() => checkout.close())

async function giftOf(more: object = {}) {
  const product = await checkout.catalogue.put(`Đầm quà ${++dresses}`, {
    colors: [
      { color: 'Xanh lam', hex: '#224488' },
      { color: 'Đỏ', hex: '#aa2233' },
    ],
    sizes: [{ size: '2Y' }, { size: '3Y' }, { size: '8Y', price: 150_000 }],
    stock: [
      { color: 'Xanh lam', size: '2Y', onHand: 9 },
      { color: 'Xanh lam', size: '3Y', onHand: 9 },
      { color: 'Xanh lam', size: '8Y', onHand: 9 },
      { color: 'Đỏ', size: '2Y', onHand: 9 },
      { color: 'Đỏ', size: '3Y', onHand: 0 },
    ],
  })
  const visitor = checkout.visitor()
  await visitor.post('carts', { productId: product, quantity: 2, color: 'Xanh lam', size: '2Y' })
  const placed = await checkout.order(visitor, {
    ...{ address: { ...testAddress, phone: nextPhone() }, paymentMethod: 'cod', email: `tang${dresses}@example.vn` },
    ...{ gift: { message: 'Chúc bé Gạo' }, note: 'Gọi trước', ...more },
  })
  if (placed.status !== 201) throw new Error(placed.text)
  const id = placed.json._id as string
  const code = (await admin.get(`orders/${id}`)).json.data.order.giftCode as string
  const move = (status: string) => admin.patch(`orders/${id}/status`, { status })
  const deliver = async () => {
    for (const status of ['processing', 'shipped', 'delivered']) await move(status)
  }
  return { id, visitor, code, move, deliver }
}

const read = (code: string, language: 'vi' | 'en' = 'vi') => checkout.visitor(language).get(`gift-receipts/${encodeURIComponent(code)}`)
const receiptOf = async (code: string) => (await read(code)).json.data.receipt
const wish = { position: 0, size: '3Y', color: 'Xanh lam', quantity: 1, phone: '0905 111 222' }
const ask = (code: string, more: object = {}) => checkout.visitor().post(`gift-receipts/${code}/exchanges`, { ...wish, ...more })

test('gift receipt: shows the pieces once delivered, without prices, names or messages', async () => {
  const { code, deliver } = await giftOf()
  expect(await receiptOf(code)).toMatchObject({ state: 'waiting', until: null, lines: [] })
  await deliver()
  const { text, json } = await read(` ${formatGiftCode(code).toLowerCase()} `)
  expect(json.data.receipt).toMatchObject({
    ...{ code: formatGiftCode(code), state: 'open', exchanges: [] },
    lines: [{ position: 0, color: 'Xanh lam', size: '2Y', quantity: 2, units: 2, isReturnable: true }],
  })
  const choices = json.data.receipt.lines[0].choices as { color: { label: string }; size: string }[]
  expect(choices.map(({ color, size }) => `${color.label} ${size}`).sort()).toEqual(['Xanh lam 3Y', 'Đỏ 2Y'])
  for (const secret of ['100', '000', 'price', 'total', 'Vnd', 'Gạo', testAddress.fullName, testAddress.street, 'Gọi trước'])
    expect(text).not.toContain(secret)
})

test('gift receipt: the recipient asks for another size with a phone, the shop decides, and the giver gets no mail', async () => {
  const { id, visitor, code, deliver } = await giftOf()
  expect((await ask(code)).json.code).toBe('exchange_closed')
  await deliver()
  await takeMails(checkout)
  const asked = await ask(code)
  expect([asked.status, asked.json.message]).toEqual([201, 'Tiệm đã nhận yêu cầu đổi và sẽ gọi cho bạn.'])
  expect(asked.json.data.receipt.exchanges).toMatchObject([{ fromSize: '2Y', toSize: '3Y', quantity: 1, status: 'requested' }])
  expect((await ask(code)).json.code).toBe('exchange_exists')
  const [exchange] = (await admin.get(`exchanges?order=${id}`)).json.data
  expect(exchange).toMatchObject({ phone: '+84905111222', reason: '', status: 'requested' })
  expect((await visitor.get(`orders/${id}/exchanges`)).text).not.toContain('905111222')
  await admin.patch(`exchanges/${exchange._id}`, { status: 'approved' })
  expect((await receiptOf(code)).exchanges).toMatchObject([{ status: 'approved', returnState: 'awaited', replacementState: 'reserved' }])
  expect((await takeMails(checkout)).filter(({ to }: { to: string }) => to.startsWith('tang'))).toEqual([])
})

test.each([
  [{ phone: '123' }, 400, 'invalid_input'],
  [{ phone: undefined }, 400, 'invalid_input'],
  [{ size: '8Y' }, 409, 'exchange_other_price'],
  [{ size: '99Y' }, 400, 'unknown_variant'],
  [{ size: '3Y', color: 'Đỏ' }, 409, 'out_of_stock'],
  [{ position: 5 }, 400, 'invalid_input'],
  [{ quantity: 3 }, 400, 'invalid_input'],
])('gift receipt: refuses %j', async (more, status, code) => {
  const gift = await giftOf()
  await gift.deliver()
  const refused = await ask(gift.code, more)
  expect([refused.status, refused.json.code]).toEqual([status, code])
})

test('gift receipt: ends with the exchange period, and lists nothing of a cancelled order', async () => {
  const { code, deliver } = await giftOf()
  await deliver()
  checkout.clock.advance(8 * dayMs)
  expect(await receiptOf(code)).toMatchObject({ state: 'closed', lines: [] })
  expect((await ask(code)).json.code).toBe('exchange_closed')
  const cancelled = await giftOf()
  await cancelled.move('cancelled')
  expect(await receiptOf(cancelled.code)).toMatchObject({ state: 'closed', lines: [] })
})

test('gift receipt: an order that is no gift has none', async () => {
  const { id } = await giftOf({ gift: false })
  const [order] = await checkout.db.select().from(schema.orders).where(eq(schema.orders.id, id))
  expect(order?.giftCode).toBeNull()
})

test('gift receipt: unknown codes are not found, and limited per client; right ones are not counted', async () => {
  const { code } = await giftOf()
  const guess = (visitor: Visitor, typed: string) => visitor.get(`gift-receipts/${typed}`)
  const visitor = checkout.visitor('en', '203.0.113.77')
  for (let turn = 0; turn < 25; turn++) expect((await guess(visitor, code)).status).toBe(200)
  const wrong = await guess(visitor, '0000-0000-0000')
  expect([wrong.status, wrong.json.code, wrong.json.message]).toEqual([404, 'unknown_gift_code', expect.stringContaining('12 characters')])
  const statuses = []
  for (let turn = 0; turn < 22; turn++) statuses.push((await guess(visitor, `ZZZZZZZZZZ${10 + turn}`)).status)
  expect(statuses.slice(0, 19)).toEqual(Array(19).fill(404))
  expect(statuses.slice(19)).toEqual([429, 429, 429])
  expect((await guess(checkout.visitor('en', '203.0.113.78'), code)).status).toBe(200)
})
