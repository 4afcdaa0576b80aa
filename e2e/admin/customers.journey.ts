import { chooseOption, openAdmin } from '../support/admin.ts'
import { createProduct, findDemoProduct } from '../support/checkout.ts'
import { newCustomer } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoHorizontalScroll, sweepPage } from '../support/page-checks.ts'
import { createAdminOrder } from '../support/seed-orders.ts'

// The refusals and lost connections here are intended; the browser logs them itself.
test.use({ allowedConsoleErrors: [/status of 400|ERR_FAILED/] })

test('customer: is found, blocked, unblocked, and gets another role after two questions', async ({ browser }) => {
  const { email, name } = await newCustomer(browser)
  const page = await openAdmin(browser)
  await page.goto('/admin/customers')
  await page.getByRole('searchbox').fill(name.toLowerCase())
  await page.waitForURL(/query=/)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('0912 ••• 678')
  await row.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('link', { name: '0912 345 678' })).toBeVisible()

  await page.getByRole('button', { name: 'Khoá tài khoản' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Khoá tài khoản' }).click()
  await expect(page.getByText('Tài khoản này đang bị khoá.')).toBeVisible()
  await page.getByRole('button', { name: 'Mở khoá tài khoản' }).click()
  await expect(page.getByText('Tài khoản này đang bị khoá.')).toHaveCount(0)

  await page.getByRole('combobox', { name: 'Vai trò' }).selectOption('staff')
  await page.getByRole('button', { name: 'Đổi vai trò' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('kể cả tên, địa chỉ và điện thoại')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Đổi vai trò' }).click()
  const sure = page.getByRole('alertdialog', { name: 'Chắc chắn chứ?' })
  await expect(sure.getByRole('button', { name: 'Đổi vai trò' })).toBeDisabled()
  await sure.getByRole('textbox').fill(email)
  await sure.getByRole('button', { name: 'Đổi vai trò' }).click()
  // Gone once the page shows the new role. Leaving earlier would abort the request.
  await expect(page.getByRole('button', { name: 'Đổi vai trò' })).toHaveCount(0)
  await page.goto(`/admin/customers?role=staff&query=${encodeURIComponent(name)}`)
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Nhân viên')
})

test('guest: is found among the guests with their orders', async ({ browser }) => {
  const page = await openAdmin(browser)
  const { id: productId, color, size } = await createProduct()
  const name = `Mẹ Đậu ${Date.now().toString(36)}`
  const phone = `09${String(Date.now()).slice(-8)}`
  const address = { fullName: name, phone, province: 'Thành phố Huế', ward: 'Phường Phú Xuân', street: '101 Phan Đình Phùng' }
  const items = [{ productId, color, size, quantity: 1 }]
  const placed = await page.request.post('/api/orders/for-customer', { data: { items, address, paymentMethod: 'cod', source: 'phone' } })
  expect(placed.status(), await placed.text()).toBe(201)
  const { orderNumber } = await placed.json()

  await page.goto('/admin/customers')
  await page.getByRole('searchbox').fill(name.replace('Mẹ Đậu', 'me dau'))
  await page.getByRole('link', { name: 'Khách lẻ (1)' }).click()
  await page.waitForURL(/customers\/guests\?query=/)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).not.toContainText('Khách lẻ')
  await expect(row).toContainText(`${phone.slice(0, 4)} ••• ${phone.slice(-3)}`)
  await row.getByRole('link', { name }).click()
  await expect(page.getByRole('link', { name: orderNumber })).toBeVisible()

  // The person asks to be erased.
  const { _id: orderId } = await placed.json()
  expect((await page.request.patch(`/api/orders/${orderId}/status`, { data: { status: 'cancelled' } })).status()).toBe(200)
  await page.getByRole('button', { name: 'Xoá dữ liệu', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: `Xoá dữ liệu của ${name}?` })
  const sure = question.getByRole('button', { name: 'Xoá dữ liệu' })
  await expect(sure).toBeDisabled()
  await question.getByRole('textbox').fill(`${phone.slice(0, 4)} ${phone.slice(4, 7)} ${phone.slice(7)}`)
  await sure.click()
  await expect(page.getByText('Đã xoá dữ liệu của người này.')).toBeVisible()
  await page.waitForURL(/customers\/guests$/)
  await page.goto(`/admin/orders/edit/${orderId}`)
  await expect(page.getByText('Đã xoá theo yêu cầu').first()).toBeVisible()
  await expect(page.getByText(name)).toBeHidden()
})

test('contact message: counts among today’s tasks until it is marked as answered, which can be undone', async ({ browser }) => {
  const page = await openAdmin(browser)
  const name = `Công Tằng Tôn Nữ Nguyễn Thị Thanh Thảo ${Date.now().toString(36)}`
  const words = { fullName: name, email: `lan-${Date.now()}@example.com`, message: 'Còn size 2Y không ạ?' }
  expect((await page.request.post('/api/contact', { data: words })).status()).toBe(201)
  await page.goto('/admin')
  await page.getByRole('link', { name: /\d+ ?Lời nhắn cần trả lời/ }).click()
  const card = page.getByRole('list', { name: 'Lời nhắn' }).getByRole('listitem').filter({ hasText: name })
  await expectNoHorizontalScroll(page)
  await card.getByRole('button', { name: `Đánh dấu đã trả lời ${name}` }).press('Enter')
  await expect(card).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: `Đánh dấu đã trả lời ${name}` }).click()
  await page.getByRole('navigation', { name: 'Lời nhắn theo tình trạng' }).getByRole('link', { name: 'Đã trả lời' }).click()
  await expect(card).toContainText('đã trả lời,')
  await card.getByRole('button', { name: `Đánh dấu cần trả lời lại ${name}` }).click()
  await expect(card).toHaveCount(0)
})

