import type { Page } from '@playwright/test'
import { openAdmin } from '../support/admin.ts'
import { createProduct } from '../support/checkout.ts'
import { password, register } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'
import { createAdminOrder, setOrderStatus } from '../support/seed-orders.ts'

/** Actions that the shop refuses or cannot do at the moment: the error appears at the control, and the input stays. */
test.use({ allowedConsoleErrors: [/status of (?:401|403|404|409|500)|ERR_FAILED/] })

/** Gives a customer a staff or admin role. */
async function employ(admin: Page, page: Page, role: 'admin' | 'staff') {
  const email = await register(page)
  const { data } = await (await admin.request.get(`/api/users?query=${encodeURIComponent(email)}`)).json()
  const [{ _id: id, fullName: name }] = data.users
  await giveRole(admin, id, role)
  return { id, email, name }
}

async function giveRole(admin: Page, id: string, role: string): Promise<void> {
  const response = await admin.request.patch(`/api/users/${id}`, { data: { role } })
  expect(response.status(), await response.text()).toBe(200)
}

async function signInAgain(page: Page, email: string): Promise<void> {
  const box = page.getByRole('dialog', { name: 'Phiên làm việc đã hết' })
  await box.getByRole('textbox', { name: 'Email hoặc tên người dùng' }).fill(email)
  await box.getByRole('textbox', { name: 'Mật khẩu' }).fill(password)
  await box.getByRole('button', { name: 'Đăng nhập' }).click()
  await expect(box).toHaveCount(0)
}

test('revoked permission: is reported, and the input stays', async ({ browser, page }) => {
  const admin = await openAdmin(browser)
  const { id, email } = await employ(admin, page, 'admin')
  await page.request.post('/api/users/login', { data: { email, password } })
  await page.goto('/admin/discounts')
  await page.getByRole('button', { name: 'Thêm mã' }).click()
  const form = page.getByRole('dialog', { name: 'Mã giảm giá mới' })
  const code = form.getByRole('textbox', { name: 'Mã', exact: true })
  await code.fill(`QUYEN${Date.now().toString(36)}`.toUpperCase())
  const written = await code.inputValue()
  await form.getByRole('textbox', { name: 'Giảm bao nhiêu phần trăm' }).fill('15')
  await giveRole(admin, id, 'staff')
  await form.getByRole('button', { name: 'Lưu' }).click()
  await signInAgain(page, email)
  await expect(form.getByRole('alert')).toContainText('Bạn không có quyền làm việc này')
  await expect(code).toHaveValue(written)
  await giveRole(admin, id, 'admin')
  await form.getByRole('button', { name: 'Lưu' }).click()
  await signInAgain(page, email)
  await expect(form).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: written })).toBeVisible()
})

