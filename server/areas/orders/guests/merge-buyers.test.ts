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
  dress = await checkout.put('Đầm hai số', 900)
})
afterAll(() => checkout.close())

let phones = 0
const aPhone = () => `09031${String(10_000 + ++phones)}`
const e164 = (phone: string) => `+84${phone.slice(1)}`
const cash = (phone: string, more: object = {}) =>
  checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod', address: { ...testAddress, phone }, ...more })
const find = async (phone: string) => (await admin.get(`orders/buyer?phone=${phone}`)).json.data.buyer
const merge = (phone: string, mainPhone: string, visitor = admin) => visitor.post('orders/buyer/merge', { phone, mainPhone })
const separate = (phone: string) => admin.post('orders/buyer/separate', { phone })
const note = (phone: string, notes: string, tags: string[] = []) => admin.put('orders/buyer/notes', { phone, notes, tags })
/** Two phones with one order each. */
async function twoPhones() {
  const [old, main] = [aPhone(), aPhone()]
  const first = await cash(old)
  checkout.clock.advance(60_000)
  const second = await cash(main)
  return { old, main, first, second }
}

describe('merge-buyers', () => {
  test('shows orders, sums, notes and tags of both phones on one page, which both phones find', async () => {
    const { old, main, first, second } = await twoPhones()
    await note(old, 'Bé Bống', ['khách quen'])
    await note(main, 'Gọi trước')
    expect((await merge(old, main)).json.message).toBe('Đã gộp hai số.')
    const buyer = await find(main)
    expect(buyer).toMatchObject({
      ...{ phone: e164(main), orders: 2, notes: 'Gọi trước', tags: [] },
      merged: [{ phone: e164(old), notes: 'Bé Bống', tags: ['khách quen'] }],
    })
    expect(buyer.open.map(({ _id }: { _id: string }) => _id)).toEqual([second.id, first.id])
    expect(await find(old)).toEqual(buyer)
    for (const phone of [old, main]) {
      expect((await admin.get(`users/guests?query=${phone}`)).json.data).toMatchObject({
        total: 1,
        guests: [{ phone: e164(main), orders: 2 }],
      })
      expect((await admin.get(`orders?query=${phone}`)).json.data.total).toBe(2)
    }
    const file = (await admin.get(`users/guests/export.csv?query=${old}`)).text
    expect(file.split('\n').filter((line: string) => line.includes(e164(main).slice(3)) || line.includes(e164(old).slice(3)))).toHaveLength(
      1,
    )
  })

  test('changes nothing in an order, and a new order of the old phone is on the same page', async () => {
    const { old, main, first } = await twoPhones()
    const read = async () => (await checkout.db.select().from(schema.orders).where(eq(schema.orders.id, first.id)))[0]
    const before = await read()
    await merge(old, main)
    expect(await read()).toEqual(before)
    await cash(old)
    expect(await find(main)).toMatchObject({ orders: 3 })
  })

  test('separate: both phones have their own page, notes and sums again', async () => {
    const { old, main } = await twoPhones()
    await note(old, 'Của số cũ')
    const before = [await find(old), await find(main)]
    await merge(old, main)
    await note(old, 'Của số cũ, sửa sau khi gộp')
    expect((await separate(old)).json.message).toBe('Đã tách riêng hai số.')
    expect([await find(old), await find(main)]).toEqual([{ ...before[0], notes: 'Của số cũ, sửa sau khi gộp' }, before[1]])
    expect((await separate(old)).status).toBe(404)
  })

  test('refuses the phone itself, a phone without orders, one that is merged already, chains and cycles', async () => {
    const { old, main } = await twoPhones()
    const third = aPhone()
    await cash(third)
    const codeOf = async (phone: string, into: string) => (await merge(phone, into)).json.code
    expect(await codeOf(main, `+84 ${main.slice(1)}`)).toBe('buyer_merge_itself')
    expect(await codeOf(aPhone(), main)).toBe('not_found')
    expect(await codeOf(main, aPhone())).toBe('not_found')
    expect(await codeOf('12', main)).toBe('invalid_input')
    await merge(old, main)
    expect(await codeOf(old, main)).toBe('buyer_merged_already')
    expect(await codeOf(old, third)).toBe('buyer_merged_already')
    expect(await codeOf(main, old)).toBe('buyer_merge_chain')
    expect(await codeOf(third, old)).toBe('buyer_merge_chain')
    expect(await codeOf(main, third)).toBe('buyer_merge_chain')
    expect((await merge(third, main)).status).toBe(200)
    expect(await find(third)).toMatchObject({ phone: e164(main), orders: 3 })
  })

  test('two admins at once cannot merge two phones into each other', async () => {
    const { old, main } = await twoPhones()
    const both = await Promise.all([merge(old, main), merge(main, old)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('counts refused parcels of both phones, for the shop and in the checkout', async () => {
    const { old, main, first } = await twoPhones()
    await admin.patch(`orders/${first.id}/status`, { status: 'processing' })
    const parcel = { id: `shp-${first.id}`, orderId: first.id, carrier: 'GHN' as const, status: 'returned' as const }
    await checkout.db.insert(schema.shipments).values(parcel)
    expect(await find(main)).toMatchObject({ refused: 0 })
    await merge(old, main)
    expect(await find(main)).toMatchObject({ refused: 1 })
  })

  test('is for admins alone, and writes no phone into the log', async () => {
    const { old, main, first, second } = await twoPhones()
    const { visitor: staff, userId } = await signUp(checkout)
    await checkout.db.update(schema.users).set({ role: 'staff' }).where(eq(schema.users.id, userId))
    expect((await merge(old, main, staff)).status).toBe(403)
    expect((await merge(old, main, checkout.visitor())).status).toBe(401)
    await merge(old, main)
    const entries = await checkout.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.what, 'order.buyer-merge'))
    expect(entries.at(-1)).toMatchObject({ subject: second.id, details: { other: first.id } })
  })

  test('is part of an account’s export, without a stranger’s phone, and ends with its erasure', async () => {
    const { visitor, email } = await signUp(checkout)
    const [own, other, stranger] = [aPhone(), aPhone(), aPhone()]
    for (const phone of [own, other]) {
      await visitor.post('carts', { productId: dress, quantity: 1, color: 'Xanh lam' })
      const { json } = await checkout.order(visitor, { paymentMethod: 'cod', address: { ...testAddress, phone } })
      await admin.patch(`orders/${json._id}/status`, { status: 'cancelled' })
    }
    await cash(stranger)
    await merge(other, own)
    await merge(stranger, own)
    const { orders } = (await visitor.get('users/me/export')).json
    expect(JSON.stringify(orders)).not.toContain(e164(stranger))
    const at = expect.any(String)
    expect(
      orders.find(({ shippingAddress }: { shippingAddress: { phone: string } }) => shippingAddress.phone === e164(own)).phoneMerges,
    ).toEqual([
      { otherPhone: e164(other), at },
      { otherPhone: null, at },
    ])
    expect((await visitor.delete('users/me', { confirm: email, password: 'mot mat khau dai' })).status).toBe(200)
    const { buyerMerges } = schema
    expect(
      await checkout.db
        .select()
        .from(buyerMerges)
        .where(eq(buyerMerges.mainPhone, e164(own))),
    ).toEqual([])
    expect(await find(stranger)).toMatchObject({ phone: e164(stranger), orders: 1 })
  })
})
