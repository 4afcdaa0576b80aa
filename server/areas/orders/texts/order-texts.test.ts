import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OrderMessage, OrderTextStep } from '../../../../contract/orders/order-texts.ts'
import { schema } from '../../../platform/database/client.ts'
import { type CheckoutFixture, openCheckoutFixture, testAddress } from '../../../testing/checkout-fixture.ts'
import { takeMails } from '../../../testing/mailbox-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm nhắn tin', 99)
})
afterAll(() => checkout.close())

let guests = 0
const bought = (more = {}) => checkout.ordered({ [dress]: 1 }, { email: `nhan${++guests}@example.vn`, paymentMethod: 'cod', ...more })
const read = async (id: string) => (await admin.get(`orders/${id}/texts`)).json.data
const messageOf = async (id: string, step: OrderTextStep): Promise<OrderMessage> =>
  (await read(id)).messages.find((each: OrderMessage) => each.step === step)
const send = (id: string, more = {}, by: Visitor = admin) =>
  by.post(`orders/${id}/texts/mail`, { step: 'sewn', language: 'vi', text: 'Đồ đã may xong.\nXem: https://memay.vn', ...more })

describe('order-texts: staff', () => {
  test('read the texts of an order, filled in, with the one that fits now', async () => {
    const { id, token, placed } = await bought()
    const { suggested, language, messages } = await read(id)
    expect([suggested, language, messages.length]).toEqual(['placed', 'vi', 9])
    const first = await messageOf(id, 'placed')
    expect(first).toMatchObject({ email: placed.email, phone: expect.stringMatching(/^\+84/) })
    expect(first.texts.vi).toContain('1 × Đầm nhắn tin (Xanh lam)')
    expect(first.texts.vi).toMatch(/Bạn xác nhận đơn giúp tiệm tại đây: http\S+\/confirm\?token=/)
    expect(first.texts.vi).toContain(`/orders/${id}?token=${token}`)
    expect(first.texts.en).toContain('Follow it here:')
    for (const { texts } of messages) expect(texts.vi + texts.en).not.toMatch(/[{}]|undefined|null/)
    expect((await messageOf(id, 'sent')).texts.vi).not.toContain('Theo dõi kiện hàng')
  })

  test('see the next text after each step; a sent order has the page of its carrier, and a cancelled one says so', async () => {
    const { id } = await bought()
    await admin.patch(`orders/${id}/status`, { status: 'processing' })
    expect((await read(id)).suggested).toBe('confirmed')
    const created = await admin.post('shipments', { orderId: id, carrier: 'GHN', trackingCode: 'GHN1' })
    await admin.put(`shipments/${created.json.data.shipment._id}/status`, { status: 'picked_up' })
    expect((await read(id)).suggested).toBe('sent')
    const { texts } = await messageOf(id, 'sent')
    expect(texts.vi).toContain('Hãng giao: GHN\nTheo dõi kiện hàng: https://donhang.ghn.vn/?order_code=GHN1\nKhi nhận bạn trả: ')
    await admin.patch(`orders/${id}/status`, { status: 'cancelled' })
    expect((await read(id)).suggested).toBe('cancelled')
    expect((await messageOf(id, 'refunded')).texts.vi).not.toContain('Số tiền')
  })

  test('mail a text: to the buyer, in the history and the audit log, with a button to the order', async () => {
    const { id, token, placed } = await bought()
    await takeMails(checkout)
    const { status, json } = await send(id)
    expect([status, json.message]).toEqual([200, 'Đã gửi thư cho khách.'])
    const [mail, ...others] = await takeMails(checkout)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: placed.email, subject: expect.stringContaining('đã may xong') })
    expect(mail?.text).toContain('Đồ đã may xong.\nXem: https://memay.vn')
    expect(mail?.text).toContain(`/orders/${id}?token=${token}`)
    const { order } = (await admin.get(`orders/${id}`)).json.data
    expect(order.history.at(-1)).toMatchObject({ what: 'message', to: 'sewn', by: 'admin' })
    const audited = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, id))
    expect(audited.map(({ what, who }) => [what, who])).toContainEqual(['order.message', admin.userId])
  })

  test('mail at most six texts an hour to one mailbox; the seventh changes nothing', async () => {
    const { id } = await bought()
    for (let time = 0; time < 6; time++) expect((await send(id)).status).toBe(200)
    await takeMails(checkout)
    const refused = await send(id)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, expect.any(String)])
    expect(await takeMails(checkout)).toEqual([])
    const { order } = (await admin.get(`orders/${id}`)).json.data
    expect(order.history.filter(({ what }: { what: string }) => what === 'message')).toHaveLength(6)
  })

  test('get clear refusals: no e-mail, an empty or long text, an unknown step or order', async () => {
    const { id } = await bought({ email: undefined })
    const refused = await send(id)
    expect([refused.status, refused.json.code]).toEqual([409, 'order_without_email'])
    expect((await messageOf(id, 'placed')).email).toBeNull()
    for (const bad of [{ text: ' ' }, { text: 'x'.repeat(4_001) }, { step: 'never' }, { language: 'fr' }])
      expect((await send(id, bad)).status).toBe(400)
    expect((await send('ord_none')).status).toBe(404)
    expect((await admin.get('orders/ord_none/texts')).status).toBe(404)
  })
})

