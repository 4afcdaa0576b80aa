import { adminCredentials } from '../support/admin.ts'
import { expect, test } from '../support/fixtures.ts'
import { startOwnShop } from '../support/own-shop.ts'
import { checkPage, expectNoHorizontalScroll } from '../support/page-checks.ts'

test.describe.configure({ mode: 'default' })

/** Before its first product. */
startOwnShop('empty', ['DEMO=0'])

test('empty shop: shows no empty lists, and links onward', { tag: '@look' }, async ({ page }) => {
  await checkPage(page, '/', { language: 'en' })
  await expect(page.getByRole('heading', { name: /^(Shop by category|Our stores|The seller)$/ })).toHaveCount(0)
  for (const heading of await page.getByRole('heading').all()) await expect(heading).not.toBeEmpty()
  await page.goto('/products')
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await page.goto('/products/sales')
  await page.getByRole('link', { name: 'See all products' }).click()
  await expect(page.getByRole('link', { name: 'Back to the home page' })).toBeVisible()
})

test('empty shop: its admin shows the first steps', { tag: '@look' }, async ({ page }) => {
  expect((await page.request.post('/api/users/login', { data: adminCredentials })).status()).toBe(200)
  await checkPage(page, '/admin/orders/board', { language: 'en' })
  await checkPage(page, '/admin/dashboard', { language: 'vi' })
  await expect(page.getByText('Không có việc nào đang chờ.')).toBeVisible()
  await page.goto('/admin/stock')
  await expect(page.getByText('Tất cả 0')).toHaveCount(0)
  await page.getByRole('link', { name: 'Thêm sản phẩm' }).click()
  await expect(page).toHaveURL(/\/admin\/products\/add$/)
  await expectNoHorizontalScroll(page)
})
