import { openAdmin } from '../support/admin.ts'
import { createProduct, newPhone } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { checkLoadedPage, expectNoHorizontalScroll } from '../support/page-checks.ts'

// The page of a used link has the status 410.
test.use({ allowedConsoleErrors: [/status of 410/] })

test('draft: its link lets the customer add the address and order, once', async ({ browser }) => {
  const page = await openAdmin(browser)
  const product = await createProduct()
  await page.goto('/admin/orders/add')
  await page.getByRole('textbox', { name: /^Điện thoại/ }).fill(newPhone())
  await page.getByRole('searchbox', { name: /^Tìm/ }).fill(product.name)
  await page.getByRole('button', { name: `Thêm ${product.color} 1Y, còn 20` }).click()
  await page.getByRole('button', { name: 'Lưu nháp' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Đơn nháp' })).toBeVisible()
  await expect(page.getByText(product.name).first()).toBeVisible()
  await checkLoadedPage(page)

  await page.getByRole('button', { name: 'Gửi khách xác nhận' }).click()
  const link = page.getByRole('region', { name: 'Gửi khách' }).getByText(/\/offers\//)
  await expect(link).toBeVisible()
  await checkLoadedPage(page)
  const url = new URL((await link.textContent()) ?? '')

  const customer = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await customer.goto(url.pathname + url.search)
  await expect(customer.getByRole('region', { name: 'Các món' })).toContainText(product.name)
  await customer.getByRole('textbox', { name: /^Họ và tên/ }).fill('Nguyễn Thị Nháp')
  for (const [field, typed, place] of [
    [/^Tỉnh/, 'hue', 'Thành phố Huế'],
    [/^Phường/, 'thuan hoa', 'Phường Thuận Hóa'],
  ] as const) {
    await customer.getByRole('combobox', { name: field }).fill(typed)
    await customer.getByRole('option', { name: place, exact: true }).click()
  }
  await customer.getByRole('textbox', { name: /^Địa chỉ/ }).fill('7 Chi Lăng')
  await expectNoHorizontalScroll(customer)
  await checkLoadedPage(customer)
  await customer.getByRole('button', { name: /^Đặt hàng ·/ }).click()
  await expect(customer.getByRole('heading', { level: 1, name: /^Cảm ơn, .*Nguyễn Thị Nháp/ })).toBeVisible()

  await customer.goto(url.pathname + url.search)
  await expect(customer.getByRole('heading', { level: 1, name: 'Đơn này đã được đặt rồi' })).toBeVisible()
  await page.goto('/admin/orders/drafts')
  await expect(page.getByText('Khách đã đặt').first()).toBeVisible()
  await checkLoadedPage(page)
})
