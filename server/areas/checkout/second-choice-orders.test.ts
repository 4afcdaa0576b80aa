import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { schema } from '../../platform/database/client.ts'
import { findInvariantErrors } from '../../testing/check-invariants.ts'
import { type CheckoutFixture, nextPhone, openCheckoutFixture, testAddress } from '../../testing/checkout-fixture.ts'
import type { Visitor } from '../../testing/shop-fixture.ts'
import { signInAdmin } from '../../testing/users-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

/** Goods of second choice, as an inspected return leaves them. */
async function putGoods(quantity: number): Promise<string> {
  const id = newId('sec')
  const what = { variantId: id, productId: '', name: 'Đầm hoa', imageUrl: '', color: 'Xanh lam', size: '2Y', unitVnd: 100_000 }
  await checkout.db.insert(schema.secondChoiceGoods).values({ id, quantity, ...what })
  return id
}
async function unitsOf(id: string): Promise<number | undefined> {
  const [row] = await checkout.db.select().from(schema.secondChoiceGoods).where(eq(schema.secondChoiceGoods.id, id))
  return row?.quantity
}
const lineOf = (secondChoice: string, quantity: number) => ({
  ...{ name: 'Đầm hoa – hàng hạng hai', note: 'Có vết ố nhỏ', amount: 60_000, quantity, secondChoice },
})
const bodyOf = (customItems: object[], more: object = {}) => ({
  ...{ items: [], customItems, address: { ...testAddress, phone: nextPhone() }, paymentMethod: 'cod', source: 'zalo', ...more },
})
const place = (customItems: object[], more?: object) => admin.post('orders/for-customer', bodyOf(customItems, more))
const preview = async (customItems: object[]) =>
  (await admin.post('orders/for-customer/preview', { items: [], customItems, province: testAddress.province })).json.data

describe('second choice in a new order', () => {
  test('takes its units with the reduced price and its reason, is not sewn, and returns them with the order', async () => {
    const id = await putGoods(3)
    expect((await preview([lineOf(id, 2), lineOf(id, 2)])).lines).toMatchObject([
      { total: 120_000, free: 3, problem: null },
      { total: 120_000, free: 1, problem: 'Không còn đủ số lượng.' },
    ])
    const placed = await place([lineOf(id, 2)])
    expect(placed.status).toBe(201)
    const { order } = placed.json.data
    expect(order.items).toMatchObject([{ isCustom: true, price: 60_000, total: 120_000, note: 'Có vết ố nhỏ', fromStock: 2 }])
    expect(await unitsOf(id)).toBe(1)
    await admin.patch(`orders/${order._id}/status`, { status: 'processing' })
    expect(JSON.stringify((await admin.get('production')).json.data.ordered)).not.toContain('hàng hạng hai')
    await admin.patch(`orders/${order._id}/status`, { status: 'cancelled' })
    expect(await unitsOf(id)).toBe(3)
  })

  test('returns its units when the line is removed', async () => {
    const id = await putGoods(2)
    const hat = await checkout.put('Mũ kèm', 20)
    const items = [{ productId: hat, color: 'Xanh lam', quantity: 1 }]
    const { order } = (await place([lineOf(id, 2)], { items })).json.data
    const { version } = (await admin.get(`orders/${order._id}`)).json.data.order
    const edited = await admin.post(`orders/${order._id}/edit`, { expectedVersion: version, lines: [{ line: 0, quantity: 1 }] })
    expect(edited.status).toBe(200)
    expect(await unitsOf(id)).toBe(2)
  })

  test('is refused beyond what is there, and where it does not exist; then nothing is taken', async () => {
    const id = await putGoods(2)
    const hat = await checkout.put('Mũ thôi', 1)
    const items = [{ productId: hat, color: 'Xanh lam', quantity: 1 }]
    for (const [lines, path] of [
      [[lineOf(id, 1), lineOf('sec_none', 1)], 'customItems.1'],
      [[lineOf(id, 3)], 'customItems.0'],
    ] as const) {
      const refused = await place([...lines], { items })
      expect(refused).toMatchObject({ status: 409, json: { code: 'order_items_changed', issues: [{ path }] } })
    }
    expect(await unitsOf(id)).toBe(2)
    expect((await place([lineOf(id, 2)], { items })).status).toBe(201)
  })

  test('the last unit is sold once, by two orders at the same time', async () => {
    const id = await putGoods(1)
    const both = await Promise.all([place([lineOf(id, 1)]), place([lineOf(id, 1)])])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await unitsOf(id)).toBe(0)
  })

  test('is kept in a draft without taking units; its customer takes them, or sees that they are gone', async () => {
    const id = await putGoods(1)
    const draft = async () => {
      const { _id } = (await admin.post('orders/drafts', bodyOf([lineOf(id, 1)]))).json.data.draft
      const { link } = (await admin.post(`orders/drafts/${_id}/link`, {})).json.data
      return { _id, token: new URL(link).searchParams.get('token') ?? '' }
    }
    const [first, second] = [await draft(), await draft()]
    expect(await unitsOf(id)).toBe(1)
    const offer = async ({ _id, token }: typeof first) =>
      (await checkout.visitor().get(`order-offers/${_id}?token=${token}&province=${encodeURIComponent(testAddress.province)}`)).json.data
    const { items, sums } = await offer(first)
    expect(items).toMatchObject([{ total: 60_000, problem: null, wishes: ['Có vết ố nhỏ'] }])
    const confirm = ({ _id, token }: typeof first) =>
      checkout.visitor().post(`order-offers/${_id}/confirm`, {
        ...{ token, expectedVersion: 1, total: sums.total, paymentMethod: 'cod', address: { ...testAddress, phone: nextPhone() } },
      })
    expect((await confirm(first)).status).toBe(201)
    expect(await unitsOf(id)).toBe(0)
    expect((await offer(second)).items).toMatchObject([{ problem: 'Không còn đủ số lượng.' }])
    expect((await confirm(second)).json).toMatchObject({ code: 'order_items_changed' })
  })
})

