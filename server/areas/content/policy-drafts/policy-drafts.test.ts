import { afterAll, beforeAll, expect, test } from 'vitest'
import { SettingsChange } from '../../../../contract/admin/content.ts'
import type { Settings } from '../../../../contract/content.ts'
import { policyKinds } from '../../../../contract/policy-kinds.ts'
import { openTestShop, type TestShop, type Visitor } from '../../../testing/shop-fixture.ts'
import { signInAdmin, signUp } from '../../../testing/users-fixture.ts'
import { defaultSettings } from '../settings/default-settings.ts'
import { draftPolicies } from './policy-drafts.ts'
import { type Area, policyFactsOf } from './policy-facts.rule.ts'

const runs = { isEncrypted: true, hasGoogle: false, sessionDays: 30 }
const area: Area = {
  name: { vi: 'Miền Trung', en: 'Centre' },
  provinces: ['Thành phố Đà Nẵng'],
  fee: 25_000,
  freeFrom: 500_000,
  days: [2, 4],
}
const everywhere: Area = { ...area, provinces: Array.from({ length: 34 }, (_, at) => `Tỉnh ${at}`) }
const owner = {
  name: 'Hộ kinh doanh Nắng',
  taxCode: '0460123456',
  address: '7 Lê Lợi, Đà Nẵng',
  phone: '0905 111 222',
  email: 'nang@example.com',
  person: 'Nguyễn Thị Nắng',
}
const whole: Partial<Settings> = {
  brand: { ...defaultSettings.brand, name: 'Tiệm Nắng' },
  owner,
  bank: { bin: '970436', accountNumber: '0123456789', accountName: 'TIEM NANG' },
  exchangeDays: 10,
}

function draft(settings: Partial<Settings> = {}, { areas = [everywhere], hasWallet = false } = {}) {
  return draftPolicies(policyFactsOf({ settings: { ...defaultSettings, ...settings }, areas, hasWallet, runs }))
}

type Drafts = ReturnType<typeof draft>
const textOf = (drafts: Drafts, kind: (typeof policyKinds)[number], language: 'vi' | 'en') =>
  drafts.policies[kind].flatMap(({ heading, paragraphs }) => [heading, ...paragraphs].map((text) => text[language])).join('\n')

test.each([
  ['of everything', draft(whole, { hasWallet: true })],
  ['of nothing but its areas', draft()],
  ['of nothing at all', draft({}, { areas: [] })],
])('policy-drafts: a shop with %s can publish its drafts unchanged', (_, drafts) => {
  expect(SettingsChange.safeParse({ texts: { policies: drafts.policies } }).success).toBe(true)
  for (const kind of policyKinds)
    for (const language of ['vi', 'en'] as const) {
      const text = textOf(drafts, kind, language)
      expect(text, kind).not.toMatch(/undefined|null|\bNaN\b|\{|\}|\[|\]| {2}|: ?\.|, ?\.|\.\.|…/)
      for (const { heading, paragraphs } of drafts.policies[kind])
        for (const part of [heading, ...paragraphs]) expect(part[language], kind).not.toBe('')
    }
})

test('policy-drafts: shipping names the configured areas, fees and days', () => {
  const one = textOf(draft(), 'shipping', 'vi')
  expect(one).toContain('mọi tỉnh, thành phố của Việt Nam')
  expect(one).toMatch(/Phí 25\.000\s₫ mỗi đơn; miễn phí cho đơn từ 500\.000\s₫; nhận hàng sau 2–4 ngày kể từ khi đặt\./)
  const two = draft({}, { areas: [area, { ...area, name: { vi: 'Huế', en: '' }, provinces: ['Thành phố Huế'], fee: 0, days: [1, 1] }] })
  expect(textOf(two, 'shipping', 'vi')).toContain('Hiện chúng tôi giao đến Thành phố Đà Nẵng và Thành phố Huế.')
  expect(textOf(two, 'shipping', 'en')).toContain('Huế: free delivery; arrives 1 day after the order.')
  expect(draft({}, { areas: [] })).toMatchObject({ policies: { shipping: [] }, missing: { shipping: ['areas', 'phone'] } })
})

