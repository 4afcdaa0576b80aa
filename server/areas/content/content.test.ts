import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayMs } from '../../../contract/durations.ts'
import { listedFormats, usualWidths } from '../../../contract/image-variants.ts'
import { taxPercentOn } from '../../../contract/pricing.ts'
import { transact } from '../../platform/database/transaction.ts'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'
import { addImage } from '../media/media.ts'
import { applyBannerSchedule } from './banners/banner-schedule.ts'
import {
  addContentImages,
  createBanner,
  createLocation,
  createStore,
  defaultSettings,
  findDeliveryArea,
  readSettings,
  writeSettings,
} from './content.ts'

let shop: TestShop
let imageId: string
const none = { vi: '', en: '' }

beforeAll(async () => {
  shop = await openTestShop({ GOOGLE_CLIENT_ID: 'client.example' })
  imageId = await takeIn('#8a3d1f')
})

async function takeIn(background: string): Promise<string> {
  const content = await sharp({ create: { width: 64, height: 32, channels: 3, background } })
    .webp()
    .toBuffer()
  const image = await addImage(shop.platform, { content, name: 'a.webp', alt: { vi: 'Giá đồ', en: 'A rail' } })
  if (!('_id' in image)) throw new Error(image.refused)
  return image._id
}
afterAll(() => shop.close())

const write = <T>(work: Parameters<typeof transact<T>>[1]) => transact(shop.db, work)
const read = async (url: string, language: 'vi' | 'en' = 'vi') => (await shop.visitor(language).get(url)).json
const days = (n: number) => addDays(shop.clock.now(), n)

test('content: a new shop has default settings', async () => {
  const { settings } = (await read('settings')).data
  const paymentMethods = defaultSettings.paymentMethods.filter(({ method }) => method !== 'bank')
  expect(settings).toEqual({
    ...defaultSettings,
    paymentMethods,
    aboutPictures: [],
    sharePicture: null,
    googleClientId: 'client.example',
    isMailOn: true,
    media: { widths: usualWidths, formats: listedFormats },
  })
  // The defaults claim nothing.
  const { texts, brand } = defaultSettings
  expect(brand).toEqual({ name: 'Mẹ May', tagline: none, phone: '', email: '', city: none })
  expect([texts.welcome, texts.announcement, texts.features, texts.faq, texts.policies]).toEqual([none, none, [], [], {}])
  expect(settings.sizeChart.baby).toHaveLength(6)
  for (const list of ['stores', 'banner', 'locations']) expect(await read(list)).toEqual({ data: [] })
})

test('content: a change is visible at once, and other parts stay', async () => {
  await readSettings(shop.db)
  const brand = { ...defaultSettings.brand, phone: '0900 000 046' }
  await write((tx) => writeSettings(shop.platform, tx, { brand }))
  expect((await read('settings')).data.settings).toMatchObject({ brand, sizeChart: defaultSettings.sizeChart })
  await write((tx) => writeSettings(shop.platform, tx, { brand: { ...brand, phone: '0900 000 047' } }))
  expect((await readSettings(shop.db)).brand.phone).toBe('0900 000 047')
})

