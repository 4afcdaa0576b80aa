import { expect, test } from '../support/fixtures.ts'

test('a list is as long after a reload as before, and one stands where one stood', async ({ page }) => {
  await page.goto('/products')
  const cards = page.getByRole('region', { name: 'Danh sách sản phẩm' }).getByRole('article')
  await expect(cards).toHaveCount(24)
  await page.getByRole('link', { name: /^Xem thêm \d+/ }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect.poll(() => cards.count()).toBeGreaterThan(24)
  const all = await cards.count()
  await cards.nth(20).scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => window.scrollY)
  expect(top).toBeGreaterThan(500)
  await page.reload()
  await expect(cards).toHaveCount(all)
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(60)

  // Come to anew, the address shows its own batch alone.
  await page.goto('/contact')
  await page.goto('/products?page=2')
  await expect(page.getByRole('link', { name: 'Xem các món trước đó' })).toBeVisible()
  expect(await cards.count()).toBeLessThan(all)
})

test('a batch past the end leads to the beginning, from within the shop as from outside', async ({ page }) => {
  await page.goto('/products?page=99')
  await expect(page).toHaveURL(/\/products$/)
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: { navigate(to: string): Promise<void> } }
    return router.navigate('/products?page=98')
  })
  await expect(page).toHaveURL(/\/products$/)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
