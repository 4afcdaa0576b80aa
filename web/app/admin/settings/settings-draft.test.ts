import { expect, test } from 'vitest'
import type { AdminSettings } from '../../../../contract/admin/content.ts'
import { SettingsChange } from '../../../../contract/admin/content.ts'
import { countUntranslated, tabOf, toChange, toDraft } from './settings-draft.ts'

const both = (vi: string, en = '') => ({ vi, en })
const settings: AdminSettings = {
  version: '1.2',
  brand: { name: 'Mẹ May', tagline: both('Đồ trẻ em', 'Clothes'), phone: '', email: '', city: both('Huế', 'Huế') },
  texts: {
    welcome: both('Chào', 'Hello'),
    announcement: both(''),
    about: { title: both(''), paragraphs: [] },
    features: [],
    faq: [
      { slug: 'giao-hang', title: both('Giao hàng'), entries: [{ slug: 'bao-lau', question: both('Bao lâu?'), answer: both('Ba ngày') }] },
    ],
    policies: { terms: [] },
  },
  socials: [],
  hours: [],
  owner: { name: '', taxCode: '', address: '', phone: '', email: '', person: '' },
  shippingMethods: [],
  paymentMethods: [],
  sizeChart: { baby: [], kids: [] },
  taxRates: [],
}
const draft = toDraft(settings)
/** The default limits for cash, which the form shows and saves with the owner's values. */
const usual = { unconfirmedMax: 3_000_000, reservedHours: 24 }

test('settings-draft: sends only the changed parts', () => {
  expect(toChange(draft, draft, '1.2')).toEqual({ version: '1.2' })
  const next = { ...draft, exchangeDays: 7, texts: { ...draft.texts, welcome: both('Mời') } }
  expect(toChange(draft, next, '1.2')).toEqual({ version: '1.2', exchangeDays: 7, texts: { welcome: both('Mời') } })
})

test('settings-draft: leaves out empty optional fields and sends null for a removed part', () => {
  const bank = { bin: '', bankName: 'Vietcombank', accountNumber: '0461000123', accountName: 'TON NU DIEU THAO' }
  const change = toChange(draft, { ...draft, bank, cod: { ...draft.cod, maxTotal: 2_000_000 } }, '1.2')
  expect(change).toEqual({
    version: '1.2',
    bank: { bankName: 'Vietcombank', accountNumber: '0461000123', accountName: 'TON NU DIEU THAO' },
    cod: { maxTotal: 2_000_000, ...usual },
  })
  expect(SettingsChange.safeParse(change).success).toBe(true)
  expect(toChange({ ...draft, bank }, draft, '1.2')).toEqual({ version: '1.2', bank: null })
})

test('settings-draft: sends a deposit with both fields, an incomplete one unchanged', () => {
  const withDeposit = (deposit: { from: number | null; percent: number | null }) =>
    toChange(draft, { ...draft, cod: { ...draft.cod, deposit } }, '1.2')
  const deposit = { from: 1_000_000, percent: 30 }
  expect(withDeposit(deposit).cod).toEqual({ deposit, ...usual })
  expect(SettingsChange.safeParse(withDeposit(deposit)).success).toBe(true)
  const half = SettingsChange.safeParse(withDeposit({ from: 1_000_000, percent: null }))
  expect(half.error?.issues.map(({ path }) => path.join('.'))).toEqual(['cod.deposit.percent'])
  const before = toDraft({ ...settings, cod: { deposit } })
  expect(toChange(before, { ...before, cod: draft.cod }, '1.2').cod).toEqual(usual)
})

test('settings-draft: gives a new question a unique slug and keeps the existing ones', () => {
  const entry = { slug: '', question: both('Bao lâu'), answer: both('Mai') }
  const faq = draft.texts.faq.map((group) => ({ ...group, entries: [...group.entries, entry, entry] }))
  const sent = toChange(draft, { ...draft, texts: { ...draft.texts, faq } }, '1.2').texts?.faq
  expect(sent?.[0]?.entries.map(({ slug }) => slug)).toEqual(['bao-lau', 'bao-lau-2', 'bao-lau-3'])
})

test("tab-of: finds the tab of an error's path", () => {
  expect(['brand.name', 'hours.0.close', 'texts.welcome.vi', 'texts.faq.0.title.vi', 'texts.policiesFrom', 'bank.bin'].map(tabOf)).toEqual([
    'brand',
    'contact',
    'home',
    'faq',
    'policies',
    'payment',
  ])
})

test('count-untranslated: counts missing translations by tab', () => {
  expect([...countUntranslated(draft)]).toEqual([['faq', 3]])
})

test('settings-draft: texts to customers start with the default ones, and only the shop’s own are saved', () => {
  const { placed, sewn } = draft.orderTexts
  expect(placed.vi).toContain('{mã đơn}')
  const own = both('Xong: {mã đơn}', 'Done: {order}')
  const change = toChange(draft, { ...draft, orderTexts: { ...draft.orderTexts, sewn: own } }, '1.2')
  expect(change).toEqual({ version: '1.2', orderTexts: { sewn: own } })
  expect(SettingsChange.safeParse(change).success).toBe(true)
  const stored = toDraft({ ...settings, orderTexts: { sewn: own } })
  expect(toChange(stored, { ...stored, orderTexts: { ...stored.orderTexts, sewn } }, '1.2')).toEqual({ version: '1.2', orderTexts: {} })
  expect(tabOf('orderTexts.sewn.vi')).toBe('orderTexts')
})

test('settings draft: a brand is sent with the id of its logo, or without a logo', () => {
  const logo = { _id: 'img_1', width: 600, height: 200 }
  const brand = { ...settings.brand, logo }
  expect(toChange(draft, { ...draft, brand }, '1.2').brand).toMatchObject({ name: 'Mẹ May', logo: 'img_1' })
  expect(toChange({ ...draft, brand }, draft, '1.2').brand).toMatchObject({ name: 'Mẹ May', logo: null })
})
