import { openAdmin } from '../support/admin.ts'
import { createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { checkLoadedPage, expectNoHorizontalScroll } from '../support/page-checks.ts'
import { createAdminOrder } from '../support/seed-orders.ts'

test('order on a phone: size, price by hand and another item change it, and its customer reads so', async ({ browser }) => {
  const page = await openAdmin(browser)
  const product = await createProduct()
  const other = await createProduct({ called: 'Mũ thêm' })
  const { id } = await createAdminOrder(page, { product, email: 'khach.sua.don@example.com' })

  await page.goto(`/admin/orders/edit/${id}`)
  const next = page.getByRole('region', { name: 'Bước tiếp theo' })
  await expect(next.getByRole('button').first()).toHaveText('Bắt đầu chuẩn bị')
  await expect(next.getByRole('link', { name: /^Gọi/ })).toBeVisible()
  await expect(next.getByRole('link', { name: 'Nhắn Zalo' })).toBeVisible()
  await page.getByRole('link', { name: 'Sửa đơn' }).click()

  const line = page.getByRole('region', { name: 'Món trong đơn' }).getByRole('listitem').first()
  await line.getByRole('button', { name: /^Sửa/ }).click()
  await line.getByRole('combobox', { name: 'Màu và size' }).selectOption(`${product.color} · 2Y (còn 20)`)
  const ownPrice = line.getByRole('checkbox', { name: 'Giá tay' })
  const variants = await line.getByRole('combobox', { name: 'Màu và size' }).boundingBox()
  const below = (variants?.y ?? 0) + (variants?.height ?? 0)
  expect((await line.getByRole('button', { name: 'Bỏ món này' }).boundingBox())?.y).toBeGreaterThanOrEqual(below + 8)
  await ownPrice.check()
  await line.getByRole('textbox', { name: 'Giá một món' }).fill('90000')
  await line.getByRole('textbox', { name: /^Lý do/ }).fill('Khách quen lấy tròn')
  await page.getByRole('searchbox', { name: /^Tìm/ }).fill(other.name)
  await page.getByRole('button', { name: `Thêm ${other.color} 1Y, còn 20` }).click()
  await page.getByRole('button', { name: 'Thêm món ngoài danh mục' }).click()
  await page.getByRole('textbox', { name: 'Tên món' }).fill('Sửa lai')
  await page.getByRole('group', { name: 'Thêm món ngoài danh mục' }).getByRole('textbox', { name: 'Giá một món' }).fill('15000')
  await page.getByRole('button', { name: 'Thêm vào đơn' }).click()

  const summary = page.getByRole('region', { name: 'Sau khi sửa' })
  await expect(summary).toContainText(`${product.color}, 1Y → ${product.color}, 2Y`)
  await expect(summary).toContainText('Thêm 1 × Sửa lai')
  await expect(summary).toContainText('Thu hộ (COD)')
  await expectNoHorizontalScroll(page)
  // At the end of the page the bar with the button covers nothing.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await checkLoadedPage(page)
  await page.getByRole('button', { name: /^Lưu đơn ·/ }).click()

  await expect(page.getByRole('heading', { level: 1, name: /^Đơn MM/ })).toBeVisible()
  const items = page.getByRole('region', { name: 'Các món' })
  await expect(items).toContainText('Giá tay: Khách quen lấy tròn')
  await expect(items).toContainText('Sửa lai')
  await checkLoadedPage(page)

  const { data } = await (await page.request.get(`/api/orders/${id}/payments`)).json()
  const customer = await browser.newPage()
  await customer.goto(data.link)
  const edits = customer.getByRole('region', { name: 'Tiệm đã sửa đơn' })
  await expect(edits).toContainText('Thêm 1 × Sửa lai')
  await expect(edits).not.toContainText('Khách quen')
  await expect(customer.getByRole('region', { name: 'Các món' })).toContainText('Sửa lai')
  await checkLoadedPage(customer)
})

test('own delivery fee: says that “15” is fifteen dong and offers the thousands; takes “15k” as thousands', async ({ browser }) => {
  const page = await openAdmin(browser)
  const { id } = await createAdminOrder(page)
  await page.goto(`/admin/orders/edit/${id}/lines`)
  await page.getByRole('checkbox', { name: 'Phí riêng cho đơn này' }).check()
  const fee = page.getByRole('textbox', { name: 'Phí giao' })
  await fee.fill('15')
  await expect(fee).toHaveAccessibleDescription(/^Mới là 15\s₫\./)
  await page.getByRole('button', { name: /^Sửa thành 15\.000\s₫$/ }).click()
  await expect(fee).toHaveValue('15.000')
  await expect(fee).toBeFocused()
  await fee.fill('20')
  await fee.fill('20k')
  await expect(fee).toHaveValue('20.000')
  await expect(fee).not.toHaveAccessibleDescription(/Mới là/)
})

test('order of a Vietnamese customer, edited in English: shows the changes as the customer reads them', async ({ browser }) => {
  const page = await openAdmin(browser, { width: 1440, height: 900 })
  const { id } = await createAdminOrder(page, { product: await createProduct({ called: 'Áo đổi tiếng' }) })
  await page.goto(`/admin/orders/edit/${id}/lines?lng=en`)
  await page.getByRole('region', { name: 'Items of the order' }).getByRole('button', { name: /^Edit/ }).click()
  await page.getByRole('button', { name: /^One more/ }).click()
  const reads = page.getByRole('region', { name: 'After the edit' }).getByRole('list')
  await expect(reads.getByText(/^Áo đổi tiếng .*: số lượng 1 → 2$/)).toBeVisible()
  await expect(reads).toHaveAttribute('lang', 'vi')
})

test('order that is packed: says why it cannot be edited', async ({ browser }) => {
  const page = await openAdmin(browser)
  const { id } = await createAdminOrder(page)
  expect((await page.request.patch(`/api/orders/${id}/status`, { data: { status: 'processing' } })).status()).toBe(200)
  expect((await page.request.post('/api/shipments', { data: { orderId: id, carrier: 'GHN', trackingCode: 'GHN1' } })).status()).toBe(201)
  await page.goto(`/admin/orders/edit/${id}`)
  await expect(page.getByRole('link', { name: 'Sửa đơn' })).toHaveCount(0)
  await page.goto(`/admin/orders/edit/${id}/lines`)
  await expect(page.getByText('Đơn này không sửa được nữa')).toBeVisible()
})

test('order that somebody else edits meanwhile: the form says so and loads it again', async ({ browser }) => {
  const page = await openAdmin(browser)
  const { id } = await createAdminOrder(page)
  await page.goto(`/admin/orders/edit/${id}/lines`)
  const lines = page.getByRole('region', { name: 'Món trong đơn' }).getByRole('listitem')
  await lines.getByRole('button', { name: /^Sửa/ }).click()
  await lines.getByRole('button', { name: /^Thêm một/ }).click()
  await expect(page.getByRole('region', { name: 'Sau khi sửa' })).toContainText('số lượng 1 → 2')
  const { data } = await (await page.request.get(`/api/orders/${id}`)).json()
  const price = { amount: 90_000, reason: 'Khách quen' }
  const other = { expectedVersion: data.order.version, lines: [{ line: 0, quantity: 1, price }] }
  expect((await page.request.post(`/api/orders/${id}/edit`, { data: other })).status()).toBe(200)

  await lines.getByRole('button', { name: /^Thêm một/ }).click()
  await expect(page.getByText('Đơn vừa thay đổi').first()).toBeVisible()
  await page.getByRole('button', { name: 'Tải lại đơn' }).click()
  await expect(lines).toContainText('1 × 90.000 ₫')
})

test.describe('item that is made to the name of a child', () => {
  // The preview of the edit is refused until the name is there.
  test.use({ allowedConsoleErrors: [/status of 409/] })

  test('its fields are open at once, and what they lack is said there', async ({ browser }) => {
    const page = await openAdmin(browser)
    const field = { kind: 'text', label: { vi: 'Tên thêu', en: 'Name' }, required: true, price: 0, maxLength: 12 }
    const embroidered = await createProduct({ called: 'Áo thêu tên', more: { personalization: [field] } })
    const { id } = await createAdminOrder(page)
    await page.goto(`/admin/orders/edit/${id}/lines`)
    await page.getByRole('searchbox', { name: /^Tìm/ }).fill(embroidered.name)
    await page.getByRole('button', { name: `Thêm ${embroidered.color} 1Y, còn 20` }).click()
    const summary = page.getByRole('region', { name: 'Sau khi sửa' })
    await expect(summary.getByRole('alert')).toHaveText('Xem lại các món có dòng chữ đỏ.')
    await page.getByRole('textbox', { name: /^Tên thêu/ }).fill('Bống')
    await expect(summary).toContainText(`Thêm 1 × ${embroidered.name}`)
    await expect(page.getByRole('textbox', { name: /^Tên thêu/ })).toBeVisible()
  })
})
