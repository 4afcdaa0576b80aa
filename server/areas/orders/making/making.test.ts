import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import { drawImage } from '../../../testing/image-fixture.ts'
import type { Visitor } from '../../../testing/shop-fixture.ts'
import { multipartOf } from '../../../testing/upload-fixture.ts'
import { signInAdmin } from '../../../testing/users-fixture.ts'
import { writeSettings } from '../../content/content.ts'

let checkout: CheckoutFixture
let admin: Visitor & { userId: string }
let sewn: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  sewn = await checkout.put('Áo dài đặt may', 0, {
    madeToOrder: true,
    leadDays: 10,
    facts: { care: ['line-dry', 'handwash', 'unknown'] },
  })
})
afterAll(() => checkout.close())

const hanh = { name: 'Cô Hạnh', words: { vi: 'May từ năm 1992', en: 'Sewing since 1992' } }
const lien = { name: 'Chị Liên', words: { vi: '', en: '' } }
const sewnBy = (...makers: (typeof hanh)[]) => transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { makers }))
const move = (id: string, status: string) => admin.patch(`orders/${id}/status`, { status })
async function begun() {
  const order = await checkout.ordered({ [sewn]: 1 }, { paymentMethod: 'cod' })
  await move(order.id, 'processing')
  return order
}
const picture = async () =>
  (await drawImage(1_000, 800, 3))
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' } })
    .toBuffer()
async function add(id: string, { words = '', photo, who = admin }: { words?: string; photo?: Buffer; who?: Visitor }) {
  const { body, headers } = multipartOf(photo ? [{ name: 'anh.jpg', content: photo }] : [], 'photo', { words })
  return who.post(`orders/${id}/updates`, body, { headers })
}
const makingOf = async (who: Visitor, id: string, token = '') => (await who.get(`orders/${id}/making?token=${token}`)).json.data

test('making: the page of an order says who sews it, by when, and how to wash it', async () => {
  await sewnBy(hanh)
  await transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, { sewing: { weeklyPieces: 5 } }))
  const { visitor, id } = await checkout.ordered({ [sewn]: 1 }, { paymentMethod: 'cod' })
  const care = [{ name: 'Áo dài đặt may', nameLanguage: 'vi', care: ['handwash', 'line-dry'] }]
  expect(await makingOf(visitor, id)).toEqual({ step: null, sewnBy: null, beforeTet: null, maker: hanh, updates: [], care })
  await move(id, 'processing')
  expect(await makingOf(visitor, id)).toMatchObject({ step: 'sewing', sewnBy: '2026-11-30' })
  await admin.patch(`orders/${id}/sewing`, { isSewn: true })
  expect(await makingOf(visitor, id)).toMatchObject({ step: 'packing', sewnBy: null })
  await move(id, 'shipped')
  expect(await makingOf(visitor, id)).toMatchObject({ step: 'sent' })
})

test('making: of several who sew, an order names the chosen one, also after she has left the settings', async () => {
  await sewnBy(hanh, lien)
  const { visitor, id } = await begun()
  expect((await makingOf(visitor, id)).maker).toBeNull()
  const chosen = await admin.put(`orders/${id}/maker`, { name: 'Cô Hạnh' })
  expect([chosen.status, chosen.json.data.makers, chosen.json.data.maker]).toEqual([200, ['Cô Hạnh', 'Chị Liên'], hanh])
  expect((await admin.put(`orders/${id}/maker`, { name: 'Ai đó' })).status).toBe(400)
  await sewnBy(lien)
  expect((await makingOf(visitor, id)).maker).toEqual(hanh)
  await admin.put(`orders/${id}/maker`, { name: null })
  expect((await makingOf(visitor, id)).maker).toEqual(lien)
})

