import type { Page } from '@playwright/test'
import { findDemoProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'

const texts = {
  vi: { menu: 'Mở menu', help: 'Trợ giúp', socials: 'Mở liên kết mạng xã hội' },
  en: { menu: 'Open the menu', help: 'Help', socials: 'Open the social links' },
}

/** The targets of the contact links, in tab order. */
async function findHelp(page: Page): Promise<string[]> {
  const links = page.getByRole('contentinfo').locator('a[href]')
  return links.evaluateAll((found) => found.map((link) => link.getAttribute('href')?.replace(/[?&]lng=\w+/, '') ?? ''))
}

test('contact links: have the same place and order on every page, in both languages', async ({ page, request }) => {
  const { slug } = await findDemoProduct(request)
  const paths = ['/', `/products/${slug}`, '/cart', '/track-order', '/contact', '/login']
  const seen = new Map<string, string[]>()
  for (const [language, text] of Object.entries(texts)) {
    for (const path of paths) {
      await page.goto(`${path}?lng=${language}`)
      await expect(page.getByRole('button', { name: text.socials })).toBeVisible()
      const footer = await findHelp(page)
      await page.getByRole('banner').getByRole('link', { name: text.menu }).click()
      const menu = page.getByRole('dialog').getByRole('region', { name: text.help }).getByRole('link')
      await expect(menu.first()).toBeVisible()
      const inMenu = await menu.evaluateAll((found) => found.map((link) => link.getAttribute('href')?.replace(/[?&]lng=\w+/, '') ?? ''))
      seen.set(`${language} ${path}`, [...inMenu, ...footer])
    }
  }
  const [first = [], ...others] = seen.values()
  expect(first.filter((href) => /^(tel|mailto):|\/contact$|\/faq$|^https:/.test(href)).length).toBeGreaterThan(5)
  for (const other of others) expect(other).toEqual(first)
})

test('back-to-top button: works while the contact links are open, and moves the focus', async ({ page }) => {
  await page.goto('/about-us')
  await page.getByRole('button', { name: texts.vi.socials }).click()
  await page.evaluate(() => window.scrollTo(0, 900))
  const up = page.getByRole('button', { name: 'Lên đầu trang' })
  await expect(up).toBeVisible()
  await up.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
})
