import { openAdmin } from '../support/admin.ts'
import { expect, test } from '../support/fixtures.ts'
import { createAdminOrder } from '../support/seed-orders.ts'

test('back link: leads to the list with the filters it had', async ({ browser }) => {
  const page = await openAdmin(browser)
  const fullName = `Cô Lọc ${Date.now()}`
  const phone = `09${String(Date.now()).slice(-8)}`
  const { number } = await createAdminOrder(page, { fullName, phone })
  const query = encodeURIComponent(fullName)
  await page.goto(`/admin/orders?query=${query}&payment=unpaid`)
  await page.getByRole('link', { name: number }).click()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Đơn hàng', exact: true }).click()
  await expect(page.getByRole('searchbox', { name: 'Số đơn, tên, điện thoại, email' })).toHaveValue(fullName)
  await expect(page).toHaveURL(/payment=unpaid/)

  await page.goto(`/admin/customers/guests?query=${query}`)
  await page.getByRole('link', { name: fullName }).click()
  await main.getByRole('link', { name: 'Khách lẻ' }).click()
  await expect(page.getByRole('searchbox', { name: 'Tên, email, điện thoại' })).toHaveValue(fullName)
})

test('list of orders: one that waits for its transfer says so', async ({ browser }) => {
  const page = await openAdmin(browser)
  const fullName = `Cô Khoản ${Date.now()}`
  const { number } = await createAdminOrder(page, { fullName, paymentMethod: 'bank' })
  await page.goto(`/admin/orders?query=${encodeURIComponent(fullName)}`)
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Chờ tiền')
})
