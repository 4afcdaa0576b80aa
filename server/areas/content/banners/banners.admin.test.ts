import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addHours } from '../../../../contract/durations.ts'
import { schema } from '../../../platform/database/client.ts'
import { drawImage } from '../../../testing/image-fixture.ts'
import { openTestShop, type TestShop, type Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin } from '../../../testing/users-fixture.ts'
import { addImage } from '../../media/media.ts'

let shop: TestShop
let admin: Visitor & { userId: string }
let wide: string
let narrow: string
let tiny: string
beforeAll(async () => {
  shop = await openTestShop()
  admin = await signInAdmin(shop)
  ;[wide, narrow, tiny] = (await Promise.all([picture(1_600, 800), picture(700, 900), picture(300, 150)])) as [string, string, string]
})
afterAll(() => shop.close())

async function picture(width: number, height: number): Promise<string> {
  const response = await addImage(shop.platform, {
    content: await drawImage(width, height).jpeg().toBuffer(),
    name: `${width}.jpg`,
    alt: { vi: '', en: '' },
  })
  if (!('_id' in response)) throw new Error(response.refused)
  return response._id
}

const inHours = (hours: number) => addHours(shop.clock.now(), hours).toISOString()
const make = (more: object = {}) => admin.post('banner', { title: { vi: 'Mùa hè', en: 'Summer' }, image: wide, ...more })
const made = async (more: object = {}) => (await make(more)).json.data.banner
const change = (id: string, newBanner: unknown) => admin.patch(`banner/${id}`, { newBanner })
const titles = async (who: Visitor, path = 'banner') =>
  (await who.get(path)).json.data.map(({ title }: { title: { vi: string } }) => title.vi)

describe('banners: a banner', () => {
  test('stores every field, and is public', async () => {
    const all = {
      title: { vi: 'Tết', en: 'Tết' },
      subtitle: { vi: 'Áo mới', en: 'New clothes' },
      cta: { vi: 'Xem', en: 'See' },
      link: '/collections/tet',
      order: 7,
      active: true,
      startsAt: inHours(-1),
      endsAt: inHours(1),
    }
    const response = await make({ ...all, mobileImage: narrow })
    expect([response.status, response.json.message]).toEqual([201, 'Đã thêm banner.'])
    const { banner } = response.json.data
    expect(banner).toMatchObject({ ...all, image: { _id: wide, width: 1_600 }, mobileImage: { _id: narrow } })
    expect((await shop.visitor().get(`banner/${banner._id}`)).json.data.banner).toEqual(banner)
    const [noted] = await shop.db.select().from(schema.auditEntries).where(eq(schema.auditEntries.subject, banner._id))
    expect(noted).toMatchObject({ who: admin.userId, what: 'banner.create' })
    expect((await made()).order).toBe(8)
  })

  test.each([
    [{ title: { vi: '', en: 'x' } }, 'title.vi'],
    [{ title: 'x' }, 'title'],
    [{ image: undefined }, 'image'],
    [{ image: 'img_none' }, 'image'],
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ link: '//evil.example' }, 'link'],
    [{ link: '/\\evil.example' }, 'link'],
    [{ link: 'http://shop.example' }, 'link'],
    [{ link: 'https://user@evil.example' }, 'link'],
    [{ link: 'data:text/html,x' }, 'link'],
    [{ order: -1 }, 'order'],
    [{ active: 'yes' }, 'active'],
    [{ startsAt: 'tomorrow' }, 'startsAt'],
    [{ startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' }, 'endsAt'],
  ])('with %j is refused at its field', async (more, path) => {
    const response = await make(more)
    expect([response.status, response.json.issues[0].path]).toEqual([400, path])
  })

  test('accepts pages of the shop and https URLs as links, and pictures of any width', async () => {
    for (const link of ['/', '/products?status=Sale', 'https://www.facebook.com/memay', ''])
      expect([link, (await make({ link })).status]).toEqual([link, 201])
    expect((await make({ image: tiny, mobileImage: tiny })).status).toBe(201)
    await shop.db.delete(schema.banners)
  })

  test('changes field by field, and null clears a field', async () => {
    const { _id } = await made({ subtitle: { vi: 'a', en: 'b' }, link: '/faq', mobileImage: narrow, endsAt: inHours(5) })
    const changed = await change(_id, { title: { vi: 'Thu', en: '' }, subtitle: { vi: ' ', en: '' }, mobileImage: null, endsAt: null })
    const { banner } = changed.json.data
    expect(banner).toMatchObject({ title: { vi: 'Thu', en: '' }, link: '/faq', image: { _id: wide } })
    for (const gone of ['subtitle', 'mobileImage', 'endsAt']) expect(banner).not.toHaveProperty(gone)
    expect((await change(_id, { startsAt: inHours(3) })).status).toBe(200)
    const dates = await change(_id, { endsAt: inHours(2) })
    expect([dates.status, dates.json.issues[0].path]).toEqual([400, 'newBanner.endsAt'])
    for (const bad of [undefined, 5, 'x', { image: null }, { title: null }])
      expect([bad, (await change(_id, bad)).status]).toEqual([bad, 400])
    expect((await change('bnr_none', {})).status).toBe(404)
    await shop.db.delete(schema.banners)
  })

  test('that is off or outside its dates is visible to admins only', async () => {
    const shopper = shop.visitor()
    const off = await made({ title: { vi: 'Tắt', en: '' }, active: false })
    await made({ title: { vi: 'Sắp', en: '' }, startsAt: inHours(2) })
    await made({ title: { vi: 'Nay', en: '' } })
    expect([await titles(shopper), await titles(admin)]).toEqual([['Nay'], ['Nay']])
    expect(await titles(admin, 'banner?all=true')).toEqual(['Tắt', 'Sắp', 'Nay'])
    expect(await titles(shopper, 'banner?all=true')).toEqual(['Nay'])
    expect([(await shopper.get(`banner/${off._id}`)).status, (await admin.get(`banner/${off._id}`)).status]).toEqual([404, 200])
    await shop.db.delete(schema.banners)
  })

  test('is sorted by the owner, and can be deleted', async () => {
    const [a, b] = [await made({ title: { vi: 'A', en: '' } }), await made({ title: { vi: 'B', en: '' } })]
    expect((await admin.patch('banner/order', { ids: [b._id, a._id] })).status).toBe(200)
    expect(await titles(shop.visitor())).toEqual(['B', 'A'])
    expect((await admin.delete(`banner/${b._id}`)).json.message).toBe('Đã xoá banner.')
    expect(await titles(shop.visitor())).toEqual(['A'])
    expect((await admin.delete(`banner/${b._id}`)).status).toBe(404)
  })

  test('needs an admin to change', async () => {
    const stranger = shop.visitor()
    for (const response of [
      await stranger.post('banner', {}),
      await stranger.patch('banner/x', {}),
      await stranger.patch('banner/order', {}),
      await stranger.delete('banner/x'),
    ])
      expect(response.status).toBe(401)
  })
})
