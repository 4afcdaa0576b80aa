import type { Page } from '@playwright/test'
import { addToCart, createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'

const fields = 'main :is(.field, .field-error, [type="submit"], .wishlist-button), footer :is(.field, [type="submit"])'

/** The fields, errors, submit buttons and wishlist buttons that lie under a visible floating button. */
function findCovered(page: Page): Promise<string[]> {
  return page.evaluate((wanted) => {
    const buttons = [...document.querySelectorAll('.floating-widgets button')]
      .filter((button) => button.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((button) => button.getBoundingClientRect())
    return [...document.querySelectorAll(wanted)]
      .filter((field) => field.checkVisibility() && !field.closest('dialog, .sr-only') && !field.matches('.sr-only'))
      .filter((field) => {
        const { left, right, top, bottom } = field.getBoundingClientRect()
        return buttons.some((button) => left < button.right && right > button.left && top < button.bottom && bottom > button.top)
      })
      .map((field) => field.textContent ?? '')
  }, fields)
}

async function expectNothingCovered(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 150) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    await expect.poll(() => findCovered(page), `${page.url()} at ${top}`).toEqual([])
  }
}

test('floating buttons: cover no field, error, submit or wishlist button on a phone', { tag: '@look' }, async ({ page }) => {
  test.slow()
  // The pages load it after a while.
  await page.route('https://accounts.google.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/contact', '/login', '/register']) {
    await page.goto(path)
    await expectNothingCovered(page)
    await page.getByRole('main').locator('form [type="submit"]').last().click()
    await expect(page.getByRole('main').locator('.field-error').first()).toBeVisible()
    await expectNothingCovered(page)
  }
  await addToCart(page, await createProduct())
  for (const path of ['/products', '/cart', '/checkout']) {
    await page.goto(path)
    await expectNothingCovered(page)
  }
})

test('floating buttons: return once they cover nothing', { tag: '@look' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact')
  const button = page.getByRole('button', { name: 'Mở liên kết mạng xã hội' })
  const isShown = () => button.evaluate((shown) => shown.checkVisibility({ opacityProperty: true }))
  const field = page.getByRole('main').getByRole('textbox').last()
  await field.evaluate((shown) => window.scrollBy(0, shown.getBoundingClientRect().bottom - window.innerHeight + 20))
  await expect.poll(isShown).toBe(false)
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect.poll(isShown).toBe(true)
})
