import { openAdmin } from '../support/admin.ts'
import { createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'

/** The lists of the admin on a phone: short rows, and filters behind one button with their number. */

const phone = { width: 390, height: 844 }

test('product list on a phone: shows seven rows, each with name, stock, price and one badge', async ({ browser }) => {
  const page = await openAdmin(browser, phone)
  await page.goto('/admin/products')
  const rows = page.locator('tbody').getByRole('row')
  await expect(rows.nth(6)).toBeInViewport({ ratio: 1 })
  for (const row of (await rows.all()).slice(0, 7)) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(76)
  await page.goto(`/admin/products?query=${encodeURIComponent('Đầm cổ lá sen hoa nhí')}`)
  const row = rows.filter({ hasText: 'Đầm cổ lá sen hoa nhí' }).first()
  await expect(row.getByText(/MM-[\w-]+ · còn \d+/)).toBeVisible()
  await expect(row.getByText(/^[\d.]+\s₫/)).toBeVisible()
  await expect(row.locator('.status-badge:visible')).toHaveCount(1)
  await row.getByText(/còn \d+/).click()
  await expect(page).toHaveURL(/\/admin\/products\/edit\//)
})

test('filters on a phone: are behind a button that counts those in use', async ({ browser }) => {
  const product = await createProduct({ onHand: 0 })
  const page = await openAdmin(browser, phone)
  await page.goto('/admin/products')
  const availability = page.getByRole('combobox', { name: 'Tình trạng' })
  await expect(availability).toBeHidden()
  const button = page.getByRole('button', { name: /^Bộ lọc/ })
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await availability.selectOption('Out of stock')
  await expect(page).toHaveURL(/availability=Out/)
  await expect(button).toHaveText('Bộ lọc1')
  await expect(page.getByRole('row').filter({ hasText: product.name })).toContainText('Hết hàng')
  await button.press('Enter')
  await expect(availability).toBeHidden()
})
