import { openAdmin } from '../support/admin.ts'
import { createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { checkLoadedPage } from '../support/page-checks.ts'
import { createAdminOrder, setOrderStatus } from '../support/seed-orders.ts'

test('a cancelled order: a new order begins with its lines, customer and address, and leaves it as it is', async ({ browser }) => {
  const page = await openAdmin(browser)
  const product = await createProduct()
  const { id, number } = await createAdminOrder(page, { product, note: 'Gọi trước khi giao' })
  await setOrderStatus(page.request, id, 'cancelled')
  await page.goto(`/admin/orders/edit/${id}`)
  await page.getByRole('link', { name: 'Lên đơn mới' }).click()
  await expect(page.getByText(`Sao chép từ đơn ${number}`)).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Họ và tên/ })).toHaveValue('Chị Thảo')
  await expect(page.getByRole('textbox', { name: /^Điện thoại/ })).toHaveValue('0906 777 888')
  await expect(page.getByText(product.name).first()).toBeVisible()
  await checkLoadedPage(page)
  await page.getByRole('button', { name: /^Lên đơn ·/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Đã lên đơn' })).toBeVisible()
  await page.goto(`/admin/orders/edit/${id}`)
  await expect(page.getByText('Đã huỷ').first()).toBeVisible()
})
