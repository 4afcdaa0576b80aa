import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../../platform/database/client.ts'
import { openTestShop, type TestShop, type Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'
import { findDeliveryArea } from '../content.ts'

let shop: TestShop
let admin: Visitor & { userId: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await signInAdmin(shop)
})
afterAll(() => shop.close())

const noted = async () => (await shop.db.select().from(schema.auditEntries).orderBy(desc(schema.auditEntries.id)).limit(1))[0]?.what
const names = async () => (await shop.visitor().get('locations')).json.data.map(({ location }: { location: string }) => location)

describe('stores-and-areas: a delivery area', () => {
  test('is one province, found by its name, or a group of them', async () => {
    const hue = await admin.post('locations', { location: 'Thành phố Huế', shippingFee: 20_000 })
    expect(hue.status).toBe(201)
    expect(hue.json.location).toMatchObject({ provinces: ['Thành phố Huế'], shippingFee: 20_000, freeFrom: null, days: [3, 5] })
    expect(hue.json.data.location).toEqual(hue.json.location)
    expect(await noted()).toBe('location.create')
    const north = await admin.post('locations', {
      location: 'Miền Bắc',
      labels: { en: 'The North' },
      provinces: ['Hà Nội', 'Tỉnh Bắc Ninh'],
      shippingFee: 0,
      freeFrom: 500_000,
      days: [2, 4],
    })
    expect(north.json.location).toMatchObject({ label: 'Miền Bắc', labels: { en: 'The North' }, freeFrom: 500_000, days: [2, 4] })
    expect(await findDeliveryArea(shop.db, '01')).toEqual({ shippingFee: 0, freeFrom: 500_000, days: [2, 4] })
    expect((await shop.visitor('en').get('locations')).json.data[1].label).toBe('The North')
  })

  test('may be named before its provinces are chosen, and have a range of days', async () => {
    const south = (await admin.post('locations', { location: 'Miền Nam', shippingFee: 30_000, days: 4 })).json.location
    expect(south).toMatchObject({ location: 'Miền Nam', provinces: [], days: [4, 4] })
    const chosen = await admin.patch(`locations/${south._id}`, { provinces: ['Đồng Tháp'], days: [3, 4] })
    expect(chosen.json.location).toMatchObject({ provinces: ['Đồng Tháp'], days: [3, 4] })
    expect((await admin.delete(`locations/${south._id}`)).status).toBe(200)
  })

  test('reports the error of every field', async () => {
    const asked = { location: 'Miền Tây', provinces: [], shippingFee: 99_000_000, days: [5, 3] }
    const { issues } = (await admin.post('locations', asked)).json
    expect(issues).toEqual([
      { path: 'provinces', message: 'Chọn ít nhất 1 mục' },
      { path: 'shippingFee', message: 'Tối đa 10.000.000' },
      { path: 'days.1', message: 'Không được nhỏ hơn số đứng trước' },
    ])
    const typed = (await admin.post('locations', { location: 'Miền Tây', shippingFee: 1, days: ['hai', 4] })).json
    expect(typed.issues).toEqual([{ path: 'days.0', message: 'Chỉ ghi số' }])
  })

  test('shares no province with another, also with concurrent additions', async () => {
    const again = await admin.post('locations', { location: 'Miền Trung', provinces: ['Đà Nẵng', 'Huế'], shippingFee: 1 })
    expect(again).toMatchObject({ status: 409, json: { code: 'province_taken', issues: [{ path: 'provinces.1' }] } })
    const answers = await Promise.all(
      [1, 2, 3].map((n) => admin.post('locations', { location: `Đà Nẵng ${n}`, provinces: ['Đà Nẵng'], shippingFee: n })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  test.each([
    [{ location: 'Sao Hoả', provinces: ['Sao Hoả'], shippingFee: 1 }, 'provinces.0'],
    [{ location: 'A', provinces: ['Cà Mau', 'cà mau'], shippingFee: 1 }, 'provinces.1'],
    [{ location: ' ', provinces: ['Cà Mau'], shippingFee: 1 }, 'location'],
    [{ location: 'Cà Mau', shippingFee: -1 }, 'shippingFee'],
    [{ location: 'Cà Mau', shippingFee: 1.5 }, 'shippingFee'],
    [{ location: 'Cà Mau', shippingFee: 1, freeFrom: 0 }, 'freeFrom'],
    [{ location: 'Cà Mau', shippingFee: 1, days: [4, 2] }, 'days.1'],
    [{ location: 'Cà Mau' }, 'shippingFee'],
  ])('refuses an invalid value: %j', async (body, path) => {
    const { status, json } = await admin.post('locations', body)
    expect(status).toBe(400)
    expect(json.issues.map((issue: { path: string }) => issue.path)).toContain(path)
    expect(await findDeliveryArea(shop.db, '96')).toBeUndefined()
  })

  test('is changed, moved in the list, and deleted', async () => {
    const { location } = (await admin.post('locations', { location: 'Cà Mau', shippingFee: 40_000, freeFrom: 900_000 })).json
    const changed = await admin.patch(`locations/${location._id}`, { location: 'Mũi Cà Mau', freeFrom: null, labels: { en: 'The cape' } })
    expect(changed.json.location).toMatchObject({ location: 'Mũi Cà Mau', freeFrom: null, shippingFee: 40_000, provinces: ['Cà Mau'] })
    expect((await admin.patch(`locations/${location._id}`, { provinces: ['Cà Mau', 'An Giang'] })).json.location.provinces).toHaveLength(2)
    expect((await admin.patch(`locations/${location._id}`, { provinces: ['Huế'] })).status).toBe(409)

    const ids = (await admin.get('locations')).json.data.map(({ _id }: { _id: string }) => _id)
    expect((await admin.put('locations/order', { ids: [...ids].reverse() })).status).toBe(200)
    expect((await names())[0]).toBe('Mũi Cà Mau')
    expect((await admin.put('locations/order', { ids: ids.slice(1) })).status).toBe(409)

    expect((await admin.delete(`locations/${location._id}`)).status).toBe(200)
    expect(await noted()).toBe('location.delete')
    expect((await admin.delete(`locations/${location._id}`)).status).toBe(404)
    expect((await admin.patch(`locations/${location._id}`, { shippingFee: 1 })).status).toBe(404)
    expect(await findDeliveryArea(shop.db, '96')).toBeUndefined()
  })
})

describe('stores-and-areas: several delivery areas at once', () => {
  const all = async () => (await shop.visitor().get('locations')).json.data as { location: string; provinces: string[] }[]
  const provincesOf = async () => Object.fromEntries((await all()).map(({ location, provinces }) => [location, provinces.length]))
  const everyProvince = async (): Promise<string[]> =>
    (await shop.visitor().get('addresses/provinces')).json.data.map(({ name }: { name: string }) => name)
  const clear = async () => {
    const { data } = (await admin.get('locations')).json
    for (const { _id } of data) await admin.delete(`locations/${_id}`)
  }
  const hue = { location: 'Huế', labels: { en: 'Huế' }, provinces: ['Huế'], shippingFee: 20_000, days: [1, 2] }
  const elsewhere = { location: 'Nơi khác', provinces: ['Đà Nẵng', 'Hà Nội'], shippingFee: 30_000, freeFrom: 500_000 }

  test('cover every province with one call', async () => {
    await clear()
    const provinces = await everyProvince()
    const { status, json } = await admin.post('locations/add-many', {
      areas: [{ location: 'Toàn quốc', labels: { en: 'Nationwide' }, provinces, shippingFee: 30_000, freeFrom: null, days: [3, 5] }],
    })
    expect(status).toBe(201)
    expect(json.message).toBe('Đã lưu các khu vực giao.')
    expect(json.data).toHaveLength(1)
    expect(json.data[0]).toMatchObject({ label: 'Toàn quốc', labels: { en: 'Nationwide' }, shippingFee: 30_000, days: [3, 5] })
    expect(json.data[0].provinces).toHaveLength(34)
    expect(await findDeliveryArea(shop.db, '96')).toEqual({ shippingFee: 30_000, freeFrom: null, days: [3, 5] })
    expect(await noted()).toBe('location.create-many')
  })

  test('are refused as a whole if a province already has an area', async () => {
    await clear()
    await admin.post('locations', { location: 'Đà Nẵng', shippingFee: 25_000 })
    const response = await admin.post('locations/add-many', { areas: [hue, elsewhere] })
    expect(response).toMatchObject({ status: 409, json: { code: 'province_taken', issues: [{ path: 'areas.1.provinces.0' }] } })
    expect(await provincesOf()).toEqual({ 'Đà Nẵng': 1 })
  })

  test('leave those provinces where they are, or take them over', async () => {
    await clear()
    await admin.post('locations', { location: 'Đà Nẵng', shippingFee: 25_000 })
    await admin.post('locations', { location: 'Miền Bắc', provinces: ['Hà Nội', 'Bắc Ninh'], shippingFee: 35_000 })
    expect((await admin.post('locations/add-many', { areas: [hue, elsewhere], taken: 'keep' })).status).toBe(201)
    expect(await provincesOf()).toEqual({ 'Đà Nẵng': 1, 'Miền Bắc': 2, Huế: 1 })
    const nothingNew = await admin.post('locations/add-many', { areas: [hue], taken: 'keep' })
    expect(nothingNew).toMatchObject({ status: 409, json: { code: 'province_taken' } })

    for (const _ of ['once', 'twice']) {
      expect((await admin.post('locations/add-many', { areas: [hue, elsewhere], taken: 'move' })).status).toBe(201)
      expect(await provincesOf()).toEqual({ 'Miền Bắc': 1, Huế: 1, 'Nơi khác': 2 })
    }
    expect((await all()).map(({ location }) => location)).toEqual(['Miền Bắc', 'Huế', 'Nơi khác'])
  })

  test('are written once by two concurrent calls', async () => {
    await clear()
    const answers = await Promise.all([1, 2, 3].map(() => admin.post('locations/add-many', { areas: [hue, elsewhere] })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await provincesOf()).toEqual({ Huế: 1, 'Nơi khác': 2 })
  })

  test.each([
    [{ areas: [] }, 'areas'],
    [{ areas: [hue, { ...elsewhere, provinces: [] }] }, 'areas.1.provinces'],
    [{ areas: [hue, { ...elsewhere, provinces: ['Hà Nội', 'huế'] }] }, 'areas.1.provinces.1'],
    [{ areas: [hue, { ...elsewhere, provinces: ['Atlantis'] }] }, 'areas.1.provinces.0'],
    [{ areas: [hue, { ...elsewhere, shippingFee: -1 }] }, 'areas.1.shippingFee'],
    [{ areas: [hue, { location: 'Chỉ có tên', shippingFee: 1 }] }, 'areas.1.provinces'],
    [{ areas: [hue], taken: 'whatever' }, 'taken'],
  ])('refuse an invalid value and write nothing: %j', async (body, path) => {
    await clear()
    const { status, json } = await admin.post('locations/add-many', body)
    expect([status, json.issues[0].path]).toEqual([400, path])
    expect(await all()).toEqual([])
  })
})

describe('stores-and-areas: a store', () => {
  const url = 'https://maps.example/1'
  test('is added, changed, moved in the list and deleted', async () => {
    const made = await admin.post('stores', { address: '46 Bạch Đằng', url })
    expect(made.status).toBe(201)
    const { _id } = made.json.data.store
    expect(made.json.data.store).toEqual({
      _id,
      name: '46 Bạch Đằng',
      names: { vi: '46 Bạch Đằng', en: '46 Bạch Đằng' },
      address: '46 Bạch Đằng',
      url,
    })
    await admin.post('stores', { name: { vi: 'Tiệm', en: '' }, address: '15 Chu Văn An', url, hours: '8:00–20:00' })
    const changed = await admin.patch(`stores/${_id}`, { name: { vi: 'Xưởng', en: 'Workshop' }, hours: '7:00–17:00' })
    expect(changed.json.data.store).toMatchObject({ name: 'Xưởng', address: '46 Bạch Đằng', hours: '7:00–17:00' })
    expect((await shop.visitor('en').get('stores')).json.data.map(({ name }: { name: string }) => name)).toEqual(['Workshop', 'Tiệm'])
    const ids = (await admin.get('stores')).json.data.map((store: { _id: string }) => store._id)
    await admin.put('stores/order', { ids: [...ids].reverse() })
    expect((await shop.visitor().get('stores')).json.data[0].name).toBe('Tiệm')
    expect((await admin.delete(`stores/${_id}`)).status).toBe(200)
    expect(await noted()).toBe('store.delete')
  })

  test.each([{ url: 'javascript:alert(1)' }, { url: 'không' }, { address: ' ' }])('refuses an invalid value: %j', async (wrong) => {
    expect((await admin.post('stores', { address: 'A', url, ...wrong })).status).toBe(400)
  })
})

test('stores-and-areas: needs an admin', async () => {
  const { visitor: customer } = await signUp(shop)
  for (const [visitor, status] of [
    [customer, 403],
    [shop.visitor(), 401],
  ] as const) {
    const answers = [
      await visitor.post('locations', { location: 'Sơn La', shippingFee: 1 }),
      await visitor.post('locations/add-many', { areas: [{ location: 'Sơn La', provinces: ['Sơn La'], shippingFee: 1 }] }),
      await visitor.patch('locations/loc_x', { shippingFee: 1 }),
      await visitor.delete('locations/loc_x'),
      await visitor.put('locations/order', { ids: ['loc_x'] }),
      await visitor.post('stores', { address: 'A', url: 'https://a.example' }),
      await visitor.patch('stores/sto_x', { address: 'B' }),
      await visitor.delete('stores/sto_x'),
      await visitor.put('stores/order', { ids: ['sto_x'] }),
    ]
    expect(new Set(answers.map((response) => response.status))).toEqual(new Set([status]))
  }
})
