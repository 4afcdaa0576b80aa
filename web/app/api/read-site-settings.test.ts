import { expect, test } from 'vitest'
import type { Transport } from '../../../contract/pages/page-renderer.ts'
import { createApi } from './api.ts'
import { readSiteSettings } from './read-site-settings.ts'

const none = { vi: '', en: '' }
const settings = {
  isMailOn: true,
  brand: { name: 'Mẹ May', tagline: none, phone: '0234 123 456', email: 'me@example.com', city: none },
  texts: { welcome: none, announcement: none, about: { title: none, paragraphs: [] }, features: [], faq: [], policies: {} },
  owner: { name: '', taxCode: '', address: '', phone: '', email: '', person: '' },
  ...{
    socials: [],
    hours: [],
    shippingMethods: [],
    paymentMethods: [],
    taxRates: [],
    aboutPictures: [],
    sharePicture: null,
    googleClientId: null,
    media: { widths: [], formats: [] },
  },
  sizeChart: { baby: [], kids: [] },
}
const open: Transport = async (path) => Response.json({ data: path === '/api/settings' ? { settings } : [] })
const away: Transport = async () => Response.json({ message: 'busy', code: 'unavailable' }, { status: 503 })

test.each([
  { percents: [], hasTax: false },
  { percents: [8], hasTax: true },
  { percents: [8, 0], hasTax: false },
])('readSiteSettings: with the tax rates $percents prices contain a tax: $hasTax', async ({ percents, hasTax }) => {
  const taxRates = percents.map((percent, at) => ({ from: `2024-0${at + 1}-01`, percent }))
  const taxed: Transport = async (path) => Response.json({ data: path === '/api/settings' ? { settings: { ...settings, taxRates } } : [] })
  expect((await readSiteSettings(createApi(taxed, 'vi'), 'vi')).hasTax).toBe(hasTax)
})

test('readSiteSettings: falls back to the last settings of the same language', async () => {
  const shop = await readSiteSettings(createApi(open, 'vi'), 'vi')
  expect(await readSiteSettings(createApi(away, 'vi'), 'vi')).toEqual(shop)
  await expect(readSiteSettings(createApi(away, 'en'), 'en')).rejects.toMatchObject({ init: { status: 503 } })
})
