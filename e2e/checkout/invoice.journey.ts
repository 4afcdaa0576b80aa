import type { Page } from '@playwright/test'
import { openAdmin } from '../support/admin.ts'
import { addToCart, chooseVariant, createProduct, fillDelivery, goToCheckout, newPhone } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoHorizontalScroll, findViolations } from '../support/page-checks.ts'

const company = 'Công ty TNHH Một Thành Viên Thương Mại Dịch Vụ Mầm Xanh Thuận Hóa'

async function fillInvoice(page: Page, taxCode: string): Promise<void> {
  await page.getByRole('checkbox', { name: 'Xuất hoá đơn' }).check()
  await page.getByRole('textbox', { name: 'Tên công ty hoặc người mua' }).fill(company)
  await page.getByRole('textbox', { name: 'Mã số thuế' }).fill(taxCode)
  await page.getByRole('textbox', { name: 'Địa chỉ trên hoá đơn' }).fill('5 Hùng Vương, Huế')
  await page.getByRole('textbox', { name: 'Email nhận hoá đơn' }).fill('ketoan@mamxanh.vn')
}

test('invoice: is wished at the checkout, issued by the shop, and named on the receipt', async ({ page, browser }) => {
  test.slow()
  const product = await createProduct()
  await addToCart(page, product)
  await goToCheckout(page)
  await expect(page.getByRole('textbox', { name: 'Mã số thuế' })).toBeHidden()
  await fillDelivery(page)
  await fillInvoice(page, '0100109107')
  await page.getByRole('radio', { name: 'Tiền mặt khi nhận hàng' }).check()
  const place = page.getByRole('button', { name: /^Đặt hàng · / })
  await place.click()
  await expect(page.getByText(/Mã số thuế không đúng/).first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await expectNoHorizontalScroll(page)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Tên công ty hoặc người mua' })).toHaveValue(company)
  await page.getByRole('textbox', { name: 'Mã số thuế' }).fill('0100109106')
  await place.click()
  await expect(page).toHaveURL(/\/checkout\/success\?/)
  await expect(page.getByRole('main')).toContainText('MST 0100109106')
  await expectNoHorizontalScroll(page)
  const id = new URL(page.url()).searchParams.get('order') ?? ''

  const admin = await openAdmin(browser, { width: 390, height: 844 })
  await admin.goto('/admin/orders?tab=invoice')
  await expect(admin.getByText('Cần hoá đơn').first()).toBeVisible()
  await admin.goto(`/admin/orders/edit/${id}`)
  const card = admin.locator('section', { has: admin.getByRole('heading', { name: 'Hoá đơn', exact: true }) })
  await expect(card).toContainText('ketoan@mamxanh.vn')
  await expect(card.getByRole('button', { name: 'Sao chép Mã số thuế' })).toBeVisible()
  expect(await findViolations(admin)).toEqual([])
  await expectNoHorizontalScroll(admin)
  await card.getByRole('textbox', { name: 'Số hoá đơn' }).fill('C26MMM-12')
  await card.getByRole('button', { name: 'Đã xuất' }).click()
  await expect(card).toContainText(/Xuất ngày .*, số C26MMM-12/)
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Đã xuất, số C26MMM-12')
})

test('invoice: staff enter it with an order that they take', async ({ browser }) => {
  const admin = await openAdmin(browser, { width: 390, height: 844 })
  await admin.goto('/admin/orders/add')
  await expect(admin.getByRole('textbox', { name: 'Tên trên hoá đơn' })).toBeHidden()
  await admin.getByRole('heading', { name: 'Mã giảm giá, lời dặn, quà, hoá đơn' }).click()
  await admin.getByRole('checkbox', { name: 'Khách cần hoá đơn' }).check()
  await admin.getByRole('textbox', { name: 'Tên trên hoá đơn' }).fill(company)
  expect(await findViolations(admin)).toEqual([])
  await expectNoHorizontalScroll(admin)
})

test('invoice: in English on a wide screen', async ({ browser }) => {
  const product = await createProduct()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  const added = await page.request.post('/api/carts', { data: { productId: product.id, quantity: 1, color: product.color, size: '1Y' } })
  expect(added.status()).toBe(201)
  await page.goto('/checkout?lng=en')
  await page.getByRole('checkbox', { name: 'I need an invoice' }).check()
  await page.getByRole('textbox', { name: 'Tax code' }).fill('123')
  await page.getByRole('textbox', { name: 'Address on the invoice' }).focus()
  await expect(page.getByText(/Invalid tax code/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await expectNoHorizontalScroll(page)
  await context.close()
})

test('invoice: is wished without scripts', async ({ browser }) => {
  const product = await createProduct()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`/products/${product.slug}`)
  await chooseVariant(page, product)
  await page.getByRole('main').getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
  await page.getByRole('main').getByRole('link', { name: 'Thanh toán' }).click()
  await page.getByRole('textbox', { name: 'Họ và tên' }).fill('Chị Mai')
  await page.getByRole('textbox', { name: /^Điện thoại/ }).fill(newPhone())
  await page.getByRole('combobox', { name: /^Tỉnh, thành phố/ }).selectOption({ label: 'Thành phố Huế' })
  await fillInvoice(page, '1')
  await page.getByRole('button', { name: /Lấy phường, xã/ }).click()
  await page.getByRole('combobox', { name: /^Phường, xã/ }).selectOption({ label: 'Phường Thuận Hóa' })
  await page.getByRole('textbox', { name: /^Địa chỉ(?! trên)/ }).fill('5 Lê Lợi')
  await page.getByRole('radio', { name: 'Tiền mặt khi nhận hàng' }).check()
  await page.getByRole('button', { name: /^Đặt hàng · / }).click()
  await expect(page.getByText(/Mã số thuế không đúng/).first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Mã số thuế' }).fill('0100109106-001')
  await page.getByRole('button', { name: /^Đặt hàng · / }).click()
  await expect(page).toHaveURL(/\/checkout\/success\?/)
  await expect(page.getByRole('main')).toContainText('MST 0100109106-001')
  await context.close()
})

test('receipt: names the seller on paper, and fits on a page of A5', async ({ page, browser }) => {
  const owner = {
    ...{ name: 'Hộ kinh doanh Mẹ May', taxCode: '046190001234', address: '12 Chi Lăng, Phường Phú Xuân, Thành phố Huế' },
    ...{ phone: '0905123456', email: 'chao@memay.vn', person: 'Nguyễn Thị May' },
  }
  const admin = await openAdmin(browser)
  const changed = await admin.request.patch('/api/settings', { data: { owner } })
  expect(changed.status(), await changed.text()).toBe(200)
  const product = await createProduct()
  await addToCart(page, product)
  await goToCheckout(page)
  await fillDelivery(page)
  await page.getByRole('radio', { name: 'Tiền mặt khi nhận hàng' }).check()
  await page.getByRole('button', { name: /^Đặt hàng · / }).click()
  await expect(page).toHaveURL(/\/checkout\/success\?/)
  const seller = page.getByText('MST 046190001234')
  await expect(seller).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(seller).toBeVisible()
  await expect(page.getByText('Hộ kinh doanh Mẹ May').first()).toBeVisible()
  await expect(page.getByText('Biên nhận', { exact: true })).toBeVisible()
  await expect(page.getByText(/thuế GTGT/).first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  const pdf = (await page.pdf({ format: 'A5' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
