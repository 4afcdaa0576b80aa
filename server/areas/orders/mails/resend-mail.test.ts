import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import { takeMails } from '../../../testing/mailbox-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'

let checkout: CheckoutFixture
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  dress = await checkout.put('Đầm', 99)
})
afterAll(() => checkout.close())

let guests = 0
const bought = (asked = {}) => checkout.ordered({ [dress]: 1 }, { email: `khach${++guests}@example.vn`, paymentMethod: 'cod', ...asked })
const resend = (visitor: Visitor, id: string, token = '') => visitor.post(`orders/${id}/resend-mail${token && `?token=${token}`}`)

test('resend-mail: sends the mail of an order again, with the link to the order', async () => {
  const { visitor, id, token, placed } = await bought()
  const [first] = await takeMails(checkout)
  const sent = await resend(visitor, id)
  expect([sent.status, sent.json.message]).toEqual([200, 'Đã gửi lại email về đơn hàng.'])
  const [again] = await takeMails(checkout)
  expect(again).toMatchObject({ to: placed.email, subject: first?.subject })
  expect(again?.text).toContain(`/orders/${id}?token=${token}`)
})

test("resend-mail: accepts the order's link too; for all others the order does not exist", async () => {
  const { id, token } = await bought()
  expect((await resend(checkout.visitor(), id, token)).status).toBe(200)
  const foreign = await resend(checkout.visitor(), id)
  expect([foreign.status, foreign.text]).toEqual([404, (await resend(checkout.visitor(), 'ord_unknown')).text])
  expect((await resend(checkout.visitor(), id, 'x'.repeat(32))).status).toBe(404)
})

test('resend-mail: describes the current state of the order', async () => {
  const { visitor, id } = await bought()
  await visitor.patch(`orders/${id}/status`, { status: 'cancelled' })
  await takeMails(checkout)
  await resend(visitor, id)
  const mails = await takeMails(checkout)
  expect(mails.map(({ subject }) => /đã được huỷ/.test(subject))).toEqual([true])
})

test('resend-mail: sends three mails an hour to one mailbox', async () => {
  const { visitor, id } = await bought()
  await takeMails(checkout)
  for (let time = 0; time < 3; time++) expect((await resend(visitor, id)).status).toBe(200)
  const refused = await resend(visitor, id)
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, expect.any(String)])
  expect(await takeMails(checkout)).toHaveLength(3)
  checkout.clock.advance(3_601_000)
  expect((await resend(visitor, id)).status).toBe(200)
})
