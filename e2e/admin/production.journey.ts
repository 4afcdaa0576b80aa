import type { Page } from '@playwright/test'
import { openAdmin } from '../support/admin.ts'
import { createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { checkPage, expectNoHorizontalScroll } from '../support/page-checks.ts'

/** A product that is sold out, with so many people waiting for its first size. */
async function createWanted(page: Page, people: number) {
  const product = await createProduct({ onHand: 0, called: 'Áo dài gấm cổ thuyền thêu hoa mai vàng, tà dài' })
  for (let n = 0; n < people; n++) {
    const data = { productId: product.id, color: product.color, size: product.size, email: `cho-${n}-${Date.now()}@example.vn` }
    expect((await page.request.post('/api/alerts', { data })).status()).toBe(200)
  }
  return product
}

test('sew next: explains its number, shows who waits, and takes what is sewn', async ({ browser }) => {
  const page = await openAdmin(browser)
  const { name } = await createWanted(page, 3)
  await page.goto('/admin')
  await page.getByRole('main').getByRole('link', { name: 'May tiếp' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'May tiếp' })).toBeVisible()
  await expect(page.getByText('ngày tới Tết')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('3 người chờ')
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(80)
  await expectNoHorizontalScroll(page)
  await row.getByRole('button').press('Enter')
  const box = page.getByRole('dialog', { name: `${name} · Xanh rêu · 1Y` })
  await expect(box.getByRole('link', { name: /^cho-0-.*@example\.vn$/ })).toBeVisible()
  await expect(box.getByText('Người chờ có hàng lại')).toBeVisible()
  const field = box.getByRole('textbox', { name: 'Đã may xong mấy cái?' })
  await expect(field).toHaveValue('3')
  await field.fill('4')
  await box.getByRole('button', { name: 'Nhập kho' }).click()
  await expect(page.getByText('Đã nhập kho 4 cái')).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('link', { name: /^Xong hôm nay/ }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Nhập kho')
})

test('sewing for orders: is listed until it is sent, and marked done from its row', async ({ browser }) => {
  const page = await openAdmin(browser, { width: 1440, height: 900 })
  const product = await createProduct({ onHand: 0, called: 'Váy đặt may', more: { availability: 'Made to order', leadDays: 4 } })
  await page.request.delete('/api/carts')
  const line = { productId: product.id, color: product.color, size: product.size, quantity: 2 }
  expect((await page.request.post('/api/carts', { data: line })).status()).toBe(201)
  const phone = `09${String(Date.now()).slice(-8)}`
  const address = { fullName: 'Lê Thị May', phone, province: 'Thành phố Huế', ward: 'Phường Thuận Hóa', street: '3 Lê Lợi' }
  const placed = await page.request.post('/api/orders', { data: { address, paymentMethod: 'cod' } })
  expect(placed.status(), await placed.text()).toBe(201)
  const { _id: id } = (await placed.json()) as { _id: string }
  expect((await page.request.patch(`/api/orders/${id}/status`, { data: { status: 'processing' } })).status()).toBe(200)
  await checkPage(page, '/admin/production?tab=ordered', { language: 'en' })
  await checkPage(page, '/admin/production?tab=ordered', { language: 'vi' })
  const row = page.getByRole('row').filter({ hasText: product.name })
  await expect(row).toContainText('2 cái')
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Đơn này đã may xong' }).click()
  await expect(row).toContainText('Chờ gói')
  await page.getByRole('link', { name: /^Xong hôm nay/ }).click()
  await expect(page.getByRole('row').filter({ hasText: product.name })).toBeVisible()
})
