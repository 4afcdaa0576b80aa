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
  await expect(page.getByText('Đã thành đơn').first()).toBeVisible()
  await checkLoadedPage(page)
})

test('draft: a price by hand, an own fee and a line outside the catalogue cost the customer the same to the dong', async ({ browser }) => {
  const page = await openAdmin(browser)
  const product = await createProduct()
  await page.goto('/admin/orders/add')
  await page.getByRole('textbox', { name: /^Điện thoại/ }).fill(newPhone())
  await page.getByRole('searchbox', { name: /^Tìm/ }).fill(product.name)
  await page.getByRole('button', { name: `Thêm ${product.color} 1Y, còn 20` }).click()
  await page.getByRole('checkbox', { name: 'Giá tay' }).check()
  await page.getByRole('textbox', { name: /^Giá một món/ }).fill('77777')
  await page.getByRole('textbox', { name: /^Lý do/ }).fill('Khách quen')
  await page.getByRole('button', { name: 'Thêm món ngoài danh mục' }).click()
  const custom = page.getByRole('group', { name: 'Thêm món ngoài danh mục' })
  await custom.getByRole('textbox', { name: /^Tên món/ }).fill('Nơ cài tóc')
  await custom.getByRole('textbox', { name: /^Giá một món/ }).fill('12345')
  await custom.getByRole('button', { name: 'Thêm vào đơn' }).click()
  await page.getByRole('button', { name: 'Thêm một Nơ cài tóc' }).click()
  await page.getByRole('checkbox', { name: 'Phí riêng cho đơn này' }).check()
  await page.getByRole('textbox', { name: /^Phí giao/ }).fill('11000')
  // 77.777 + 2 × 12.345 + 11.000
  const total = /113\.467\s₫/
  await expect(page.getByRole('button', { name: total })).toBeVisible()
  await expectNoHorizontalScroll(page)
  await checkLoadedPage(page)
  await page.getByRole('button', { name: 'Lưu nháp' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Đơn nháp' })).toBeVisible()
  await expect(page.getByRole('button', { name: total })).toBeVisible()
  await page.getByRole('button', { name: 'Gửi khách xác nhận' }).click()
  const link = page.getByRole('region', { name: 'Gửi khách' }).getByText(/\/offers\//)
  const url = new URL((await link.textContent()) ?? '')

  const customer = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await customer.goto(url.pathname + url.search)
  await expect(customer.getByRole('region', { name: 'Các món' })).toContainText('Nơ cài tóc')
  await customer.getByRole('textbox', { name: /^Họ và tên/ }).fill('Nguyễn Thị Giá')
  for (const [field, typed, place] of [
    [/^Tỉnh/, 'hue', 'Thành phố Huế'],
    [/^Phường/, 'thuan hoa', 'Phường Thuận Hóa'],
  ] as const) {
    await customer.getByRole('combobox', { name: field }).fill(typed)
    await customer.getByRole('option', { name: place, exact: true }).click()
  }
  await customer.getByRole('textbox', { name: /^Địa chỉ/ }).fill('7 Chi Lăng')
  await checkLoadedPage(customer)
  await customer.getByRole('button', { name: total }).click()
  await expect(customer.getByRole('heading', { level: 1, name: /^Cảm ơn, .*Nguyễn Thị Giá/ })).toBeVisible()
  await expect(customer.getByText(total).first()).toBeVisible()
})