test('reviews: are read, published and deleted, and the product’s rating follows', async ({ browser }) => {
  const { request, name } = await newCustomer(browser)
  const { data } = await (await request.get('/api/products?limit=40')).json()
  const [first, second] = data.products.slice(-2)
  for (const [product, rating] of [
    [first, 4],
    [second, 1],
  ] as const) {
    const words = { rating, title: `Của ${name} ${rating}`, comment: 'Vải mềm. '.repeat(40) }
    expect((await request.post('/api/reviews', { data: { productId: product._id, ...words } })).status()).toBe(201)
  }
  const countOf = async () => (await (await request.get(`/api/products/${first._id}`)).json()).product.rating.count
  const before = await countOf()

  const page = await openAdmin(browser)
  await page.goto(`/admin/reviews?query=${encodeURIComponent(name)}`)
  const good = page.getByRole('row').filter({ hasText: `Của ${name} 4` })
  await expect(good).toContainText('4 – Rất tốt')
  await good.getByText('Đọc hết').click()
  await good.getByRole('button', { name: 'Duyệt' }).click()
  await expect(good).toContainText('Đang hiện')
  await expect.poll(countOf).toBe(before + 1)
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(good).toContainText('Chờ duyệt')
  await expect.poll(countOf).toBe(before)

  // Letters are shortcuts only where they are turned on, and never in a text field.
  const marks = page.getByRole('checkbox', { name: /^Chọn Của/ })
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await expect(marks.first()).not.toBeFocused()
  await page.getByRole('checkbox', { name: /phím J và K/ }).check()
  await page.keyboard.press('j')
  await expect(marks.first()).toBeFocused()
  await page.keyboard.press('j')
  await expect(marks.last()).toBeFocused()
  await page.keyboard.press('k')
  await expect(marks.first()).toBeFocused()
  await page.getByRole('searchbox').pressSequentially('j')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.getByRole('searchbox').fill(name)

  const bad = page.getByRole('row').filter({ hasText: `Của ${name} 1` })
  await bad.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Xoá 1 đánh giá' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(`Của ${name} 1`)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xoá 1 đánh giá' }).click()
  await expect(bad).toHaveCount(0)
})

test('reviews: a failed approval is rolled back and reported', async ({ browser }) => {
  const { request, name } = await newCustomer(browser)
  const { _id: productId } = await findDemoProduct(request)
  const words = { rating: 3, title: `Của ${name}`, comment: 'Tạm được.' }
  await request.post('/api/reviews', { data: { productId, ...words } })
  const page = await openAdmin(browser)
  await page.goto(`/admin/reviews?query=${encodeURIComponent(name)}`)
  await page.route('**/api/reviews/verify-many', (route) => route.abort())
  const row = page.getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: 'Duyệt' }).click()
  await expect(page.getByRole('alert')).toContainText('Không kết nối được')
  await expect(row).toContainText('Chờ duyệt')
})

for (const language of ['vi', 'en'] as const) {
  test(`customer screens: pass the page checks in ${language}`, { tag: '@look' }, async ({ browser }) => {
    test.setTimeout(360_000)
    const { request } = await newCustomer(browser)
    const me = (await (await request.get('/api/users/me')).json()).data._id
    const page = await openAdmin(browser)
    const parts = [
      'brand',
      'owner',
      'contact',
      'home',
      'about',
      'faq',
      'policies',
      'payment',
      'delivery',
      'tax',
      'sizes',
      'mail',
      'languages',
    ]
    const screens = [
      'customers',
      'customers/guests',
      `customers/${me}`,
      'discounts',
      'discounts?query=KHONGCO',
      'reviews',
      'messages',
      'messages?status=answered',
      'locations',
    ]
    for (const screen of [...screens, ...parts.map((part) => `settings?part=${part}`)]) {
      await test.step(screen, () => sweepPage(page, `/admin/${screen}`, { language }))
    }
  })
}

test('guest: notes and tags are shown again when the phone orders next', async ({ browser }) => {
  const page = await openAdmin(browser, { width: 390, height: 844 })
  const phone = `09${String(Date.now()).slice(-8)}`
  await createAdminOrder(page, { phone })
  await page.goto(`/admin/customers/guests/${encodeURIComponent(phone)}`)
  await page.getByRole('textbox', { name: /^Ghi chú/ }).fill('Bé Bống thích màu nghệ')
  await chooseOption(page.getByRole('combobox', { name: 'Nhãn' }), 'khách quen', 'khách quen')
  await page.getByRole('button', { name: 'Lưu ghi chú' }).click()
  await expect(page.getByText('Đã lưu', { exact: true })).toBeVisible()
  await page.goto('/admin/orders/add')
  await page
    .getByRole('textbox', { name: /Điện thoại/ })
    .first()
    .fill(phone)
  const known = page.getByRole('region', { name: /Khách/ })
  await expect(known.getByText('Bé Bống thích màu nghệ')).toBeVisible()
  await expect(known.getByText('khách quen', { exact: true })).toBeVisible()
})