test('order-texts: neither the buyer nor a stranger reads or mails them', async () => {
  const { id, visitor } = await bought()
  const { visitor: customer } = await signUp(checkout)
  for (const [by, status] of [
    [visitor, 401],
    [customer, 403],
  ] as const) {
    expect((await by.get(`orders/${id}/texts`)).status).toBe(status)
    expect((await send(id, {}, by)).status).toBe(status)
  }
})

test('order-texts: a gift is written about to its giver', async () => {
  const giver = { fullName: 'Mai Phương', phone: '0931222333' }
  const { id } = await bought({ paymentMethod: 'momo', gift: { giver } })
  expect(await messageOf(id, 'placed')).toMatchObject({ name: 'Mai Phương', phone: '+84931222333' })
})

test('order-texts: a line outside the catalogue has no empty parentheses', async () => {
  const { id } = await bought()
  const { version } = (await admin.get(`orders/${id}`)).json.data.order
  const custom = { custom: { name: 'Sửa lai' }, price: { amount: 20_000 }, quantity: 1 }
  await admin.post(`orders/${id}/edit`, { expectedVersion: version, lines: [{ line: 0, quantity: 1 }, custom] })
  expect((await messageOf(id, 'placed')).texts.vi).toMatch(/1 × Sửa lai: 20\.000/)
})

test('order-texts: an exchange for another product names it', async () => {
  const { id } = await bought()
  for (const status of ['processing', 'shipped', 'delivered']) await admin.patch(`orders/${id}/status`, { status })
  const hat = await checkout.catalogue.put('Mũ đổi lấy', {
    colors: [{ color: 'Xanh lam', hex: '#224488' }],
    sizes: [{ size: 'M' }],
    stock: [{ color: 'Xanh lam', size: 'M', onHand: 5 }],
  })
  const wish = { position: 0, productId: hat, color: 'Xanh lam', size: 'M', reason: 'Thích mũ hơn' }
  const asked = await admin.post(`orders/${id}/exchanges`, wish)
  const { _id, difference } = asked.json.data.exchange
  const approved = { status: 'approved', ...(difference > 0 ? { differenceWay: 'waived' } : {}) }
  expect((await admin.patch(`exchanges/${_id}`, approved)).status).toBe(200)
  expect((await messageOf(id, 'exchange')).texts.vi).toContain('1 × Đầm nhắn tin (Xanh lam) → Mũ đổi lấy (Xanh lam M)')
})

test('order-texts: names and texts with markup or variables in them stay text', async () => {
  const name = '<b>An</b> {link đơn} $& $1'
  const { id } = await bought({ address: { ...testAddress, fullName: name } })
  expect((await messageOf(id, 'placed')).texts.vi).toContain(name)
  await takeMails(checkout)
  const markup = '<img src=x onerror=alert(1)><a href="javascript:alert(1)">Bấm</a>'
  expect((await send(id, { text: `${name}\n${markup}` })).status).toBe(200)
  const [mail] = await takeMails(checkout)
  expect(mail?.html).not.toMatch(/<img src=x|href="javascript|<b>An/)
  expect(mail?.text).toContain(name)
})

describe('order-texts: the texts of the shop', () => {
  const change = (orderTexts: object) => admin.patch('settings', { orderTexts })

  test('replace the default ones, with variables in either language; visitors do not read them', async () => {
    const { id } = await bought()
    const sewn = { vi: 'Xong rồi {tên khách} ơi: {ma don}, {shop}', en: '{customer}: {order}\nTracking: {tracking link}' }
    expect((await change({ sewn })).status).toBe(200)
    const { texts, name } = await messageOf(id, 'sewn')
    const number = (await admin.get(`orders/${id}`)).json.data.order.orderNumber
    expect(texts.vi).toMatch(new RegExp(`^Xong rồi ${name} ơi: ${number}, \\S`))
    expect(texts.en).toBe(`${name}: ${number}`)
    expect((await checkout.visitor().get('settings')).text).not.toContain('Xong rồi')
    await change({})
    expect((await messageOf(id, 'sewn')).texts.vi).toContain('đã may xong')
  })

  test('refuse an unknown variable with its line, and an empty or long text', async () => {
    const { status, json } = await change({ late: { vi: 'Trễ {mã đơn}\nđền {tiền đền}', en: 'Late' } })
    expect([status, json.issues]).toEqual([
      400,
      [{ path: 'orderTexts.late.vi', message: 'Dòng 2: không có biến {tiền đền}. Chọn biến trong danh sách bên dưới.' }],
    ])
    for (const bad of [
      { late: { vi: '', en: 'x' } },
      { late: { vi: 'x' } },
      { late: { vi: 'x'.repeat(2_001), en: 'x' } },
      { soon: { vi: 'x', en: 'x' } },
    ])
      expect((await change(bad)).status).toBe(400)
  })
})
