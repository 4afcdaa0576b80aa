import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { imageVariants } from '../../../../contract/image-variants.ts'
import { schema } from '../../../platform/database/client.ts'
import { takeMails } from '../../../testing/mailbox-fixture.ts'
import { openTestShop, type TestShop, type Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'
import { defaultSettings, readSettings } from '../content.ts'

let shop: TestShop
let adminVisitor: Visitor & { userId: string; email: string }
beforeAll(async () => {
  shop = await openTestShop()
  const admin = await signInAdmin(shop)
  adminVisitor = Object.assign(admin, { email: (await admin.get('users/me')).json.data.email as string })
})
afterAll(() => shop.close())

const read = async () => (await adminVisitor.get('settings/admin')).json.data.settings
const change = (parts: object, by: Visitor = adminVisitor) => by.patch('settings', parts)
const both = (vi: string, en = '') => ({ vi, en })

test.each([
  [{ wrap: { isOffered: true, price: 15_000 } }, 200],
  [{ wrap: { isOffered: false, price: 0 } }, 200],
  [{ wrap: { isOffered: true, price: -1 } }, 400],
  [{ wrap: { isOffered: true, price: null } }, 400],
  [{ wrap: { isOffered: true, price: 10_000_001 } }, 400],
])('settings: gift wrapping %j is %i', async (gifts, status) => {
  expect((await change({ gifts })).status).toBe(status)
  if (status === 200) expect((await shop.visitor().get('settings')).json.data.settings.gifts).toEqual(gifts)
})

test('settings: `media` says which files every picture has', async () => {
  const { media } = (await shop.visitor().get('settings')).json.data.settings
  const { sources } = imageVariants({ _id: 'img_1', width: 1_000 })
  const urls = sources.flatMap(({ srcset }) => srcset.split(', ').map((one) => one.split(' ')[0]))
  const widths = [...media.widths.filter((width: number) => width < 1_000), 1_000]
  expect(media.formats.flatMap((format: string) => widths.map((width) => `/media/img_1/${width}.${format}`))).toEqual(urls)
})

describe('settings: changes', () => {
  test('apply part by part; other parts stay, the shop shows them at once and they are audited', async () => {
    const brand = { ...defaultSettings.brand, name: 'Mẹ May Huế', email: ' Chao@MeMay.vn ' }
    const { status, json } = await change({ brand })
    expect(status).toBe(200)
    expect(json.data.settings.brand).toEqual({ ...brand, email: 'chao@memay.vn' })
    expect(json.data.settings.taxRates).toEqual(defaultSettings.taxRates)
    expect((await shop.visitor().get('settings')).json.data.settings.brand.name).toBe('Mẹ May Huế')
    const [noted] = await shop.db.select().from(schema.auditEntries).orderBy(desc(schema.auditEntries.id)).limit(1)
    expect(noted).toMatchObject({ who: adminVisitor.userId, what: 'settings.update', subject: 'settings' })
    expect(noted?.details).toMatchObject({ before: { brand: { name: 'Mẹ May' } }, after: { brand: { name: 'Mẹ May Huế' } } })
  })

  test('replace only the given texts', async () => {
    await change({
      texts: { welcome: both('Mời vào', 'Come in'), policies: { terms: [{ heading: both('Một'), paragraphs: [both('Hai')] }] } },
    })
    await change({
      texts: { announcement: both('Nghỉ Tết'), policies: { returns: [{ heading: both('Đổi'), paragraphs: [both('Trả')] }] } },
    })
    const { texts } = await read()
    expect(texts).toMatchObject({ welcome: both('Mời vào', 'Come in'), announcement: both('Nghỉ Tết'), faq: [] })
    expect(Object.keys(texts.policies).sort()).toEqual(['returns', 'terms'])
  })

  test('remove an optional part with null', async () => {
    await change({ sewing: { weeklyPieces: 12 }, exchangeDays: 14 })
    expect(await read()).toMatchObject({ sewing: { weeklyPieces: 12 }, exchangeDays: 14 })
    await change({ sewing: null, exchangeDays: null })
    const settings = await read()
    expect([settings.sewing, settings.exchangeDays]).toEqual([undefined, undefined])
  })

  test('of two admins at once do not overwrite each other', async () => {
    const { version } = await read()
    const answers = await Promise.all([1, 2, 3].map((day) => change({ version, exchangeDays: day })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const kept = answers.find(({ status }) => status === 200)?.json.data.settings
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'version_conflict', version: kept.version })
    expect(await read()).toEqual(kept)
    expect((await change({ version: kept.version, exchangeDays: 9 })).status).toBe(200)
  })

  test.each([
    [{ brand: { ...defaultSettings.brand, name: ' ' } }, 'brand.name'],
    [{ brand: { ...defaultSettings.brand, email: 'không phải' } }, 'brand.email'],
    [{ brand: { ...defaultSettings.brand, phone: 'gọi tôi' } }, 'brand.phone'],
    [{ brand: { name: 'Thiếu' } }, 'brand.tagline'],
    [{ socials: [{ network: 'facebook', name: 'F', url: 'javascript:alert(1)' }] }, 'socials.0.url'],
    [{ socials: [{ network: 'x', name: 'X', url: 'https://x.com' }] }, 'socials.0.network'],
    [{ hours: [{ name: both('Tiệm'), days: [1], open: '20:00', close: '08:00' }] }, 'hours.0.close'],
    [{ hours: [{ name: both('Tiệm'), days: [7], open: '08:00', close: '20:00' }] }, 'hours.0.days.0'],
    [{ taxRates: [{ from: '2027-02-30', percent: 8 }] }, 'taxRates.0.from'],
    [{ taxRates: [{ from: '2027-01-01', percent: 101 }] }, 'taxRates.0.percent'],
    [{ taxRates: [1, 2].map((percent) => ({ from: '2027-01-01', percent })) }, 'taxRates.1.from'],
    [{ paymentMethods: [{ method: 'gold', name: both('Vàng'), enabled: true }] }, 'paymentMethods.0.method'],
    [{ paymentMethods: [{ method: 'cod', name: both('Tiền mặt'), enabled: false }] }, 'paymentMethods'],
    [{ shippingMethods: [] }, 'shippingMethods'],
    [
      { sizeChart: { baby: [{ size: '0', heightMin: 60, heightMax: 50, weightMin: 1, weightMax: 2 }], kids: [] } },
      'sizeChart.baby.0.heightMax',
    ],
    [{ sewing: { weeklyPieces: 0 } }, 'sewing.weeklyPieces'],
    [{ exchangeDays: '7' }, 'exchangeDays'],
    [{ bank: { bin: '12', accountNumber: '1234', accountName: 'A' } }, 'bank.bin'],
    [{ cod: { maxTotal: 0 } }, 'cod.maxTotal'],
    [{ cod: { deposit: { from: 0, percent: 30 } } }, 'cod.deposit.from'],
    [{ cod: { deposit: { from: 1_000_000, percent: 101 } } }, 'cod.deposit.percent'],
    [{ cod: { deposit: { from: 1_000_000, percent: 12.5 } } }, 'cod.deposit.percent'],
    [{ cod: { deposit: { from: 1_000_000 } } }, 'cod.deposit.percent'],
    [{ cod: { deposit: { percent: 30 } } }, 'cod.deposit.from'],
    [{ mail: { senderName: 'A <b@c>', replyTo: '' } }, 'mail.senderName'],
    [{ texts: { welcome: both('x'.repeat(201)) } }, 'texts.welcome.vi'],
    [{ texts: { footerNote: both('x'.repeat(301)) } }, 'texts.footerNote.vi'],
    [{ texts: { faq: [{ slug: 'Có dấu', title: both('A'), entries: [] }] } }, 'texts.faq.0.slug'],
    [{ texts: { features: [{ icon: '/admin', title: both('A'), description: both('B') }] } }, 'texts.features.0.icon'],
  ])('with an invalid value are refused at its path: %j', async (parts, path) => {
    const before = await readSettings(shop.db)
    const { status, json } = await change({ exchangeDays: 77, ...parts })
    expect(status).toBe(400)
    expect(json.issues.map((issue: { path: string }) => issue.path)).toContain(path)
    expect(await readSettings(shop.db)).toEqual(before)
  })

  test('need an admin, and so does reading the mail signature', async () => {
    await change({ mail: { senderName: 'Cô Thảo – Mẹ May', replyTo: 'thao@memay.vn' } })
    const { visitor: customer } = await signUp(shop)
    expect((await change({ exchangeDays: 1 }, customer)).status).toBe(403)
    expect((await change({ exchangeDays: 1 }, shop.visitor())).status).toBe(401)
    expect((await customer.get('settings/admin')).status).toBe(403)
    expect((await shop.visitor().get('settings/admin')).status).toBe(401)
    for (const reader of [shop.visitor(), customer, adminVisitor]) {
      const { settings } = (await reader.get('settings')).json.data
      expect([settings.mail, settings.version]).toEqual([undefined, undefined])
    }
  })

  test("settings: mails use the owner's sender name, from the fixed sender e-mail", async () => {
    await takeMails(shop)
    await shop.visitor().post('users/forgot-password', { email: adminVisitor.email })
    const [signed] = await takeMails(shop)
    expect(signed?.raw).toMatch(/^Reply-To: thao@memay\.vn/m)
    expect(signed?.raw).toMatch(/^From: =\?UTF-8\?[^<]*<shop@memay\.local>/m)

    await change({ mail: { senderName: '', replyTo: '' }, brand: { ...defaultSettings.brand, email: 'chao@memay.vn' } })
    await shop.visitor().post('users/forgot-password', { email: adminVisitor.email })
    expect((await takeMails(shop))[0]?.raw).toMatch(/^Reply-To: chao@memay\.vn/m)
  })
})
