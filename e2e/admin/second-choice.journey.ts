import type { Page } from '@playwright/test'
import { deliver, openAdmin } from '../support/admin.ts'
import { createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { checkLoadedPage, expectNoHorizontalScroll } from '../support/page-checks.ts'
import { createAdminOrder } from '../support/seed-orders.ts'

/** Two units of a product came back as second choice. */
async function bringBack(admin: Page): Promise<string> {
  const { id: productId, name, color, size } = await createProduct({ called: 'Áo có vết' })
  const { id } = await createAdminOrder(admin, { items: [{ productId, color, size, quantity: 2 }] })
  await deliver(admin.request, id)
  const lines = [{ position: 0, quantity: 2 }]
  const asked = await admin.request.post(`/api/orders/${id}/returns`, { data: { lines, reason: 'Có vết bẩn' } })
  const returnId = (await asked.json()).data.return._id
  await admin.request.patch(`/api/returns/${returnId}`, { data: { status: 'approved' } })
  const inspection = { lines: [{ position: 0, stock: 0, secondChoice: 2, writtenOff: 0 }], deduction: 0 }
  const inspected = await admin.request.put(`/api/returns/${returnId}/inspection`, { data: inspection })
  expect(inspected.status(), await inspected.text()).toBe(200)
  return name
}

test('second choice on a phone: one unit is sold in an order at a price by hand, the other is written off', async ({ browser }) => {
  const page = await openAdmin(browser)
  const name = await bringBack(page)
  const { id } = await createAdminOrder(page)
  await page.goto(`/admin/orders/edit/${id}`)
  await page.getByRole('link', { name: 'Sửa đơn' }).click()
  await page.getByRole('button', { name: 'Thêm hàng hạng hai' }).click()
  const form = page.getByRole('group', { name: 'Thêm hàng hạng hai' })
  const option = form.getByRole('option', { name: new RegExp(`^${name}.*còn 2`) })
  await form.getByRole('combobox', { name: 'Món nào' }).selectOption((await option.getAttribute('value')) ?? '')
  await form.getByRole('textbox', { name: 'Giá một món' }).fill('99000')
  await form.getByRole('button', { name: 'Thêm vào đơn' }).click()
  await expect(page.getByRole('region', { name: 'Sau khi sửa' })).toContainText(`Thêm 1 × ${name}`)
  await checkLoadedPage(page)
  await page.getByRole('button', { name: /^Lưu đơn ·/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Đơn MM/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Các món' })).toContainText('hàng hạng hai')

  await page.goto(`/admin/stock/second-choice?query=${encodeURIComponent(name)}`)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('còn 1')
  await expectNoHorizontalScroll(page)
  await checkLoadedPage(page)
  await row.getByRole('button', { name: /^Bỏ đi/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Vì sao/ }).fill('Vết không giặt ra')
  await dialog.getByRole('button', { name: 'Bỏ đi' }).click()
  await expect(page.getByText('Đã bỏ hàng hạng hai.')).toBeVisible()
  await expect(row).toHaveCount(0)
})
