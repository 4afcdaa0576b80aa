import { openAdmin } from '../support/admin.ts'
import { createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoHorizontalScroll } from '../support/page-checks.ts'
import { createAdminOrder, setOrderStatus } from '../support/seed-orders.ts'

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

test('list on a phone: a tap beside a small checkbox checks it', async ({ browser }) => {
  const page = await openAdmin(browser, phone)
  for (const path of ['/admin/products', '/admin/reviews']) {
    await page.goto(path)
    const box = page.locator('tbody').getByRole('checkbox').first()
    const { x = 0, y = 0 } = (await box.boundingBox()) ?? {}
    await page.mouse.click(x + 28, y + 26)
    await expect(box, path).toBeChecked()
  }
})

test('filters on a phone: are behind a button that counts those in use', async ({ browser }) => {
  const product = await createProduct({ onHand: 0 })
  const page = await openAdmin(browser, phone)
  await page.goto('/admin/products?lng=vi')
  const availability = page.getByRole('combobox', { name: 'Tình trạng' })
  await expect(availability).toBeHidden()
  const button = page.getByRole('button', { name: /^Bộ lọc/ })
  await expect(button).toHaveText('Bộ lọc')
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await availability.selectOption('Out of stock')
  await expect(page).toHaveURL(/availability=Out/)
  await expect(button).toHaveText('Bộ lọc1')
  await expect(page.getByRole('row').filter({ hasText: product.name })).toContainText('Hết hàng')
  await button.press('Enter')
  await expect(availability).toBeHidden()
})

test('refunds on a phone: short rows with the next step, the rest behind a menu', async ({ browser }) => {
  const page = await openAdmin(browser, phone)
  const { id, number } = await createAdminOrder(page, { paymentMethod: 'bank', fullName: 'Chị Bảo Trân' })
  await page.request.patch(`/api/orders/${id}/payment`, { data: { paymentStatus: 'paid' } })
  const reason = 'Giao trễ so với hẹn, bớt cho chị năm mươi nghìn như đã nói'
  const opened = await page.request.post('/api/payments/refund', { data: { orderId: id, amount: 50_000, reason } })
  expect(opened.status(), await opened.text()).toBe(200)
  await page.goto(`/admin/refunds?orderId=${id}`)
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row.getByRole('link', { name: 'Chị Bảo Trân' })).toBeVisible()
  await expect(row.getByRole('button', { name: 'Hoàn thủ công' })).toBeVisible()
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(76)
  await expectNoHorizontalScroll(page)
  await row.getByRole('button', { name: new RegExp(number) }).click()
  await page.getByRole('menuitem', { name: 'Huỷ khoản hoàn' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Khách lấy mã giảm giá')
  await page.getByRole('dialog').getByRole('button', { name: 'Huỷ khoản hoàn' }).click()
  await expect(row.locator('.status-badge:visible')).toHaveText('Đã huỷ')
  await expect(row.getByText(`${number} · Khách lấy mã giảm giá`)).toBeVisible()
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(72)
  await row.getByText(`${number} · Khách lấy mã giảm giá`).click()
  await expect(page).toHaveURL(new RegExp(`/admin/orders/edit/${id}`))
})

test('cash on a phone: short rows with the holder and one badge, and short totals', async ({ browser }) => {
  const page = await openAdmin(browser, phone)
  const { id, number } = await createAdminOrder(page, { fullName: 'Chị Hạ Vy' })
  for (const status of ['processing', 'shipped', 'delivered']) await setOrderStatus(page.request, id, status)
  await page.goto('/admin/refunds/cash?status=collected')
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row.getByRole('link', { name: 'Chị Hạ Vy' })).toBeVisible()
  await expect(row.getByText(`${number} · Chủ tiệm`)).toBeVisible()
  await expect(row.locator('.status-badge:visible')).toHaveText('Chưa về tiệm')
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(72)
  const total = page.locator('.cash-total').filter({ hasText: 'Chủ tiệm' })
  expect((await total.boundingBox())?.height).toBeLessThanOrEqual(72)
  await expectNoHorizontalScroll(page)
  await row.getByText(`${number} · Chủ tiệm`).click()
  await expect(page).toHaveURL(new RegExp(`/admin/orders/edit/${id}`))
})

test('report on a phone: a product takes a name, a bar and one line of numbers', async ({ browser }) => {
  const page = await openAdmin(browser, phone)
  const product = await createProduct({ called: 'Áo' })
  const { id } = await createAdminOrder(page, { product })
  await setOrderStatus(page.request, id, 'processing')
  await page.goto('/admin/reports/products')
  const row = page.getByRole('row').filter({ hasText: product.name })
  await expect(row).toContainText('185.000')
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(116)
  await expectNoHorizontalScroll(page)
})

test('lists on a tablet: no text is squeezed, and no page scrolls sideways', async ({ browser }) => {
  const page = await openAdmin(browser, { width: 768, height: 1024 })
  const { id } = await createAdminOrder(page, { paymentMethod: 'bank', fullName: 'Công Tằng Tôn Nữ Thị Ngọc Khánh' })
  await page.request.patch(`/api/orders/${id}/payment`, { data: { paymentStatus: 'paid' } })
  const reason = 'Giao trễ so với hẹn, bớt cho chị năm mươi nghìn như đã nói'
  await page.request.post('/api/payments/refund', { data: { orderId: id, amount: 50_000, reason } })
  const texts = { orders: 'Ngọc Khánh', refunds: 'Giao trễ', discounts: 'CHAOMEMAY', stock: null, reviews: null }
  for (const [path, text] of Object.entries(texts)) {
    await page.goto(`/admin/${path}`)
    await expectNoHorizontalScroll(page)
    if (!text) continue
    const cell = page.getByRole('cell').filter({ hasText: text }).first()
    expect((await cell.boundingBox())?.width, path).toBeGreaterThanOrEqual(140)
  }
})

test('board on a phone: starts at the first column with an order, below the head of the page', async ({ browser }) => {
  const page = await openAdmin(browser, phone)
  await createAdminOrder(page)
  await page.goto('/admin/orders')
  await page.getByRole('link', { name: 'Bảng đơn' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bảng đơn hàng' })).toBeInViewport()
  // The first column is empty, unless another journey left an order that is not paid.
  const counts = await page.getByRole('navigation', { name: 'Tới cột' }).getByRole('link').locator('.order-count').allTextContents()
  const first = counts.findIndex((count) => count !== '0')
  const columns = page.getByRole('region', { name: 'Bảng đơn hàng' }).getByRole('heading', { level: 2 })
  await expect(columns.nth(first)).toBeInViewport({ ratio: 1 })
  if (first > 0) await expect(columns.nth(first - 1)).not.toBeInViewport()
})

test('discounts on a phone: low rows, and the code is copied from the menu', async ({ browser }) => {
  const page = await openAdmin(browser, phone)
  const code = `THAP${Date.now().toString(36)}`.toUpperCase()
  expect((await page.request.post('/api/discounts', { data: { code, kind: 'percent', value: 10 } })).status()).toBe(201)
  await page.goto(`/admin/discounts?query=${code}`)
  const row = page.getByRole('row').filter({ hasText: code })
  const { height = 0 } = (await row.boundingBox()) ?? {}
  expect(height).toBeGreaterThanOrEqual(64)
  expect(height).toBeLessThanOrEqual(72)
  await row.getByRole('button', { name: new RegExp(`^Thêm thao tác cho ${code}`) }).click()
  await page.getByRole('menuitem', { name: 'Sao chép mã' }).click()
  await expect(page.getByText(`Đã sao chép ${code}`)).toBeVisible()
})
