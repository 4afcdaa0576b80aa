import type { Page } from '@playwright/test'
import { deliver, openAdmin } from '../support/admin.ts'
import { addToCart, createProduct, fillDelivery, goToCheckout, payWith, type TestProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'

const phone = { width: 390, height: 844 }

test('exchange of a cash order: every step from the list of open cases, on a phone, until it is closed', async ({ browser }) => {
  const admin = await openAdmin(browser, phone)
  const { orderId, orderNumber } = await deliveredOrder(admin)
  await admin.goto(`/admin/orders/edit/${orderId}`)
  await admin.getByRole('button', { name: 'Mở đổi hàng' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Size muốn đổi' }).selectOption('2Y')
  await dialog.getByRole('textbox', { name: 'Khách nói gì' }).fill('Bé mặc hơi chật')
  await dialog.getByRole('button', { name: 'Mở đổi hàng' }).click()
  await expect(dialog).toHaveCount(0)

  await admin.goto(`/admin/orders/slips/${orderId}`)
  await expect(admin.getByRole('img', { name: `${orderNumber}-D1` })).toBeVisible()
  const row = await openCase(admin, orderNumber)
  await row.getByRole('button', { name: 'Đã nhận món cũ' }).click()
  await admin.getByRole('dialog').getByText('Hàng hạng hai').click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Đã nhận món cũ' }).click()
  await row.getByRole('button', { name: 'Gói món mới' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Đã đưa món mới đi' }).click()
  await row.getByRole('button', { name: 'Khách đã nhận món mới' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Khách đã nhận món mới' }).click()
  await expect(row).toHaveCount(0)
  await admin.goto(`/admin/orders/edit/${orderId}`)
  await expect(admin.getByText('Đổi hàng xong')).toBeVisible()
})

test('an exchange that lacks several fields: all of them are named at once', async ({ browser }) => {
  const admin = await openAdmin(browser, phone)
  const { orderId } = await deliveredOrder(admin)
  const field = { kind: 'text', label: { vi: 'Tên thêu', en: 'Name' }, required: true, price: 0, maxLength: 12 }
  const embroidered = await createProduct({ called: 'Áo thêu tên', more: { personalization: [field] } })
  await admin.goto(`/admin/orders/edit/${orderId}`)
  await admin.getByRole('button', { name: 'Mở đổi hàng' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Đổi sang sản phẩm khác' }).click()
  await dialog.getByRole('searchbox').fill(embroidered.name)
  await dialog.getByRole('button', { name: /2Y/ }).click()
  const name = dialog.getByRole('textbox', { name: /^Tên thêu/ })
  await expect(name).toBeVisible()
  await dialog.getByRole('button', { name: 'Mở đổi hàng' }).click()
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([
    'Tên thêu: Vui lòng điền mục này',
    'Khách nói gì: Vui lòng điền mục này',
  ])
  await expect(name).toBeFocused()
})

test('an exchange asks for the new size: that of the order, which did not fit, is only one of them', async ({ browser }) => {
  const admin = await openAdmin(browser, phone)
  const { orderId } = await deliveredOrder(admin)
  await admin.goto(`/admin/orders/edit/${orderId}`)
  await admin.getByRole('button', { name: 'Mở đổi hàng' }).click()
  const dialog = admin.getByRole('dialog')
  const size = dialog.getByRole('combobox', { name: 'Size muốn đổi' })
  await expect(size).toHaveValue('')
  await dialog.getByRole('textbox', { name: 'Khách nói gì' }).fill('Bé mặc hơi chật')
  await dialog.getByRole('button', { name: 'Mở đổi hàng' }).click()
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText(['Size muốn đổi: Vui lòng điền mục này'])
  await expect(size).toBeFocused()
  await size.selectOption('2Y')
  await dialog.getByRole('button', { name: 'Mở đổi hàng' }).click()
  await expect(dialog).toHaveCount(0)
})

test('exchange for a dearer product: the difference is asked for, and noted when it arrives', async ({ browser }) => {
  const admin = await openAdmin(browser, phone)
  const { orderId, orderNumber } = await deliveredOrder(admin)
  const dearer = await createProduct({ called: 'Áo khoác', price: 235_000 })
  await admin.goto(`/admin/orders/edit/${orderId}`)
  await admin.getByRole('button', { name: 'Mở đổi hàng' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Đổi sang sản phẩm khác' }).click()
  await dialog.getByRole('searchbox').fill(dearer.name)
  await dialog.getByRole('button', { name: /2Y/ }).click()
  await expect(dialog.getByText(`Sản phẩm mới: ${dearer.name}`)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Khách nói gì' }).fill('Thích áo khoác hơn')
  await dialog.getByRole('button', { name: 'Mở đổi hàng' }).click()
  await dialog.getByText('Khách chuyển khoản trước').click()
  await dialog.getByRole('button', { name: 'Đồng ý đổi' }).click()
  await expect(dialog).toHaveCount(0)

  const row = await openCase(admin, orderNumber)
  await row.getByRole('button', { name: 'Đã nhận tiền chênh' }).click()
  await admin.getByRole('dialog').getByRole('textbox', { name: 'Mã giao dịch' }).fill(`FT${orderNumber}`)
  await admin.getByRole('dialog').getByRole('button', { name: 'Ghi nhận tiền chênh' }).click()
  await expect(row.getByRole('button', { name: 'Đã nhận món cũ' })).toBeVisible()
  await admin.goto(`/admin/orders/edit/${orderId}`)
  await expect(admin.getByText(/^Đã trả 50\.000/).first()).toBeVisible()
})

test('return: asked for on the order page, inspected on arrival, refunded', async ({ browser, page }) => {
  const { orderId } = await buy(page)
  const admin = await openAdmin(browser, phone)
  await deliver(admin.request, orderId)
  await page.reload()
  await page.getByText('Trả lại món không ưng').click()
  await page.getByRole('textbox', { name: 'Vì sao bạn muốn trả?' }).fill('Bé không thích màu này')
  await page.getByRole('button', { name: 'Gửi yêu cầu trả hàng' }).click()
  await expect(page.getByText('Đã gửi yêu cầu trả hàng. Tiệm sẽ trả lời sớm.')).toBeVisible()

  const { data } = await (await admin.request.get(`/api/orders/${orderId}`)).json()
  const row = await openCase(admin, data.order.orderNumber)
  await row.getByRole('button', { name: 'Nhận trả hàng' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Nhận trả hàng' }).click()
  await row.getByRole('button', { name: 'Hàng đã về' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Trừ bớt' }).fill('15000')
  await dialog.getByRole('button', { name: 'Hàng đã về' }).click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/Tiệm đã nhận hàng, sẽ hoàn 170\.000/)).toBeVisible()

  await row.getByRole('link', { name: 'Hoàn tiền' }).click()
  await admin.getByRole('button', { name: 'Hoàn thủ công' }).click()
  await admin.getByRole('dialog').getByRole('textbox').fill('FT-TRA-HANG')
  await admin.getByRole('dialog').getByRole('button', { name: 'Ghi nhận đã hoàn' }).click()
  await expect(admin.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/^Đã hoàn 170\.000/)).toBeVisible()
  await openCases(admin, data.order.orderNumber)
  await expect(admin.getByText('Không tìm thấy kết quả')).toBeVisible()
})

async function deliveredOrder(admin: Page) {
  const { id: productId, color, size } = await createProduct()
  const address = { fullName: 'Chị Hạnh', phone: '0906111222', province: 'Thành phố Huế', ward: 'Phường Phú Xuân', street: '5 Lê Lợi' }
  const items = [{ productId, color, size, quantity: 1 }]
  const placed = await admin.request.post('/api/orders/for-customer', { data: { items, address, paymentMethod: 'cod', source: 'zalo' } })
  expect(placed.status(), await placed.text()).toBe(201)
  const { _id: orderId, orderNumber } = (await placed.json()) as { _id: string; orderNumber: string }
  await deliver(admin.request, orderId)
  return { orderId, orderNumber }
}

async function openCases(admin: Page, orderNumber: string): Promise<void> {
  await admin.goto(`/admin/orders/cases?query=${orderNumber}`)
}

async function openCase(admin: Page, orderNumber: string) {
  await openCases(admin, orderNumber)
  return admin.getByRole('listitem').filter({ hasText: orderNumber })
}

/** Orders by cash and opens the page of the order link. */
async function buy(page: Page): Promise<{ piece: TestProduct; orderId: string }> {
  const piece = await createProduct()
  await addToCart(page, piece)
  await goToCheckout(page)
  await fillDelivery(page)
  await payWith(page, 'Tiền mặt khi nhận hàng')
  await page.getByRole('link', { name: 'Theo dõi đơn hàng' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Đơn hàng/ })).toBeVisible()
  return { piece, orderId: new URL(page.url()).pathname.split('/').at(-1) ?? '' }
}