test('making: a photo loses its camera data, and is seen by those who may see the order alone', async () => {
  const { visitor, id, token } = await begun()
  const sent = await add(id, { words: '  Đang khâu viền cổ ', photo: await picture() })
  expect([sent.status, sent.json.message]).toEqual([201, 'Đã đưa lên trang đơn hàng.'])
  const [update] = (await makingOf(visitor, id)).updates
  expect(update).toMatchObject({ step: 'sewing', words: 'Đang khâu viền cổ', photo: { width: 1_000, height: 800 } })
  const url = `/api/orders/${id}/photos/${update.photo._id}/800.webp`
  const seen = await checkout.app.inject({ url, headers: { cookie: `memay_guest=${visitor.cookies.get('memay_guest')}` } })
  expect([seen.statusCode, seen.headers['content-type'], seen.headers['cache-control']]).toEqual([200, 'image/jpeg', 'no-store'])
  expect((await sharp(seen.rawPayload).metadata()).exif).toBeUndefined()
  const stranger = checkout.visitor()
  expect((await stranger.get(url)).status).toBe(404)
  expect((await stranger.get(`${url}?token=${token}`)).status).toBe(200)
  expect((await stranger.get(`orders/${id}/making`)).status).toBe(404)
  // Not by another order, not as a public picture, not in the library.
  const other = await begun()
  expect((await other.visitor.get(url.replace(id, other.id))).status).toBe(404)
  expect((await stranger.get(`/media/${update.photo._id}/800.webp`)).status).toBe(404)
  expect((await visitor.get(url.replace('800.webp', '801.webp'))).status).toBe(404)
  const library = (await admin.get('images')).json.images as { _id: string }[]
  expect(library.map(({ _id }) => _id)).not.toContain(update.photo._id)
  expect((await admin.delete(`images/${update.photo._id}`)).status).toBe(404)
})

test('making: a job makes the smaller files of a photo, and the sweep keeps them', async () => {
  const { id } = await begun()
  const { _id: photoId } = (await add(id, { photo: await picture() })).json.data.updates[0].photo
  await checkout.platform.jobs.drain()
  for (const file of ['320.webp', '800.webp', '1000.webp']) {
    expect(await checkout.platform.storage.exists(`pictures/${photoId}/${file}`), file).toBe(true)
  }
  expect(await checkout.platform.storage.exists(`pictures/${photoId}/share.jpg`)).toBe(false)
})

test('making: words alone are enough; nothing at all, too much, and a file that is no photo are refused', async () => {
  const { id } = await begun()
  expect((await add(id, { words: 'Vải đã cắt' })).status).toBe(201)
  expect((await add(id, { words: '  ' })).json).toMatchObject({ code: 'invalid_input', issues: [{ path: 'words' }] })
  expect((await add(id, { words: 'a'.repeat(201) })).json).toMatchObject({ code: 'invalid_input', issues: [{ path: 'words' }] })
  const page = await add(id, { photo: Buffer.from('<html></html>') })
  expect(page.json).toMatchObject({ code: 'images_refused', issues: [{ message: expect.stringContaining('Không phải ảnh') }] })
  expect((await add(id, { photo: Buffer.alloc(15 * 1024 * 1024 + 1, 0xff) })).status).toBe(413)
  expect((await admin.post(`orders/${id}/updates`, { words: 'Chào' })).status).toBe(415)
  for (let more = 0; more < 19; more++) await add(id, { words: `Bước ${more}` })
  expect((await add(id, { words: 'Thêm nữa' })).json.code).toBe('order_updates_full')
})

test('making: only staff add to an order, and only while it is made', async () => {
  const order = await checkout.ordered({ [sewn]: 1 }, { paymentMethod: 'cod' })
  expect((await add(order.id, { words: 'Sớm quá' })).json.code).toBe('move_not_allowed')
  await move(order.id, 'processing')
  expect((await add(order.id, { words: 'Khách viết', who: order.visitor })).status).toBe(401)
  expect((await order.visitor.put(`orders/${order.id}/maker`, { name: null })).status).toBe(401)
  expect((await order.visitor.get(`orders/${order.id}/making/staff`)).status).toBe(401)
  expect((await add('ord_none', { words: 'Đơn nào?' })).status).toBe(404)
})

test('making: an update is deleted with its photo, of its own order alone', async () => {
  const { visitor, id } = await begun()
  const [update] = (await add(id, { photo: await picture() })).json.data.updates
  const other = await begun()
  expect((await admin.delete(`orders/${other.id}/updates/${update._id}`)).status).toBe(404)
  expect((await admin.delete(`orders/${id}/updates/${update._id}`)).status).toBe(200)
  expect((await makingOf(visitor, id)).updates).toEqual([])
  expect(await checkout.db.select().from(schema.images).where(eq(schema.images.id, update.photo._id))).toEqual([])
})

test('making: a deleted order takes its photos with it', async () => {
  const { id } = await begun()
  const [update] = (await add(id, { photo: await picture() })).json.data.updates
  await move(id, 'cancelled')
  expect((await admin.delete(`orders/${id}`)).status).toBe(200)
  expect(await checkout.db.select().from(schema.images).where(eq(schema.images.id, update.photo._id))).toEqual([])
})
