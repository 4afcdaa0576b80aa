import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const
test.use(phone)

const countUnrendered = (page: Page) =>
  page.locator('.offscreen').evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length)
const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

for (const path of ['/', '/products']) {
  test(`loaded page: is laid out in full, and dialogs do not shift it: ${path}`, async ({ page }) => {
    await page.goto(path)
    expect(await page.locator('.offscreen').count()).toBeGreaterThan(8)
    expect(await countUnrendered(page)).toBe(0)
    const whole = await height(page)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
    const opener = page.getByRole('banner').getByRole('link', { name: /^Giỏ hàng/ })
    await opener.focus()
    const place = await page.evaluate(() => scrollY)
    await opener.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Giỏ hàng', exact: true })
    await expect(drawer.getByRole('heading', { name: 'Giỏ hàng', exact: true })).toBeFocused()
    expect(await countUnrendered(page)).toBeGreaterThan(8)
    expect(await height(page)).toBe(whole)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect.poll(() => countUnrendered(page)).toBe(0)
    expect([await height(page), await page.evaluate(() => scrollY)]).toEqual([whole, place])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all content is visible', async ({ page }) => {
    await page.goto('/')
    expect(await page.locator('.offscreen').count()).toBeGreaterThan(8)
    expect(await countUnrendered(page)).toBe(0)
  })
})

test('client navigation: the new page is laid out in full soon', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Xem tất cả/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/products/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => countUnrendered(page)).toBe(0)
})

for (const width of [390, 1440]) {
  test(`back navigation: restores the exact scroll position (${width})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/products')
    const card = page.getByRole('main').locator('article').nth(14).getByRole('link').first()
    await card.evaluate((link) => window.scrollTo({ top: link.getBoundingClientRect().top - 300, behavior: 'instant' }))
    const place = () => card.evaluate((link) => [Math.round(link.getBoundingClientRect().top), scrollY])
    const before = await place()
    expect(before[1]).toBeGreaterThan(1_000)
    await card.click()
    await expect(page).not.toHaveURL(/\/products$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    // The URL changes before the page does.
    await expect(card).toBeVisible()
    await expect(page).toHaveURL(/\/products$/)
    expect(await countUnrendered(page)).toBe(0)
    expect(await place()).toEqual(before)
  })
}
