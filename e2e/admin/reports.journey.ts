import { openAdmin } from '../support/admin.ts'
import { createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { checkLoadedPage, checkPage, expectNoHorizontalScroll } from '../support/page-checks.ts'
import { createAdminOrder } from '../support/seed-orders.ts'

const phone = { width: 390, height: 844 }

test.use({ allowedConsoleErrors: [/status of 500/] })

test('reports on a phone: any of them in two taps, with its period, its comparison and its definition', async ({ browser }) => {
  const product = await createProduct({ called: 'Đầm báo cáo', price: 175_000 })
  const page = await openAdmin(browser, phone)
  const { id } = await createAdminOrder(page, { product })
  expect((await page.request.patch(`/api/orders/${id}/status`, { data: { status: 'processing' } })).status()).toBe(200)

  await page.goto('/admin/dashboard')
  await page.getByRole('region', { name: 'Tất cả báo cáo' }).getByRole('link', { name: 'Sản phẩm', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/reports\/products/)
  const row = page.getByRole('row').filter({ hasText: product.name })
  await expect(row).toContainText('175.000 ₫')
  await expect(row).not.toContainText('kỳ trước')
  await expect(page.getByRole('heading', { name: 'Các số này tính thế nào?' })).toBeVisible()
  await expect(page.getByText('Một đơn được tính là bán khi chắc tiền')).toBeVisible()
  await expectNoHorizontalScroll(page)
  await checkLoadedPage(page)

  await page.getByRole('combobox', { name: 'Khoảng thời gian' }).selectOption('today')
  await expect(page).toHaveURL(/period=today/)
  await expect(row).toContainText('175.000 ₫')
  await page.getByRole('combobox', { name: 'Báo cáo' }).selectOption('sources')
  await expect(page).toHaveURL(/\/admin\/reports\/sources\?period=today/)
  await expect(page.getByRole('row').filter({ hasText: 'Facebook' })).toBeVisible()

  await page.getByRole('combobox', { name: 'Khoảng thời gian' }).selectOption('own')
  await page.getByLabel('Từ ngày').fill('2020-01-01')
  await page.getByLabel('Đến ngày').fill('2020-01-31')
  await page.getByRole('button', { name: 'Xem', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Chưa có gì trong khoảng này' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Tải CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^report-sources-.*\.csv$/)
})

test('reports: every one is readable, at 1440 px and at 320 px', async ({ browser }) => {
  const page = await openAdmin(browser, { width: 1440, height: 900 })
  await createAdminOrder(page)
  for (const name of ['days', 'products', 'customers', 'stock', 'returns'])
    await checkPage(page, `/admin/reports/${name}?period=30d`, { language: 'vi' })
  await page.setViewportSize({ width: 320, height: 700 })
  for (const name of ['days', 'customers', 'discounts', 'stock']) {
    await page.goto(`/admin/reports/${name}?period=30d&lng=en`)
    await expectNoHorizontalScroll(page)
  }
})

test('waiting list and subscribers: are tabs of the customers', async ({ browser }) => {
  const page = await openAdmin(browser, phone)
  const product = await createProduct({ called: 'Đầm người chờ', onHand: 0 })
  const email = `cho-${Date.now()}@example.vn`
  const alert = { productId: product.id, color: product.color, size: product.size, email }
  expect((await page.request.post('/api/alerts', { data: alert })).status()).toBe(200)
  expect((await page.request.post('/api/newsletter', { data: { email } })).status()).toBeLessThan(300)
  await checkPage(page, '/admin/customers/waiting', { language: 'vi' })
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText(product.name)
  await expect(row).toContainText('còn 0')
  await page.getByRole('link', { name: 'Nhận thư' }).click()
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Đang nhận')
  await expect(page.getByRole('link', { name: 'Tải CSV' })).toBeVisible()
})
