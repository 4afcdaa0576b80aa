import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { drawImage, openImageFixture } from '../../testing/image-fixture.ts'
import { openTestShop, type TestShop, type Visitor } from '../../testing/shop-fixture.ts'
import { multipartOf, type Part } from '../../testing/upload-fixture.ts'
import { signInAdmin } from '../../testing/users-fixture.ts'
import { createCategory, createCollection, writeProduct } from '../catalogue/catalogue.ts'
import { addContentImages, createBanner } from '../content/content.ts'
import { sweepImages } from './remove-images.ts'

let shop: TestShop
let admin: Visitor & { userId: string }
let deps: ReturnType<typeof openImageFixture>
beforeAll(async () => {
  shop = await openTestShop()
  admin = await signInAdmin(shop)
  deps = openImageFixture(shop)
})
afterAll(() => shop.close())

const png = async (name = 'ao.png'): Promise<Part> => ({ name, content: await drawImage(30, 20).png().toBuffer() })
const send = (parts: Part[], who: Visitor = admin) => {
  const { body, headers } = multipartOf(parts)
  return who.post('images/upload-many', body, { headers })
}
const upload = async (...parts: Part[]): Promise<string[]> => (await send(parts)).json.images.map(({ _id }: { _id: string }) => _id)
const page: Part = { name: 'a.png', content: Buffer.from('<html><script>alert(1)</script></html>') }

describe('library: an upload', () => {
  test("accepts several pictures at once, and explains each refused file in the caller's language", async () => {
    const sent = await send([await png('áo 1.png'), page, await png('áo 2.png')])
    expect([sent.status, sent.json.message]).toEqual([201, 'Đã tải lên 2 ảnh.'])
    expect(sent.json.images).toMatchObject([
      { name: 'áo 1.png', width: 30, height: 20, alts: { vi: '', en: '' }, usedIn: [] },
      { name: 'áo 2.png' },
    ])
    expect(sent.json.rejected).toEqual([{ name: 'a.png', reason: expect.stringContaining('Không phải ảnh') }])
    const { body, headers } = multipartOf([page])
    const english = await admin.post('images/upload-many', body, { headers: { ...headers, 'accept-language': 'en' } })
    expect([english.status, english.json.code, english.json.rejected[0].reason]).toEqual([
      400,
      'images_refused',
      expect.stringContaining('not a still'),
    ])
    const [noted] = await shop.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.what, 'image.upload'))
    expect(noted).toMatchObject({ who: admin.userId, details: { ids: [expect.any(String), expect.any(String)] } })
  })

  test('of the same file twice is one picture', async () => {
    const same = await png()
    expect(new Set([...(await upload(same, { ...same, name: 'b.png' })), ...(await upload(same))]).size).toBe(1)
  })

  test('refuses only the file above 15 MB', async () => {
    const large = { name: 'to.jpg', content: Buffer.alloc(15 * 1024 * 1024 + 1, 0xff) }
    const sent = await send([large, await png()])
    expect([sent.status, sent.json.images.length, sent.json.rejected[0].reason]).toEqual([201, 1, expect.stringContaining('15 MB')])
  })

  test('of more than twenty files is refused completely', async () => {
    const before = (await admin.get('images')).json.total
    const parts = await Promise.all(Array.from({ length: 21 }, (_, n) => png(`${n}.png`)))
    expect((await send(parts)).status).toBe(413)
    expect((await admin.get('images')).json.total).toBe(before)
  })

  test('must be a form with files', async () => {
    expect((await admin.post('images/upload-many', { images: [] })).status).toBe(415)
    expect((await admin.post('images/upload-many')).status).toBe(415)
    expect((await send([])).json).toMatchObject({ code: 'invalid_input', issues: [{ path: 'images' }] })
    const { body, headers } = multipartOf([await png()])
    const broken = [
      { body, headers: { 'content-type': 'multipart/form-data' } },
      { body, headers: { 'content-type': 'multipart/form-data; boundary=other' } },
      { body: body.subarray(0, body.length - 40), headers },
    ]
    for (const { body: payload, headers: each } of broken)
      expect((await admin.post('images/upload-many', payload, { headers: each })).status).toBe(400)
  })

  test('needs an admin, checked before the body is read', async () => {
    const parts = [await png()]
    expect((await send(parts, shop.visitor())).status).toBe(401)
    expect((await admin.post('users/logout', {})).status).toBeLessThan(300)
    expect((await send(parts)).status).toBe(401)
    admin = await signInAdmin(shop)
  })
})

