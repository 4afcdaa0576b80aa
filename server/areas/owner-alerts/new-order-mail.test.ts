import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hourMs, minuteMs } from '../../../contract/durations.ts'
import { schema } from '../../platform/database/client.ts'
import { readFromDevMailbox } from '../../platform/mail/mail.ts'
import { type CheckoutFixture, openCheckoutFixture, testAddress } from '../../testing/checkout-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../testing/users-fixture.ts'
import { maxAlertsPerHour } from './alert-limits.rule.ts'
import { sendDigest } from './notify-new-order.ts'

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm linen', 3, { madeToOrder: true, leadDays: 5 } as object)
})
beforeEach(async () => {
  checkout.clock.advance(2 * hourMs)
  await set({ orderAlerts: { enabled: true, emails: ['chi.may@example.vn', 'em.hoa@example.vn'] } })
})
afterAll(() => checkout.close())

const cash = { paymentMethod: 'cod' as const }
const mailsOf = (prefix: string) =>
  checkout.db
    .select()
    .from(schema.mails)
    .where(like(schema.mails.key, `${prefix}%`))
    .orderBy(schema.mails.recipient)
async function set(change: object) {
  expect((await admin.patch('settings', change)).status).toBe(200)
}
const orders = (count: number, first = 0) =>
  Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const buyer = await checkout.shopper({ [dress]: 1 })
      const placed = await checkout.order(buyer, { ...cash, address: { ...testAddress, phone: `09${20_000_000 + first + n}` } })
      if (placed.status !== 201) throw new Error(placed.text)
      return placed.json._id as string
    }),
  )

describe('new-order-mail: the mail of a new order', () => {
  test('goes to each e-mail once, with the details, and links to call and to open the order', async () => {
    const visitor = await checkout.shopper({ [dress]: 4 })
    const address = { ...testAddress, fullName: 'Trần <b>Thị</b> Mai' }
    const placed = await checkout.order(visitor, { ...cash, address, note: 'Giao sau 5 giờ\nGọi trước nhé', gift: true })
    const { _id: id, orderNumber, finalAmount } = placed.json
    const mails = await mailsOf(`new-order:${id}:`)
    expect(mails.map(({ recipient }) => recipient)).toEqual(['chi.may@example.vn', 'em.hoa@example.vn'])
    const [{ subject = '', text = '', html = '' } = {}] = mails
    const amount = `${String(finalAmount).replace(/\B(?=(\d{3})+$)/g, '.')}\u00a0₫`
    expect(subject).toBe(`Mẹ May: Đơn mới ${orderNumber} · ${amount}`)
    for (const part of [
      'Trần <b>Thị</b> Mai',
      'Phường Thuận Hóa, Thành phố Huế',
      'Tiền mặt khi nhận hàng · chưa trả',
      'Khách chưa xác nhận đơn',
      'Giao sau 5 giờ, Gọi trước nhé',
      'phiếu đóng gói không ghi giá',
      'Đầm linen, Xanh lam, Cần may 1 · SL 4',
      'Gọi 0912 345 678',
      `/admin/orders/edit/${id}`,
    ])
      expect(text).toContain(part)
    expect(html).toContain('href="tel:+84912345678"')
    expect(html).toContain(`href="http://localhost:3000/admin/orders/edit/${id}"`)
    expect(html).toContain('Trần &lt;b&gt;Thị&lt;/b&gt; Mai')
    expect(text + html).not.toContain('12 Lê Lợi')
  })

  test('names the items in Vietnamese, also of an order in English', async () => {
    const product = await checkout.put('Mũ vành hai tiếng', 3)
    const { id } = await checkout.ordered({ [product]: 1 }, cash)
    const { _id } = (await admin.get(`orders/${id}`)).json.data.order.items[0].product
    expect((await admin.patch(`products/${_id}`, { labels: { en: 'Bilingual hat' } })).status).toBe(200)
    const visitor = await checkout.shopper({ [product]: 1 })
    const placed = await checkout.order(visitor, cash, { 'accept-language': 'en' })
    expect(placed.status, placed.text).toBe(201)
    expect(placed.json.data.order.items[0].product.name).toBe('Bilingual hat')
    const [{ text = '' } = {}] = await mailsOf(`new-order:${placed.json._id}:`)
    expect(text).toContain('Mũ vành hai tiếng, Xanh lam · SL 1')
    expect(text).not.toContain('Bilingual hat')
  })

  test('is not sent for an order entered by staff, a refused one, or twice for one key', async () => {
    const before = (await mailsOf('new-order:')).length
    const typed = await admin.post('orders/for-customer', {
      address: testAddress,
      paymentMethod: 'cod',
      source: 'phone',
      items: [{ productId: dress, color: 'Xanh lam', quantity: 1 }],
    })
    expect(typed.status, typed.text).toBe(201)
    const gone = await checkout.put('Đầm hết', 1)
    const [first, second] = [await checkout.shopper({ [gone]: 1 }), await checkout.shopper({ [gone]: 1 })]
    expect([(await checkout.order(first, cash)).status, (await checkout.order(second, cash)).status]).toEqual([201, 409])
    const buyer = await checkout.shopper({ [dress]: 1 })
    const key = { 'idempotency-key': 'one-mail-for-this-key' }
    await Promise.all([checkout.order(buyer, cash, key), checkout.order(buyer, cash, key)])
    expect((await mailsOf('new-order:')).length - before).toBe(4)
  })

  test('names the payment method, and no second mail follows the payment', async () => {
    const { id, visitor, amount, token } = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'momo' })
    await checkout.pay(visitor, { id, amount, token })
    const [waiting] = await mailsOf(`new-order:${id}:`)
    expect(waiting?.text).toContain('Ví MoMo · chưa trả')
    expect(waiting?.text).toContain('Đơn chờ khách thanh toán')
    await checkout.tell(checkout.momo.notice(checkout.lastCreate()))
    expect((await checkout.read(visitor, id)).paymentStatus).toBe('paid')
    expect(await mailsOf(`new-order:${id}:`)).toHaveLength(2)
    await checkout.db.insert(schema.discounts).values({ id: 'dsc_all', code: 'HET', kind: 'percent', value: 100 })
    const dear = await checkout.put('Áo dài', 5, { price: 600_000 })
    const free = await checkout.ordered({ [dear]: 1 }, { ...cash, discountCode: 'HET' })
    expect(free.amount).toBe(0)
    expect((await mailsOf(`new-order:${free.id}:`))[0]?.text).toContain('Không phải trả')
  })

  test("goes to the shop's own e-mail by default, else to its first admin, and nowhere once switched off", async () => {
    await set({ orderAlerts: { enabled: true, emails: [] } })
    const { settings } = (await admin.get('settings/admin')).json.data
    await set({ brand: { ...settings.brand, email: 'tiem@memay.example' } })
    const recipients = async () => {
      const { id } = await checkout.ordered({ [dress]: 1 }, cash)
      return (await mailsOf(`new-order:${id}:`)).map(({ recipient }) => recipient)
    }
    expect(await recipients()).toEqual(['tiem@memay.example'])
    await set({ brand: { ...settings.brand, email: '' } })
    const [first] = await checkout.db
      .select()
      .from(schema.users)
      .where(eq(schema.users.role, 'admin'))
      .orderBy(schema.users.createdAt)
      .limit(1)
    expect(await recipients()).toEqual([first?.email])
    await set({ brand: settings.brand, orderAlerts: { enabled: false, emails: ['chi.may@example.vn'] } })
    expect(await recipients()).toEqual([])
  })

  test('is deleted with the account of the buyer', async () => {
    const { visitor, userId, email } = await signUp(checkout)
    await visitor.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
    const { _id: id } = (await checkout.order(visitor, cash)).json
    await checkout.platform.jobs.drain()
    for (const status of ['cancelled']) expect((await admin.patch(`orders/${id}/status`, { status })).status).toBe(200)
    expect((await visitor.delete('users/me', { confirm: email, password: 'mot mat khau dai' })).status).toBe(200)
    expect(await checkout.db.$count(schema.users, eq(schema.users.id, userId))).toBe(0)
    for (const mail of await mailsOf(`new-order:${id}:`)) expect(mail).toMatchObject({ recipient: '', subject: '', text: '', html: '' })
  })

  test('is sent by the job, and readable in the dev mailbox', async () => {
    const { id } = await checkout.ordered({ [dress]: 1 }, cash)
    await checkout.platform.jobs.drain()
    const [mail] = await mailsOf(`new-order:${id}:`)
    expect(mail?.sentAt).not.toBeNull()
    expect((await readFromDevMailbox(checkout.config.dataDir, mail?.id ?? ''))?.html).toContain('Đơn mới')
  })
})