test('staff: pages for admins are refused, also by their address', async ({ browser, page }) => {
  const admin = await openAdmin(browser)
  const { email } = await employ(admin, page, 'staff')
  await page.request.post('/api/users/login', { data: { email, password } })
  for (const path of [
    'categories',
    'tags',
    'collections',
    'collections/add',
    'media',
    'media/banner',
    'locations',
    'products/quick',
    'discounts',
    'customers',
    'settings',
    'system',
    'audit',
    'staff',
    'connections',
    'refunds',
    'reports',
    'products/sheet',
    'products/import',
  ]) {
    const response = await page.goto(`/admin/${path}`)
    expect(response?.status(), path).toBe(403)
    await expect(page.getByRole('heading', { level: 1, name: 'Trang của quản trị viên' }), path).toBeVisible()
  }
  for (const [path, name] of [
    ['stock', 'Tồn kho'],
    ['orders/board', 'Bảng đơn hàng'],
    ['security', 'Bảo mật'],
  ] as const) {
    expect((await page.goto(`/admin/${path}`))?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  // What only an admin may do for an order is named, so that it is not taken for finished.
  const { id } = await createAdminOrder(admin, { paymentMethod: 'bank' })
  const paid = await admin.request.patch(`/api/orders/${id}/payment`, { data: { paymentStatus: 'paid', reference: `FT-${id}` } })
  expect(paid.status(), await paid.text()).toBe(200)
  await setOrderStatus(admin.request, id, 'cancelled')
  await page.goto(`/admin/orders/edit/${id}`)
  await expect(page.getByRole('region', { name: 'Bước tiếp theo' })).toContainText(/^.*Việc của quản trị viên: Hoàn [\d.]+\s₫ cho khách/)
})

test('role change: a failure is reported, and a later attempt works', async ({ browser, page }) => {
  const admin = await openAdmin(browser)
  const { id } = await employ(admin, page, 'staff')
  await admin.goto('/admin/staff')
  const row = admin.getByRole('row').filter({ has: admin.getByText(`${await emailOf(admin, id)}`) })
  const choose = async (verb: string) => {
    await row.getByRole('button', { name: /^Thêm thao tác cho/ }).click()
    await admin.getByRole('menuitem', { name: verb }).click()
    await admin.getByRole('alertdialog').getByRole('button', { name: verb }).click()
  }
  const alert = admin.getByRole('main').getByRole('alert').filter({ hasText: 'Chưa làm được việc này' })
  for (const verb of ['Đổi thành quản trị viên', 'Gỡ quyền']) {
    for (const fail of [breakCall, loseCall]) {
      const mend = await fail(admin, `**/api/users/${id}`)
      await choose(verb)
      await expect(alert).toBeFocused()
      await mend()
    }
    await choose(verb)
    await expect(alert).toHaveCount(0)
  }
  await expect(row).toHaveCount(0)
})

test('cash hand-in: a failure is reported, keeps the amount, and a retry records it once', async ({ browser }) => {
  const admin = await openAdmin(browser)
  const { id: productId, color, size } = await createProduct()
  const address = { fullName: 'Chị Hạnh', phone: '0906111222', province: 'Thành phố Huế', ward: 'Phường Phú Xuân', street: '5 Lê Lợi' }
  const items = [{ productId, color, size, quantity: 1 }]
  const placed = await admin.request.post('/api/orders/for-customer', { data: { items, address, paymentMethod: 'cod', source: 'zalo' } })
  const { _id, orderNumber } = await placed.json()
  expect((await admin.request.patch(`/api/orders/${_id}/status`, { data: { status: 'processing' } })).status()).toBe(200)
  const booked = await admin.request.post('/api/shipments', { data: { orderId: _id, carrier: 'GHN', trackingCode: `C${Date.now()}` } })
  const { _id: parcel } = (await booked.json()).data.shipment
  expect((await admin.request.put(`/api/shipments/${parcel}/status`, { data: { status: 'delivered' } })).status()).toBe(200)
  await admin.goto('/admin/refunds/cash')
  await admin.getByRole('row').filter({ hasText: orderNumber }).getByRole('checkbox').check()
  await admin.getByRole('button', { name: 'Đã nhận 1 khoản' }).click()
  const form = admin.getByRole('dialog', { name: 'Tiền đã về tiệm' })
  const number = form.getByRole('textbox', { name: /^Mã/ })
  await number.fill('GHN 20')
  for (const fail of [breakCall, loseCall]) {
    const mend = await fail(admin, '**/api/payments/cod-ledger')
    await form.getByRole('button', { name: 'Ghi nhận tiền về' }).click()
    await expect(form.getByRole('alert').filter({ hasText: 'Chưa lưu được' })).toBeFocused()
    await expect(number).toHaveValue('GHN 20')
    await mend()
  }
  await form.getByRole('button', { name: 'Ghi nhận tiền về' }).click()
  await expect(form).toHaveCount(0)
  const { data } = await (await admin.request.get('/api/payments/cod-ledger?limit=100')).json()
  const noted = data.entries.filter(({ order }: { order: { orderNumber: string } }) => order.orderNumber === orderNumber)
  expect(noted.map(({ reference }: { reference: string }) => reference)).toEqual(['GHN 20'])
})

for (const [part, label] of [
  ['policies', /^Có hiệu lực từ ngày/],
  ['mail', /^Tên người gửi/],
] as const) {
  test(`settings: a failed save keeps the input, and a retry saves it: ${part}`, async ({ browser }) => {
    const admin = await openAdmin(browser)
    await admin.goto(`/admin/settings?part=${part}`)
    const field = admin.getByLabel(label)
    const value = part === 'policies' ? `20${40 + Math.floor(Math.random() * 50)}-02-01` : `Cô Thảo ${Date.now()}`
    await field.fill(value)
    for (const fail of [breakCall, loseCall]) {
      const mend = await fail(admin, '**/api/settings')
      await admin.getByRole('button', { name: 'Lưu', exact: true }).click()
      await expect(admin.getByRole('main').getByRole('alert').filter({ hasText: 'Chưa lưu được' })).toBeFocused()
      await expect(field).toHaveValue(value)
      await mend()
    }
    await admin.getByRole('button', { name: 'Lưu', exact: true }).click()
    // The whole shop has one set of settings: another journey may have saved in the meantime.
    const mine = admin.getByRole('button', { name: 'Giữ phần tôi sửa và lưu' })
    await expect(async () => {
      if (await mine.isVisible()) await mine.click()
      await expect(admin.getByRole('region', { name: 'Lưu thay đổi' })).toHaveCount(0, { timeout: 2_000 })
    }).toPass()
    await admin.reload()
    await expect(admin.getByLabel(label)).toHaveValue(value)
  })
}

async function emailOf(admin: Page, id: string): Promise<string> {
  const { data } = await (await admin.request.get(`/api/users/${id}`)).json()
  return data.user?.email ?? data.email
}

/** The server responds with an error to the change. */
function breakCall(page: Page, url: string) {
  return refuse(page, url, (route) => route.fulfill({ status: 500, json: { message: 'Có lỗi.', code: 'internal' } }))
}

/** The connection is lost. */
function loseCall(page: Page, url: string) {
  return refuse(page, url, (route) => route.abort())
}

async function refuse(page: Page, url: string, how: Parameters<Page['route']>[1]): Promise<() => Promise<void>> {
  await page.route(url, (route, request) => (request.method() === 'GET' ? route.continue() : how(route, request)))
  return () => page.unroute(url)
}