describe('the name of second choice', () => {
  async function putDress(): Promise<{ goods: string; lines: object[] }> {
    const product = await checkout.put('Đầm hoa nhí', 5, { nameEn: 'Floral dress' })
    const [variant] = await checkout.db.select().from(schema.variants).where(eq(schema.variants.productId, product))
    const goods = await putGoods(3)
    await checkout.db
      .update(schema.secondChoiceGoods)
      .set({ variantId: variant?.id ?? '', productId: product, name: 'Đầm hoa nhí' })
      .where(eq(schema.secondChoiceGoods.id, goods))
    return { goods, lines: [lineOf(goods, 1)] }
  }

  test('is in the language of the customer, not of the admin who adds it', async () => {
    const { goods, lines } = await putDress()
    const nameIn = async (language: string) => (await place(lines, { language })).json.data.order.items[0].product.name
    expect(await nameIn('en')).toMatch(/^Floral dress, .*2Y – second choice$/)
    expect(await nameIn('vi')).toMatch(/^Đầm hoa nhí, .*2Y – hàng hạng hai$/)
    const listed = (await admin.get('second-choice?limit=100&lang=en')).json.data.goods
    expect(listed.find(({ _id }: { _id: string }) => _id === goods).name).toBe('Floral dress')
  })

  test('in an edit, too, is in the language of the order', async () => {
    const { goods } = await putDress()
    const hat = await checkout.put('Mũ kèm', 20)
    const { id } = await checkout.ordered({ [hat]: 1 }, { paymentMethod: 'cod' })
    const { version } = (await admin.get(`orders/${id}`)).json.data.order
    const added = { custom: { name: 'Dress – second choice', secondChoice: goods }, price: { amount: 50_000 }, quantity: 1 }
    const edited = await admin.post(`orders/${id}/edit`, { expectedVersion: version, lines: [{ line: 0, quantity: 1 }, added] })
    expect(edited.json.data.order.items[1].product.name).toMatch(/ – hàng hạng hai$/)
  })
})
