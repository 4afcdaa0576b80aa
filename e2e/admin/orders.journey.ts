import { openAdmin } from '../support/admin.ts'
import { createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { checkLoadedPage, expectNoHorizontalScroll } from '../support/page-checks.ts'
import { createAdminOrder, setOrderStatus } from '../support/seed-orders.ts'

test('order from a chat: is parsed, placed, packed, sent and delivered on a phone', async ({ browser }) => {
  const page = await openAdmin(browser, { width: 390 })
  const ordered = await createProduct()
  await page.goto('/admin/orders/add')
  expect(await page.title()).toContain('Admin Add Order')
  await expect(async () => {
    const box = page.getByRole('textbox', { name: 'Dán tin nhắn hoặc địa chỉ của khách' })
    await box.fill('')
    await box.fill(`Chị Lan 0905 123 456, 12 Nguyễn Huệ, P. Thuận Hóa, Huế, lấy 2 ${ordered.name}, ship COD`)
    await page.getByRole('button', { name: 'Đọc tin nhắn' }).click({ timeout: 1_000 })
    await expect(page.getByText(/Đã điền \d mục/)).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect(page.getByRole('textbox', { name: /^Họ và tên người nhận/ })).toHaveValue('Chị Lan')
  await expect(page.getByRole('textbox', { name: /^Điện thoại/ })).toHaveValue('0905 123 456')
  await expect(page.locator('input[name="address.ward"]')).toHaveValue('Phường Thuận Hóa')
  await expect(page.locator('input[name="address.province"]')).toHaveValue('Thành phố Huế')

  // A sure variant goes straight into the order; else a tap on the product and the variant does it.
  const quantity = page.getByRole('textbox', { name: `Số lượng ${ordered.name}` })
  await expect(quantity.or(page.getByRole('heading', { name: 'Khách muốn' }))).toBeVisible()
  if ((await quantity.count()) === 0) {
    const product = page.getByRole('button', { name: new RegExp(ordered.name) }).and(page.locator('[aria-expanded]'))
    await expect(product).toBeVisible()
    if ((await product.getAttribute('aria-expanded')) === 'false') await product.click()
    await page.getByRole('button', { name: new RegExp(`^Thêm ${ordered.color} ${ordered.size ?? ''}.*còn`) }).click()
  }
  // The quantity that the message names.
  await expect(page.getByRole('textbox', { name: `Số lượng ${ordered.name}` })).toHaveValue('2')
  await expectNoHorizontalScroll(page)
  await page.getByRole('button', { name: /^Lên đơn · / }).click()

  await expect(page.getByText(/^Đã lên đơn MM/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Gửi cho khách' })).toContainText(`2 × ${ordered.name}`)
  await expect(page.getByRole('img', { name: 'Mã QR mở trang theo dõi đơn' })).toBeVisible()
  await page.getByRole('link', { name: /^Mở đơn MM/ }).click()

  await page.getByRole('button', { name: 'Bắt đầu chuẩn bị' }).click()
  await page.getByRole('button', { name: 'Tạo vận đơn' }).first().click()
  const parcel = page.getByRole('dialog', { name: 'Tạo vận đơn' })
  await parcel.getByRole('textbox', { name: 'Mã vận đơn' }).fill('GA8B9C')
  await expect(parcel.getByRole('link', { name: /donhang\.ghn\.vn/ })).toBeVisible()
  await parcel.getByRole('button', { name: 'Đánh dấu đã gửi' }).click()
  await expect(parcel).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Vận chuyển' })).toContainText('Đã lấy hàng')
  await page.getByRole('button', { name: 'Đánh dấu đã giao' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('không để lại email')
  await question.getByRole('button', { name: 'Đánh dấu đã giao' }).click()
  await expect(page.getByText('Hàng đã giao. Còn chờ nộp tiền mặt.')).toBeVisible()
  const story = page.getByRole('region', { name: 'Lịch sử đơn' })
  await expect(story.getByRole('listitem').first()).toContainText('Chuyển sang: Đã giao')
  await expect(story.getByRole('listitem').last()).toContainText('Lên đơn qua: Zalo')
  await expect(story).toContainText('Chuyển sang: Đang chuẩn bị')
})

test('order: is cancelled, and deleted after its number is typed', async ({ browser }) => {
  const page = await openAdmin(browser, { width: 360 })
  const { id, number } = await createAdminOrder(page, { email: 'khach.huy@example.com' })
  await page.goto(`/admin/orders/edit/${id}`)
  await expect(page.getByRole('link', { name: 'Nhắn Zalo' })).toHaveAttribute('href', 'https://zalo.me/84906777888')
  // The page ignores input before its scripts have loaded.
  await expect(async () => {
    await page.getByRole('textbox', { name: 'Ghi chú' }).fill('')
    await page.getByRole('textbox', { name: 'Ghi chú' }).fill('Khách đổi ý')
    await page.getByRole('button', { name: 'Lưu ghi chú' }).click({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByText('Đã lưu', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Huỷ đơn' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('khach.huy@example.com')
  await question.getByRole('button', { name: 'Huỷ đơn' }).click()
  await page.getByRole('button', { name: 'Xoá đơn này' }).click()
  const last = page.getByRole('alertdialog')
  await expect(last.getByRole('button', { name: 'Xoá đơn' })).toBeDisabled()
  await last.getByRole('textbox').fill(number)
  await last.getByRole('button', { name: 'Xoá đơn' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Đơn hàng' })).toBeVisible()
  expect((await page.request.get(`/api/orders/${id}`)).status()).toBe(404)
})

test('new order: removing the last item leaves the focus at the items', async ({ browser }) => {
  const page = await openAdmin(browser)
  const ordered = await createProduct()
  await page.goto('/admin/orders/add')
  await page.getByRole('searchbox', { name: 'Tìm sản phẩm' }).fill(ordered.name)
  await page.getByRole('button', { name: new RegExp(`^Thêm ${ordered.color} ${ordered.size}.*còn`) }).click()
  await page.getByRole('button', { name: `Bỏ ${ordered.name}` }).press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Các món' })).toBeFocused()
})

test.describe('two admins on one order', () => {
  test.use({ allowedConsoleErrors: [/status of 409/] })

  test('the second one sees the order’s current state', async ({ browser }) => {
    const page = await openAdmin(browser, { width: 390 })
    const { id } = await createAdminOrder(page)
    await page.goto(`/admin/orders/edit/${id}`)
    await expect(page.getByRole('button', { name: 'Bắt đầu chuẩn bị' })).toBeVisible()
    await setOrderStatus(page.request, id, 'cancelled')
    await page.getByRole('button', { name: 'Bắt đầu chuẩn bị' }).click()
    await expect(page.getByText('Không thể chuyển sang trạng thái này.')).toBeVisible()
    await expect(page.getByText('Hiện giờ: Đã huỷ.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Bắt đầu chuẩn bị' })).toHaveCount(0)
  })
})

test.describe('missing input', () => {
  test.use({ allowedConsoleErrors: [/status of 400/] })

  test('an empty order lists what it lacks, with a link to each field', async ({ browser }) => {
    const page = await openAdmin(browser, { width: 360 })
    await page.goto('/admin/orders/add')
    await page.getByRole('button', { name: 'Lên đơn', exact: true }).click()
    const banner = page.getByRole('alert').filter({ hasText: 'Có 6 chỗ cần sửa' })
    await expect(banner).toContainText('Có thông tin chưa đúng')
    await expect(banner).toContainText('Chưa có món nào')
    await expect(page.getByRole('searchbox', { name: 'Tìm sản phẩm' })).toBeFocused()
    await banner.getByRole('button', { name: /^Tỉnh, thành phố: / }).press('Enter')
    await expect(page.getByRole('combobox', { name: /^Tỉnh, thành phố/ })).toBeFocused()
  })

  test('refund: requires a reason and focuses its field', async ({ browser }) => {
    const page = await openAdmin(browser, { width: 360 })
    const { id } = await createAdminOrder(page)
    expect((await page.request.patch(`/api/orders/${id}/payment`, { data: { paymentStatus: 'paid' } })).status()).toBe(200)
    await page.goto(`/admin/orders/edit/${id}`)
    await page.getByRole('button', { name: 'Hoàn tiền', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Hoàn tiền cho khách' })
    // Without an e-mail the dialog promises no mail.
    await expect(dialog).toContainText('Khách không để lại email')
    await dialog.getByRole('button', { name: /^Ghi việc hoàn \d/ }).click()
    await expect(dialog.getByRole('textbox', { name: /^Lý do/ })).toBeFocused()
    await dialog.getByRole('textbox', { name: 'Số tiền' }).fill('999999999')
    await dialog.getByRole('button', { name: /^Ghi việc hoàn \d/ }).click()
    await expect(dialog.getByRole('textbox', { name: 'Số tiền' })).toBeFocused()
    // A refund is not automatic: the dialog says that a person has to transfer it.
    await expect(dialog).toContainText('Tiền không tự chuyển đi')
    await dialog.getByRole('textbox', { name: 'Số tiền' }).fill('10000')
    await dialog.getByRole('textbox', { name: /^Lý do/ }).fill('Khách trả một món')
    await dialog.getByRole('button', { name: /^Ghi việc hoàn 10.000/ }).click()
    await expect(page.getByText('Đã ghi việc hoàn tiền. Hãy chuyển tiền cho khách rồi đánh dấu đã hoàn.')).toBeVisible()
  })
})

test('shipping cost: can be removed until the parcel has arrived', async ({ browser }) => {
  const page = await openAdmin(browser, { width: 360 })
  const { id } = await createAdminOrder(page)
  await setOrderStatus(page.request, id, 'processing')
  const booked = await page.request.post('/api/shipments', { data: { orderId: id, carrier: 'GHN', trackingCode: 'GA8B9C', fee: 22_000 } })
  const parcel = `/api/shipments/${(await booked.json()).data.shipment._id}`
  await page.goto(`/admin/orders/edit/${id}`)
  const change = page.getByRole('button', { name: 'Sửa', exact: true })
  await change.click()
  const dialog = page.getByRole('dialog', { name: 'Sửa vận đơn' })
  await dialog.getByRole('textbox', { name: /^Phí trả đơn vị giao hàng/ }).fill('')
  await dialog.getByRole('button', { name: 'Sửa vận đơn' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await (await page.request.get(parcel)).json()).data.shipment.fee).toBe(null)
  expect((await page.request.put(`${parcel}/status`, { data: { status: 'delivered' } })).status()).toBe(200)
  await page.goto(`/admin/orders/edit/${id}`)
  await expect(page.getByRole('main')).toContainText('GA8B9C')
  await expect(change).toHaveCount(0)
})

test('order board: moves an order through its steps by keyboard', async ({ browser }) => {
  const page = await openAdmin(browser, { width: 1440, height: 900 })
  const { id, number } = await createAdminOrder(page, { fullName: 'Công Tằng Tôn Nữ Nguyễn Thị Thanh Thảo My' })
  await page.goto('/admin/orders/board')
  await expect(page.getByRole('region', { name: /^Chờ xác nhận/ })).toContainText(number)
  // However long a name is, its card contains it.
  const card = page.getByRole('listitem').filter({ hasText: number })
  const sticksOut = await card.evaluate((box) =>
    [...box.querySelectorAll('*')].some((part) => part.getBoundingClientRect().right > box.getBoundingClientRect().right),
  )
  expect(sticksOut).toBe(false)
  await page.getByRole('button', { name: `Bắt đầu chuẩn bị, ${number}` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: /^Đóng gói/ })).toContainText(number)
  await page.getByRole('button', { name: `Thêm thao tác cho ${number}` }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Huỷ đơn' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Huỷ đơn' }).click()
  await expect(page.getByRole('link', { name: number })).toHaveCount(0)
  expect(((await (await page.request.get(`/api/orders/${id}`)).json()) as { data: { order: { status: string } } }).data.order.status).toBe(
    'cancelled',
  )
})

test('order board: a move is undone from its message on a phone, a cancellation is not', async ({ browser }) => {
  const page = await openAdmin(browser)
  const { number } = await createAdminOrder(page)
  await page.goto('/admin/orders/board')
  const waiting = page.getByRole('region', { name: /^Chờ xác nhận/ })
  await page.getByRole('button', { name: `Bắt đầu chuẩn bị, ${number}` }).click()
  const undo = page.getByRole('button', { name: 'Hoàn tác' })
  // The message stays while it has the focus.
  await undo.focus()
  await expect(page.getByRole('region', { name: /^Đóng gói/ })).toContainText(number)
  await checkLoadedPage(page)
  await undo.click()
  await expect(page.getByRole('status').getByText(`Đơn ${number} về như trước`)).toBeVisible()
  await expect(waiting).toContainText(number)
  await page.getByRole('button', { name: `Thêm thao tác cho ${number}` }).click()
  await page.getByRole('menuitem', { name: 'Huỷ đơn' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Huỷ đơn' }).click()
  await expect(page.getByRole('link', { name: number })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Hoàn tác' })).toHaveCount(0)
})

test('order list: selected orders begin and are sent together, on a phone', async ({ browser }) => {
  const page = await openAdmin(browser)
  const name = `Bà Ngoại ${Date.now()}`
  const made = [await createAdminOrder(page, { fullName: name }), await createAdminOrder(page, { fullName: name })]
  await page.goto(`/admin/orders?query=${encodeURIComponent(name)}`)
  for (const [at, verb, done] of [
    [0, 'Bắt đầu chuẩn bị 2 đơn', 'Đã bắt đầu chuẩn bị 2 đơn'],
    [1, 'Đánh dấu đã gửi 2 đơn', 'Đã gửi 2 đơn'],
  ] as const) {
    for (const { number } of made) await page.getByRole('checkbox', { name: `Chọn ${number}` }).check()
    await page.getByRole('region', { name: 'Làm với các mục đã chọn' }).getByRole('button', { name: verb }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(made[0]?.number ?? '')
    await question.getByRole('button', { name: verb }).click()
    await expect(page.getByText(done, { exact: true })).toBeVisible()
    for (const { id } of made) {
      const { data } = (await (await page.request.get(`/api/orders/${id}`)).json()) as { data: { order: { status: string } } }
      expect(data.order.status).toBe(['processing', 'shipped'][at])
    }
  }
})

test('search for everything: finds a part of the settings', async ({ browser }) => {
  const page = await openAdmin(browser)
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Tìm mọi thứ' }).click()
  await page.getByRole('combobox', { name: 'Tìm mọi thứ' }).fill('bang size')
  await page.getByRole('option', { name: /Bảng size/ }).click()
  await expect(page).toHaveURL(/\/admin\/settings\?part=sizes$/)
})
