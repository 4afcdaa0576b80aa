import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { type CheckoutFixture, openCheckoutFixture, testAddress } from '../../../testing/checkout-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm ghi chú', 100)
})
afterAll(() => checkout.close())

let phones = 0
const aPhone = () => `09791${String(10_000 + ++phones)}`
const e164 = (phone: string) => `+84${phone.slice(1)}`
const note = (phone: string) => admin.put('orders/buyer/notes', { phone, notes: 'Hay bom hàng', tags: [] })
const notesOn = async (phone: string) =>
  (
    await checkout.db
      .select()
      .from(schema.buyerNotes)
      .where(eq(schema.buyerNotes.phone, e164(phone)))
  ).map(({ notes }) => notes)
async function buy(visitor: Visitor, phone: string, statuses: string[], more: object = {}): Promise<string> {
  await visitor.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
  const placed = await checkout.order(visitor, { paymentMethod: 'cod', address: { ...testAddress, phone }, ...more })
  if (placed.status !== 201) throw new Error(placed.text)
  for (const status of statuses) await admin.patch(`orders/${placed.json._id}/status`, { status })
  return placed.json._id
}
const delivered = ['processing', 'shipped', 'delivered']
const exported = async (visitor: Visitor) =>
  (await visitor.get('users/me/export')).json.orders.map(
    ({ notesAboutBuyer }: { notesAboutBuyer: { notes: string } | null }) => notesAboutBuyer?.notes ?? null,
  )
const leave = (visitor: Visitor, email: string) => visitor.delete('users/me', { confirm: email, password: 'mot mat khau dai' })

test('notes: are exported and erased with the account at whose phone an order arrived', async () => {
  const { visitor, email } = await signUp(checkout)
  const phone = aPhone()
  await buy(visitor, phone, delivered)
  await note(phone)
  expect(await exported(visitor)).toEqual(['Hay bom hàng'])
  expect((await leave(visitor, email)).status).toBe(200)
  expect(await notesOn(phone)).toEqual([])
})

test('notes: neither reach nor end with an account that only typed the phone of somebody else', async () => {
  const phone = aPhone()
  await buy(checkout.visitor(), phone, delivered)
  await note(phone)
  const { visitor, email } = await signUp(checkout)
  await buy(visitor, phone, ['cancelled'])
  expect(await exported(visitor)).toEqual([null])
  expect((await leave(visitor, email)).status).toBe(200)
  expect(await notesOn(phone)).toEqual(['Hay bom hàng'])
})

test('notes: about the recipient of a gift are not the giver’s', async () => {
  const phone = aPhone()
  const { visitor } = await signUp(checkout)
  await buy(visitor, phone, delivered, { gift: true })
  await note(phone)
  expect(await exported(visitor)).toEqual([null])
})

test('notes: are deleted with the last order of their buyer, under any phone', async () => {
  const [phone, other] = [aPhone(), aPhone()]
  const first = await buy(checkout.visitor(), phone, ['cancelled'])
  const second = await buy(checkout.visitor(), other, ['cancelled'])
  await note(phone)
  await admin.post('orders/buyer/merge', { phone, mainPhone: other })
  await admin.delete(`orders/${first}`)
  expect(await notesOn(phone)).toEqual(['Hay bom hàng'])
  await admin.delete(`orders/${second}`)
  expect(await notesOn(phone)).toEqual([])
  expect(await checkout.db.$count(schema.buyerMerges, eq(schema.buyerMerges.phone, e164(phone)))).toBe(0)
})

describe('notes: after the phone of an order was corrected', () => {
  const correct = async (id: string, phone: string) => {
    const response = await admin.patch(`orders/${id}/address`, { address: { ...testAddress, phone } })
    if (response.status !== 200) throw new Error(response.text)
  }

  test('go with the buyer where no other order has the wrong phone', async () => {
    const [wrong, right] = [aPhone(), aPhone()]
    const id = await buy(checkout.visitor(), wrong, [])
    await note(wrong)
    await correct(id, right)
    expect([await notesOn(wrong), await notesOn(right)]).toEqual([[], ['Hay bom hàng']])
  })

  test('are joined with those of the right phone', async () => {
    const [wrong, right] = [aPhone(), aPhone()]
    await buy(checkout.visitor(), right, [])
    const id = await buy(checkout.visitor(), wrong, [])
    await admin.put('orders/buyer/notes', { phone: right, notes: 'Bé 14 kg', tags: ['quen'] })
    await admin.put('orders/buyer/notes', { phone: wrong, notes: 'Hay bom hàng', tags: ['quen', 'gọi trước'] })
    await correct(id, right)
    expect((await admin.get(`orders/buyer?phone=${right}`)).json.data.buyer).toMatchObject({
      notes: 'Bé 14 kg\nHay bom hàng',
      tags: ['quen', 'gọi trước'],
    })
    expect(await notesOn(wrong)).toEqual([])
  })

  test('stay with a phone that other orders have', async () => {
    const [phone, other] = [aPhone(), aPhone()]
    await buy(checkout.visitor(), phone, [])
    const id = await buy(checkout.visitor(), phone, [])
    await note(phone)
    await correct(id, other)
    expect([await notesOn(phone), await notesOn(other)]).toEqual([['Hay bom hàng'], []])
  })
})