test('new-order-mail: becomes a digest beyond an hourly limit, without omissions or duplicates', async () => {
  const first = await orders(maxAlertsPerHour + 12)
  const mailed = (await Promise.all(first.map((id) => mailsOf(`new-order:${id}:`)))).filter(({ length }) => length === 2)
  // Concurrent orders do not see each other.
  expect(mailed.length).toBeGreaterThanOrEqual(maxAlertsPerHour)
  const later = await orders(3, 1_000)
  expect(await mailsOf(`new-order:${later[0]}:`)).toEqual([])
  await sendDigest(checkout.platform)
  expect(await mailsOf('new-orders:')).toEqual([])
  checkout.clock.advance(16 * minuteMs)
  await Promise.all([sendDigest(checkout.platform), sendDigest(checkout.platform)])
  await sendDigest(checkout.platform)
  const digests = await mailsOf('new-orders:')
  const waiting = first.length - mailed.length + later.length
  expect(digests.map(({ recipient }) => recipient)).toEqual(['chi.may@example.vn', 'em.hoa@example.vn'])
  expect(digests[0]?.subject).toMatch(new RegExp(`^Mẹ May: ${waiting} đơn mới · [\\d.]+\\u00a0₫$`))
  expect(digests[0]?.text).toContain('/admin/orders')
  expect(digests[0]?.text).not.toMatch(/Trần|0912|09 ?2/)
  checkout.clock.advance(hourMs)
  const [next] = await orders(1, 2_000)
  expect(await mailsOf(`new-order:${next}:`)).toHaveLength(2)
})

describe('new-order-mail: the e-mails in the settings', () => {
  test.each([
    [{ enabled: true, emails: ['khong phai'] }, 'orderAlerts.emails.0'],
    [{ enabled: true, emails: ['a@x.vn', 'b@x.vn', 'A@x.vn '] }, 'orderAlerts.emails.2'],
    [{ enabled: true, emails: Array.from({ length: 6 }, (_, n) => `a${n}@x.vn`) }, 'orderAlerts.emails'],
    [{ enabled: 'true', emails: [] }, 'orderAlerts.enabled'],
    [{ emails: [] }, 'orderAlerts.enabled'],
  ])('%j is refused at %s', async (orderAlerts, path) => {
    const { status, json } = await admin.patch('settings', { orderAlerts })
    expect([status, json.issues[0].path]).toEqual([400, path])
  })

  test('are readable by admins only', async () => {
    expect((await admin.get('settings/admin')).json.data.settings.orderAlerts).toEqual({
      enabled: true,
      emails: ['chi.may@example.vn', 'em.hoa@example.vn'],
    })
    expect((await checkout.visitor().get('settings')).text).not.toContain('chi.may')
  })
})
