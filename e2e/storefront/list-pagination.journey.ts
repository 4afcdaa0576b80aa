import { expect, test } from '../support/fixtures.ts'
import { pauseRequests } from '../support/intercept-requests.ts'

test('product list: a reload restores its length and scroll position', async ({ page }) => {
  await page.goto('/products')
  const cards = page.getByRole('region', { name: 'Danh sách sản phẩm' }).getByRole('article')
  await expect(cards).toHaveCount(24)
  // What is below moves away at the press, not when the products arrive.
  const { heldUrls, release } = await pauseRequests(page, '**/products.data*')
  const progress = page.getByText(/^Đã xem 24\/\d+/)
  const more = page.getByRole('link', { name: /^Xem thêm \d+/ })
  await more.scrollIntoViewIfNeeded()
  const before = (await progress.boundingBox())?.y ?? 0
  await more.click()
  await expect.poll(() => heldUrls.length).toBe(1)
  await expect.poll(async () => (await progress.boundingBox())?.y).toBeGreaterThan(before + 500)
  release()
  await expect(page).toHaveURL(/page=2/)
  await expect.poll(() => cards.count()).toBeGreaterThan(24)
  const all = await cards.count()
  await cards.nth(20).scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => window.scrollY)
  expect(top).toBeGreaterThan(500)
  await page.reload()
  await expect(cards).toHaveCount(all)
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(60)

  // Opened directly, the URL shows only its own batch.
  await page.goto('/contact')
  await page.goto('/products?page=2')
  await expect(page.getByRole('link', { name: 'Xem các món trước đó' })).toBeVisible()
  expect(await cards.count()).toBeLessThan(all)
})

test('product list: a batch past the end redirects to the first, by link and by URL', async ({ page }) => {
  await page.goto('/products?page=99')
  await expect(page).toHaveURL(/\/products$/)
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: { navigate(to: string): Promise<void> } }
    return router.navigate('/products?page=98')
  })
  await expect(page).toHaveURL(/\/products$/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