test('policy-drafts: returns use the exchange period of the settings, or allow none', () => {
  expect(textOf(draft(whole), 'returns', 'en')).toContain('Another size or colour within 10 days')
  expect(textOf(draft(), 'returns', 'vi')).toContain('Đổi size, đổi màu trong 7 ngày')
  for (const language of ['vi', 'en'] as const) expect(textOf(draft(), 'returns', language)).not.toMatch(/cùng màu|same colour/)
  expect(textOf(draft({ exchangeDays: 0 }), 'returns', 'vi')).not.toContain('Đổi size')
  expect(textOf(draft({ returnDays: 5 }), 'returns', 'vi')).toContain('hoàn tiền trong 5 ngày')
  expect(textOf(draft(), 'returns', 'vi')).not.toContain('Trả hàng, hoàn tiền trong')
})

test('policy-drafts: terms name the seller with known facts, and only connected payment methods', () => {
  const terms = textOf(draft(whole), 'terms', 'vi')
  expect(terms).toContain(
    'Trang Tiệm Nắng do Hộ kinh doanh Nắng làm chủ và trực tiếp bán hàng: mã số thuế 0460123456, địa chỉ 7 Lê Lợi, Đà Nẵng, điện thoại 0905 111 222, email nang@example.com, người chịu trách nhiệm Nguyễn Thị Nắng.',
  )
  expect(terms).toContain('tiền mặt khi nhận hàng hoặc chuyển khoản ngân hàng')
  expect(terms).not.toContain('MoMo')
  expect(textOf(draft(whole, { hasWallet: true }), 'terms', 'en')).toContain('MoMo wallet')
  const deposit = { cod: { deposit: { from: 1_000_000, percent: 30 } } }
  expect(textOf(draft({ ...whole, ...deposit }), 'terms', 'en')).toContain('deposit of 30%')
  expect(textOf(draft(deposit), 'terms', 'en')).not.toContain('deposit')
})

test('policy-drafts: missing facts are left out and reported', () => {
  const drafts = draft({ owner: { ...owner, taxCode: '', address: '', person: '' } })
  expect(drafts.missing.terms).toEqual(['address', 'taxCode', 'person'])
  expect(textOf(drafts, 'terms', 'vi')).not.toMatch(/mã số thuế|địa chỉ |chịu trách nhiệm/)
  expect(draft().missing.privacy).toEqual(['name', 'person', 'address', 'phone', 'email'])
  expect(draft(whole).missing).toEqual({ shipping: [], returns: [], privacy: [], terms: [] })
  const brand = { ...defaultSettings.brand, phone: '0905 333 444' }
  expect(textOf(draft({ brand }), 'returns', 'vi')).toContain('điện thoại 0905 333 444')
})

test('policy-drafts: privacy describes the actual operation', () => {
  expect(textOf(draft(), 'privacy', 'vi')).toContain('Kết nối được mã hoá, mật khẩu băm một chiều')
  const facts = policyFactsOf({
    settings: defaultSettings,
    areas: [],
    hasWallet: false,
    runs: { ...runs, isEncrypted: false, hasGoogle: true },
  })
  const privacy = textOf(draftPolicies(facts), 'privacy', 'en')
  expect(privacy).not.toContain('Connections are encrypted')
  expect(privacy).toContain('the identifier Google sends')
})

let shop: TestShop
let admin: Visitor
beforeAll(async () => {
  shop = await openTestShop()
  admin = await signInAdmin(shop)
})
afterAll(() => shop.close())

test('policy-drafts: an admin reads drafts of the current shop; reading publishes nothing', async () => {
  await admin.post('locations', { location: 'Huế', shippingFee: 20_000, days: [1, 2] })
  await admin.patch('settings', { owner })
  const { status, json } = await admin.get('settings/policy-drafts')
  expect(status).toBe(200)
  expect(json.data.policies.shipping[0].paragraphs[0].vi).toContain('Thành phố Huế')
  expect(json.data.missing.terms).toEqual([])
  expect((await shop.visitor().get('settings')).json.data.settings.texts.policies).toEqual({})
  const published = await admin.patch('settings', { texts: { policies: json.data.policies } })
  expect(published.status).toBe(200)
})

test('policy-drafts: needs an admin', async () => {
  const { visitor: customer } = await signUp(shop)
  expect((await customer.get('settings/policy-drafts')).status).toBe(403)
  expect((await shop.visitor().get('settings/policy-drafts')).status).toBe(401)
})