test('content: uncommitted settings are not visible outside the transaction', async () => {
  const undone = write(async (tx) => {
    await writeSettings(shop.platform, tx, { brand: { ...defaultSettings.brand, name: 'Không lưu' } })
    expect((await readSettings(tx)).brand.name).toBe('Không lưu')
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect((await readSettings(shop.db)).brand.name).toBe('Mẹ May')
})

test('content: the tax rate changes with the year', () => {
  expect(taxPercentOn(defaultSettings.taxRates, '2026-12-31')).toBe(8)
  expect(taxPercentOn(defaultSettings.taxRates, '2027-01-01')).toBe(10)
  expect(taxPercentOn(defaultSettings.taxRates, '2025-06-30')).toBe(0)
  expect(taxPercentOn(defaultSettings.taxRates.toReversed(), '2027-06-01')).toBe(10)
})

test("content: banners have both languages and the pictures the reader's", async () => {
  const texts = {
    title: { vi: 'Mùa hè', en: 'Summer' },
    subtitle: { vi: 'Mát', en: 'Cool' },
    cta: { vi: 'Xem', en: 'Look' },
    link: '/products',
  }
  const id = await write((tx) => createBanner(shop.platform, tx, { ...texts, imageId, mobileImageId: imageId, position: 2 }))
  const [banner] = (await read('banner', 'en')).data
  expect(banner).toMatchObject({ _id: id, ...texts, order: 2, active: true, image: { alt: 'A rail' }, mobileImage: { _id: imageId } })
  expect((await read('banner', 'vi')).data[0].image.alt).toBe('Giá đồ')
  expect(await read(`banner/${id}`, 'en')).toEqual({ data: { banner } })
})

test('content: a banner is shown while it is active and within its dates', async () => {
  const title = (vi: string) => ({ title: { vi, en: vi }, imageId, position: vi === 'later' ? 4 : 3 })
  const ids = await write(async (tx) => ({
    asleep: await createBanner(shop.platform, tx, { ...title('asleep'), active: false }),
    over: await createBanner(shop.platform, tx, { ...title('over'), endsAt: days(-1) }),
    later: await createBanner(shop.platform, tx, { ...title('later'), startsAt: days(1), endsAt: days(3) }),
    now: await createBanner(shop.platform, tx, { ...title('now'), startsAt: days(-1), endsAt: days(2) }),
  }))
  const titles = async () => (await read('banner')).data.map(({ title }: { title: { vi: string } }) => title.vi)
  expect(await titles()).toEqual(['Mùa hè', 'now'])
  for (const id of [ids.asleep, ids.over, ids.later, 'bnr_none']) expect((await shop.visitor().get(`banner/${id}`)).status).toBe(404)

  const turn = applyBannerSchedule(shop.platform)
  await turn()
  const kept = await shop.platform.pageCache.render('page', async () => ({
    status: 200,
    headers: {},
    body: Buffer.from('a'),
    tags: [],
    isCacheable: true,
  }))
  await turn()
  expect(shop.platform.pageCache.find('page')).toBe(kept)
  shop.clock.advance(dayMs + 60_000)
  await turn()
  expect(shop.platform.pageCache.find('page')).toBeUndefined()
  expect(await titles()).toEqual(['Mùa hè', 'now', 'later'])
})

test("content: stores have names in the reader's language", async () => {
  const store = { address: '46 Bạch Đằng', url: 'https://maps.example/46', hours: '8:00–20:00' }
  await write((tx) => createStore(shop.platform, tx, { name: { vi: 'Xưởng', en: 'Workshop' }, ...store }))
  expect((await read('stores', 'en')).data).toEqual([
    { _id: expect.any(String), name: 'Workshop', names: { vi: 'Xưởng', en: 'Workshop' }, ...store },
  ])
  expect((await read('stores', 'vi')).data[0].name).toBe('Xưởng')
})

test('content: a delivery area has places, a fee and days', async () => {
  const area = {
    location: 'Thành phố Huế',
    nameEn: 'Huế',
    provinceCodes: ['46'],
    shippingFee: 20_000,
    freeFrom: 300_000,
    days: [1, 2] as [number, number],
  }
  const id = await write((tx) => createLocation(shop.platform, tx, area))
  const shown = {
    _id: id,
    location: 'Thành phố Huế',
    label: 'Huế',
    labels: { en: 'Huế' },
    provinces: ['Thành phố Huế'],
    shippingFee: 20_000,
    freeFrom: 300_000,
    days: [1, 2],
  }
  expect((await read('locations', 'en')).data).toEqual([shown])
  expect((await read(`locations/${id}`, 'en')).location).toEqual(shown)
  expect((await read(`locations/${id}`)).location.label).toBe('Thành phố Huế')
  expect((await shop.visitor().get('locations/loc_none')).status).toBe(404)
  expect(await findDeliveryArea(shop.db, '46')).toEqual({ shippingFee: 20_000, freeFrom: 300_000, days: [1, 2] })
  expect(await findDeliveryArea(shop.db, '79')).toBeUndefined()
})

test("content: the shop's story has its pictures, in order", async () => {
  await write((tx) => addContentImages(shop.platform, tx, 'about', [imageId]))
  expect((await read('settings', 'en')).data.settings.aboutPictures).toMatchObject([{ _id: imageId, alt: 'A rail' }])
})

test('content: links to the shop show the share image, else the first banner', async () => {
  const shared = async () => (await read('settings')).data.settings.sharePicture
  expect(await shared()).toBe((await read('banner')).data[0].image._id)
  const chosen = await takeIn('#2f4a66')
  await write((tx) => addContentImages(shop.platform, tx, 'share', [chosen]))
  expect(await shared()).toBe(chosen)
})