describe('library: the list', () => {
  test('is paged, newest first, and searched without diacritics', async () => {
    await upload(await png('Áo dài đỏ.png'))
    const [newest] = await upload(await png('mũ.png'))
    const first = (await admin.get('images?limit=1')).json
    expect(first).toMatchObject({ currentPage: 1, images: [{ _id: newest }] })
    expect(first.totalPage).toBe(first.total)
    expect((await admin.get('images?query=ao%20DAI%20do')).json).toMatchObject({ total: 1, images: [{ name: 'Áo dài đỏ.png' }] })
    expect((await admin.get('images?query=%25')).json.total).toBe(0)
    for (const bad of ['page=0', 'limit=101', 'limit=10abc', 'missingAlt=1'])
      expect([bad, (await admin.get(`images?${bad}`)).status]).toEqual([bad, 400])
  })

  test('has descriptions in both languages; pictures without one are found', async () => {
    const [id = ''] = await upload(await png('chua-ta.png'))
    expect((await admin.get('images?missingAlt=true&query=chua-ta')).json.total).toBe(1)
    expect((await admin.patch(`images/${id}`, { alt: { vi: 'Áo lụa', en: '' } })).status).toBe(200)
    expect((await admin.get('images?missingAlt=true&query=ao%20lua')).json.total).toBe(1)
    const saved = await admin.patch(`images/${id}`, { alt: { vi: ' Áo lụa ', en: 'A silk top' } })
    expect(saved.json.data.image).toMatchObject({ alt: 'Áo lụa', alts: { vi: 'Áo lụa', en: 'A silk top' } })
    expect((await admin.get('images?missingAlt=true&query=chua-ta')).json.total).toBe(0)
    expect((await admin.get('images?missingAlt=false&query=silk')).json.total).toBe(1)
    expect((await admin.patch('images/img_none', { alt: { vi: '', en: '' } })).status).toBe(404)
    for (const bad of [{}, { alt: 'x' }, { alt: { vi: 'x'.repeat(301), en: '' } }])
      expect((await admin.patch(`images/${id}`, bad)).status).toBe(400)
  })

  test('needs an admin', async () => {
    const stranger = shop.visitor()
    const calls = [
      () => stranger.get('images'),
      () => stranger.patch('images/x', {}),
      () => stranger.delete('images/x'),
      () => stranger.delete('images', { ids: ['x'] }),
    ]
    for (const call of calls) expect((await call()).status).toBe(401)
  })
})

describe('library: a deletion', () => {
  test('removes the picture and its files', async () => {
    const [id = ''] = await upload(await png())
    await shop.platform.jobs.drain()
    expect((await deps.fetchFile(`/media/${id}/30.webp`)).statusCode).toBe(200)
    expect((await admin.delete(`images/${id}`)).status).toBe(200)
    await shop.platform.jobs.drain()
    expect((await deps.fetchFile(`/media/${id}/30.webp`)).statusCode).toBe(404)
    expect((await admin.delete(`images/${id}`)).status).toBe(404)
  })

  test('is refused for a picture in use, with its uses; of several pictures none is deleted then', async () => {
    const [used = '', cover = '', wide = '', free = ''] = await upload(await png(), await png(), await png(), await png())
    await transact(shop.db, async (tx) => {
      const categoryId = await createCategory(shop.platform, tx, { name: 'Đầm' })
      const colors = [{ color: 'Đỏ', hex: '#aa0000', imageIds: [used] }]
      await writeProduct(shop.platform, tx, { name: 'Đầm sen', sku: 'S1', categoryId, price: 100_000, colors })
      await createCollection(shop.platform, tx, { name: 'Tết', imageId: cover })
      await createBanner(shop.platform, tx, { title: { vi: 'Mùa hè', en: 'Summer' }, imageId: wide, mobileImageId: cover })
      await addContentImages(shop.platform, tx, 'about', [cover])
    })
    const one = await admin.delete(`images/${used}`)
    expect([one.status, one.json.code, one.json.issues]).toEqual([409, 'in_use', [{ path: used, message: 'Sản phẩm “Đầm sen”' }]])
    const many = await admin.delete('images', { ids: [free, cover, wide, 'img_none'] })
    expect(many.status).toBe(409)
    expect(many.json.issues.map(({ message }: { message: string }) => message).sort()).toEqual([
      'Banner “Mùa hè”',
      'Banner “Mùa hè”',
      'Bộ sưu tập “Tết”',
      'Trang “Về chúng tôi”',
    ])
    const { images } = (await admin.get('images?limit=100')).json
    const find = (id: string) => images.find(({ _id }: { _id: string }) => _id === id)
    expect(find(used).usedIn).toMatchObject([{ kind: 'product', name: 'Đầm sen' }])
    expect(find(cover).usedIn.map(({ kind }: { kind: string }) => kind)).toEqual(['collection', 'banner', 'page'])
    expect(find(free).usedIn).toEqual([])
    await shop.db.update(schema.products).set({ deletedAt: new Date() }).where(eq(schema.products.sku, 'S1'))
    expect((await admin.delete('images', { ids: [free, used] })).json.message).toBe('Đã xoá 2 ảnh.')
    for (const bad of [{}, { ids: [] }, { ids: 'x' }, { ids: Array(101).fill('x') }])
      expect((await admin.delete('images', bad)).status).toBe(400)
  })
})

test('library: files without a picture are removed from the storage after a while', async () => {
  await shop.platform.jobs.drain()
  const [id = ''] = await upload(await png())
  await deps.fetchFile(`/media/${id}/30.webp`)
  const { storage } = shop.platform
  const stray = [`pictures/img_gone/original.jpg`, `pictures/${id}/original.jpg.4f.part`, `pictures/${id}/77.webp`]
  for (const key of stray) await storage.put(key, 'x')
  expect(await sweepImages(shop.platform, new Date())).toBe(0)
  expect(await sweepImages(shop.platform, new Date(Date.now() + 2 * 3_600_000))).toBe(stray.length)
  for (const key of stray) expect(await storage.exists(key)).toBe(false)
  expect((await deps.fetchFile(`/media/${id}/30.webp`)).statusCode).toBe(200)
})
