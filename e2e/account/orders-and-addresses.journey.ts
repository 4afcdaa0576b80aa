import { openAdmin } from '../support/admin.ts'
import { buy, password, register } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'

test('account orders: a customer cancels an order and buys the same items again', async ({ page }) => {
  await register(page)
  await page.goto('/my-account')
  await expect(page.getByRole('heading', { level: 1, name: 'Xin chào, Nguyễn Thị Thanh Thảo' })).toBeVisible()
  await expect(page.getByText('Bạn chưa có đơn hàng nào')).toBeVisible()

  const { product } = await buy(page)

  await page.goto('/my-account/orders')
  await page.getByRole('link', { name: /^Xem đơn MM/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Đơn hàng MM/ })).toBeVisible()
  await expect(page.getByText(product.name)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Đã đặt hàng' })).toHaveAttribute('aria-current', 'step')

  await page.getByText('Huỷ đơn hàng', { exact: true }).click()
  await page.getByRole('button', { name: 'Giữ đơn hàng' }).click()
  await expect(page.getByRole('button', { name: 'Đồng ý huỷ' })).toBeHidden()
  await page.getByText('Huỷ đơn hàng', { exact: true }).click()
  await page.getByRole('button', { name: 'Đồng ý huỷ' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Đã huỷ đơn hàng.' })).toBeVisible()
  await expect(page.getByText('Huỷ theo yêu cầu của bạn.')).toBeVisible()
  await expect(page.getByText('Huỷ đơn hàng', { exact: true })).toBeHidden()

  await page.getByRole('button', { name: 'Mua lại' }).click()
  await expect(page.getByRole('dialog', { name: 'Giỏ hàng' }).getByRole('link', { name: product.name }).first()).toBeVisible()

  await page.goto('/my-account/orders?status=cancelled')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('navigation', { name: 'Lọc theo trạng thái' }).getByRole('link', { name: 'Đã giao' }).click()
  await expect(page.getByText('Không có đơn nào ở trạng thái này')).toBeVisible()
})

test('account orders: a cancellation that comes too late explains why', async ({ page, browser }) => {
  await register(page)
  const { id } = await buy(page)
  await page.goto(`/my-account/orders/${id}`)
  await page.getByText('Huỷ đơn hàng', { exact: true }).click()
  const admin = (await openAdmin(browser)).request
  expect((await admin.patch(`/api/orders/${id}/status`, { data: { status: 'processing' } })).status()).toBe(200)
  await page.getByRole('button', { name: 'Đồng ý huỷ' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'không còn huỷ được' })).toBeFocused()
  await expect(page.getByRole('listitem').filter({ hasText: 'Đang chuẩn bị hàng' })).toHaveAttribute('aria-current', 'step')
})

test('address book: edits in a dialog and confirms a removal', async ({ page }) => {
  await register(page)
  await page.goto('/my-account/address')
  await expect(page.getByText('Chưa có địa chỉ nào')).toBeVisible()
  for (const street of ['12 Chi Lăng', '5 Lê Lợi']) {
    await page.getByRole('link', { name: 'Thêm địa chỉ' }).click()
    const dialog = page.getByRole('dialog', { name: 'Thêm địa chỉ' })
    await dialog.getByRole('textbox', { name: 'Điện thoại' }).fill('0912345678')
    for (const [label, typed, name] of [
      [/^Tỉnh, thành phố/, 'hue', 'Thành phố Huế'],
      [/^Phường, xã/, 'thuan hoa', 'Phường Thuận Hóa'],
    ] as const) {
      const field = dialog.getByRole('combobox', { name: label }).and(page.locator('input'))
      await expect(field).toBeEnabled()
      await field.fill(typed)
      await page.getByRole('option', { name, exact: true }).click()
    }
    await dialog.getByRole('textbox', { name: 'Địa chỉ' }).fill(street)
    await dialog.getByRole('button', { name: 'Lưu địa chỉ' }).click()
    await expect(dialog).toBeHidden()
  }
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Thành phố Huế' })
  const cardOf = (street: string) => cards.filter({ has: page.getByRole('link', { name: `Sửa địa chỉ ${street}` }) })
  await expect(cards).toHaveCount(2)
  await expect(cardOf('12 Chi Lăng')).toContainText('Mặc định')

  await page.getByRole('link', { name: /^Sửa địa chỉ 5 Lê Lợi/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Sửa địa chỉ' })
  await expect(dialog.getByRole('combobox', { name: /^Phường, xã/ }).and(page.locator('input'))).toHaveValue('Phường Thuận Hóa')
  await dialog.getByRole('textbox', { name: 'Địa chỉ' }).fill('7 Lê Lợi')
  await dialog.getByRole('button', { name: 'Lưu địa chỉ' }).click()
  await expect(cardOf('7 Lê Lợi')).toHaveCount(1)

  await cardOf('12 Chi Lăng').getByText('Xoá', { exact: true }).click()
  await expect(page.getByText('Địa chỉ mặc định sẽ là 7 Lê Lợi, Phường Thuận Hóa, Thành phố Huế.')).toBeVisible()
  await page.getByRole('button', { name: 'Xoá địa chỉ' }).click()
  await expect(page.getByText(/Địa chỉ mặc định bây giờ: 7 Lê Lợi/)).toBeVisible()
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('Mặc định')
})

test.describe('customer', () => {
  test.use({ allowedConsoleErrors: [/status of [45]\d\d/] })

  test('changes name and password, is warned about unsaved changes, and signs out', async ({ page }) => {
    const email = await register(page)
    await page.goto('/my-account/details')
    const name = page.getByRole('textbox', { name: 'Họ và tên' })
    await name.fill('Thảo Mẹ Na')
    await page.getByRole('link', { name: 'Tài khoản', exact: true }).click()
    await page.getByRole('dialog', { name: 'Rời trang này?' }).getByRole('button', { name: 'Ở lại' }).click()
    await expect(name).toHaveValue('Thảo Mẹ Na')
    await page.getByText('Tên và số điện thoại').first().click()
    await page.getByRole('button', { name: 'Lưu thay đổi' }).click()
    await expect(page.getByText('Đã lưu thông tin tài khoản.')).toBeVisible()
    const save = page.getByRole('button', { name: 'Lưu thay đổi' })
    await expect(save, 'where the keyboard goes on').toBeFocused()
    await page.route('**/api/users/update-profile', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
    await save.click()
    const failure = page.getByRole('alert').filter({ hasText: 'Chưa lưu được' })
    await expect(failure).toBeFocused()
    await save.click()
    await expect(failure).toHaveCount(0)
    await expect(save, 'the message that had the focus is gone').toBeFocused()
    await page.getByRole('link', { name: 'Tài khoản', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Xin chào, Thảo Mẹ Na' })).toBeVisible()

    await page.getByRole('link', { name: 'Mật khẩu, thiết bị' }).click()
    await page.getByRole('textbox', { name: 'Mật khẩu hiện tại' }).fill('không phải mật khẩu này')
    await page.getByRole('textbox', { name: 'Mật khẩu mới' }).fill('hoa súng tím cuối thu')
    await page.getByRole('button', { name: 'Đổi mật khẩu' }).click()
    await expect(page.getByRole('textbox', { name: 'Mật khẩu hiện tại' })).toHaveAccessibleDescription(/Mật khẩu hiện tại không đúng/)
    await page.getByRole('textbox', { name: 'Mật khẩu hiện tại' }).fill(password)
    await page.getByRole('button', { name: 'Đổi mật khẩu' }).click()
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /mật khẩu/i }),
    ).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Mật khẩu hiện tại' })).toHaveValue('')

    await page.goto('/my-account')
    await page.getByRole('main').getByRole('button', { name: 'Đăng xuất' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByText('Bạn đã đăng xuất.')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/login\?next=%2Fmy-account/)
    await expect(page.getByText('Thảo Mẹ Na')).toHaveCount(0)
    await page
      .getByRole('main')
      .getByRole('textbox', { name: /^Email/ })
      .fill(email)
    await page.getByRole('textbox', { name: /^Mật khẩu/ }).fill('hoa súng tím cuối thu')
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Xin chào, Thảo Mẹ Na' })).toBeVisible()
  })
})

test('account pages: work without scripts', async ({ browser, page, baseURL }) => {
  await register(page)
  await buy(page)
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() })
  const plain = await context.newPage()
  await plain.goto('/my-account/orders')
  await plain.getByRole('link', { name: /^Xem đơn MM/ }).click()
  await plain.getByText('Huỷ đơn hàng', { exact: true }).click()
  await plain.getByRole('button', { name: 'Đồng ý huỷ' }).click()
  await expect(plain.getByText('Đã huỷ đơn hàng.')).toBeVisible()
  await plain.getByRole('button', { name: 'Mua lại' }).click()
  await expect(plain.getByText('Đã thêm 1 món vào giỏ hàng')).toBeVisible()

  await plain.goto('/my-account/address')
  await plain.getByRole('link', { name: 'Thêm địa chỉ' }).click()
  await plain.getByRole('textbox', { name: 'Điện thoại' }).fill('0987654321')
  await plain.getByRole('combobox', { name: /^Tỉnh, thành phố/ }).selectOption({ label: 'Thành phố Huế' })
  await plain.getByRole('button', { name: 'Lấy danh sách phường, xã' }).click()
  await plain.getByRole('combobox', { name: /^Phường, xã/ }).selectOption({ label: 'Phường Thuận Hóa' })
  await plain.getByRole('textbox', { name: 'Địa chỉ' }).fill('5 Lê Lợi')
  await plain.getByRole('button', { name: 'Lưu địa chỉ' }).click()
  await expect(plain.getByRole('link', { name: 'Sửa địa chỉ 5 Lê Lợi, Phường Thuận Hóa, Thành phố Huế' })).toBeVisible()

  await plain.goto('/my-account/details')
  await plain.getByRole('textbox', { name: 'Điện thoại' }).fill('0987654321')
  await plain.getByRole('button', { name: 'Lưu thay đổi' }).click()
  await expect(plain.getByText('Đã lưu thông tin tài khoản.')).toBeVisible()
  expect((await plain.goto('/my-account/logout'))?.url()).toBe(`${baseURL}/my-account/logout`)
  await plain.getByRole('main').getByRole('button', { name: 'Đăng xuất' }).click()
  await expect(plain).toHaveURL(`${baseURL}/`)
  await context.close()
})

test('account pages: ask to confirm the e-mail only where orders are listed', async ({ page }) => {
  await register(page)
  const reminder = page.getByRole('main').getByText('Email của bạn chưa được xác nhận')
  for (const path of ['/my-account', '/my-account/orders']) {
    await page.goto(path)
    await expect(reminder).toBeVisible()
  }
  for (const path of ['/my-account/password', '/my-account/address', '/my-account/details']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(reminder).toHaveCount(0)
  }
})
