import { expect, test } from 'vitest'
import type { SiteSettings } from '../api/site-settings.ts'
import { shopJsonLd } from './shop-json-ld.ts'

const settings = {
  brand: { name: 'Mẹ May', phone: '', email: '' },
  owner: { name: '', taxCode: '', address: '' },
  ...{ socials: [], policies: [], sharePicture: null },
} as unknown as SiteSettings

test("shop json-ld: the logo is the owner's picture, else the drawn icon", () => {
  expect(shopJsonLd(settings, 'https://tiem.test').logo).toBe('https://tiem.test/art/icon-512.png')
  const logo = { url: '/media/img_1/640.webp', width: 900, height: 300 }
  const own = shopJsonLd({ ...settings, brand: { ...settings.brand, logo } }, 'https://tiem.test')
  expect([own.logo, own.image]).toEqual(Array(2).fill('https://tiem.test/media/img_1/640.webp'))
})
