import type { Page } from '@playwright/test'
import { deliver, openAdmin } from '../support/admin.ts'
import { addToCart, createProduct, fillDelivery, goToCheckout, newPhone, payWith } from '../support/checkout.ts'
import { register } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoHorizontalScroll, findViolations } from '../support/page-checks.ts'
import { setOrderStatus } from '../support/seed-orders.ts'

/** A guest's cash order for the first store. Returns its id. */
async function orderToPickUp(page: Page): Promise<string> {
  await addToCart(page, await createProduct())
  await goToCheckout(page)
  await fillDelivery(page)
  await page
    .getByRole('radio', { name: /^Tới lấy tại/ })
    .first()
    .check()
  await payWith(page, 'Tiền mặt khi tới lấy')
  await expect(page).toHaveURL(/\/checkout\/success/)
  return new URL(page.url()).searchParams.get('order') ?? ''
}

test('pickup: a guest orders at no fee and sees where and when to come', async ({ page }) => {
  const product = await createProduct()
  await addToCart(page, product)
  await goToCheckout(page)
  await expect(page.getByText('Chọn tỉnh, thành để xem phí, ngày nhận hàng và chỗ có thể tới lấy.')).toBeVisible()
  await fillDelivery(page)
  await page.getByRole('radio', { name: 'Tiền mặt khi nhận hàng' }).check()
  const choice = page.getByRole('group', { name: 'Cách nhận hàng' })
  await expect(choice.getByRole('radio', { name: /^Giao hàng tiêu chuẩn/ })).toBeChecked()
  const missing = page.getByText(/để miễn phí giao tới/).filter({ visible: true })
  await expect(missing).toBeVisible()
  const store = choice.getByRole('radio', { name: /^Tới lấy tại/ }).first()
  await expect(page.getByRole('heading', { name: 'Giao tới' })).toBeVisible()
  await store.check()
  await expect(page.getByRole('heading', { name: 'Người tới lấy' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Giao tới' })).toHaveCount(0)
  await expect(missing).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Đặt hàng · 185\.000/ })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await expectNoHorizontalScroll(page)
  for (let reload = 0; reload < 2; reload++) {
    await page.reload()
    await expect(store).toBeChecked()
  }
  const ward = page.getByRole('combobox', { name: /^Phường, xã/ }).and(page.locator('input'))
  await expect(ward).toHaveValue('Phường Thuận Hóa')
  await page.getByRole('textbox', { name: 'Họ và tên' }).fill('Nguyễn Thị Thanh Thảo')
  await expect(page.getByText('Vui lòng điền mục này')).toHaveCount(0)
  await page.getByRole('button', { name: /^Đặt hàng · 185\.000/ }).click()
  await expect(page).toHaveURL(/\/checkout\/success/)
  await expect(page.getByRole('heading', { level: 1, name: /^Cảm ơn/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /trả tiền khi tới lấy$/ })).toBeVisible()
  await expect(page.getByText(/^Tới lấy tại /)).toBeVisible()
  await expect(page.getByText(/^Sẵn sàng từ /)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Người tới lấy' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Giao tới' })).toHaveCount(0)
})

const words = {
  vi: {
    pay: 'Trả ở tiệm khi tới lấy.',
    ready: 'Sẵn sàng ở tiệm',
    from: /Sẵn sàng từ /,
    took: 'Đã tới lấy',
    sent: /Gửi hàng|Đang giao|Đã gửi|Giao tới/,
  },
  en: {
    pay: 'Pay at the shop when you pick it up.',
    ready: 'Ready to pick up',
    from: /Ready from /,
    took: 'Picked up',
    sent: /Sending|On its way|Sent|Deliver/,
  },
}

for (const [language, text] of Object.entries(words))
  test(`pickup: an order becomes ready and is picked up, and is never sent (${language})`, async ({ page, browser }) => {
    const product = await createProduct()
    await addToCart(page, product)
    await goToCheckout(page)
    const phone = await fillDelivery(page)
    await page
      .getByRole('radio', { name: /^Tới lấy tại/ })
      .first()
      .check()
    await page.getByRole('radio', { name: 'Tiền mặt khi tới lấy' }).check()
    await page.goto(`/checkout?lng=${language}`)
    await expect(page.getByText(text.pay)).toBeVisible()
    await page.getByRole('button', { name: /185\.000/ }).click()
    await expect(page).toHaveURL(/\/checkout\/success/)
    const heading = page.getByRole('heading', { level: 1, name: /MM\d{6}-[0-9A-Z]{4}/ })
    const [number = ''] = /MM\d{6}-[0-9A-Z]{4}/.exec((await heading.textContent()) ?? '') ?? []
    const { searchParams } = new URL(page.url())
    const [id, token] = [searchParams.get('order') ?? '', searchParams.get('token') ?? '']
    await page.goto(`/orders/${id}?token=${token}`)
    const steps = page.getByRole('main').locator('.timeline').getByRole('listitem')
    await expect(steps.filter({ hasText: text.ready })).toContainText(text.from)
    await expect(steps.filter({ hasText: text.sent })).toHaveCount(0)
    const admin = await openAdmin(browser)
    for (const what of ['slip-a5', 'pick']) {
      await admin.goto(`/admin/orders/print?ids=${id}&what=${what}`)
      await expect(admin.getByRole('article')).toContainText(product.name)
      await expect(admin.getByRole('article')).toContainText(product.color)
    }
    await deliver(admin.request, id)
    await page.reload()
    await expect(steps.last()).toContainText(text.took)
    await page.goto('/track-order')
    const fields = page.getByRole('main').getByRole('textbox')
    await fields.first().fill(number)
    await fields.last().fill(phone)
    await fields.last().press('Enter')
    await expect(steps.last()).toContainText(text.took)
    await expect(steps.filter({ hasText: text.sent })).toHaveCount(0)
  })

test('pickup: staff mark the order ready and picked up, without a parcel', async ({ page, browser }) => {
  const id = await orderToPickUp(page)
  const admin = await openAdmin(browser)
  await admin.goto(`/admin/orders/edit/${id}`)
  const steps = admin.getByRole('region', { name: 'Bước tiếp theo' })
  await steps.getByRole('button', { name: 'Bắt đầu chuẩn bị' }).click()
  await expect(steps.getByText(/“Mời bạn tới lấy đơn hàng”/)).toBeVisible()
  await expect(steps.getByRole('button', { name: 'Tạo vận đơn' })).toHaveCount(0)
  await steps.getByRole('button', { name: 'Đánh dấu sẵn sàng' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Đánh dấu sẵn sàng' }).click()
  await expect(steps.getByText(/“Cảm ơn bạn đã tới lấy đơn hàng”/)).toBeVisible()
  await steps.getByRole('button', { name: 'Đánh dấu khách đã lấy' }).click()
  const dialog = admin.getByRole('dialog', { name: /^Khách đã tới lấy đơn/ })
  await dialog.getByRole('button', { name: 'Đánh dấu khách đã lấy' }).click()
  await expect(steps.getByRole('button', { name: 'Đánh dấu khách đã lấy' })).toHaveCount(0)
  const history = admin.getByRole('region', { name: 'Lịch sử đơn' })
  await expect(history.getByText('Chuyển sang: Sẵn sàng ở tiệm')).toBeVisible()
  await expect(history.getByText('Chuyển sang: Khách đã lấy')).toBeVisible()
  await expect(history.getByText(/Đang giao|Đã giao/)).toHaveCount(0)
})

test('pickup: the board and the order page tell staff that the buyer comes', async ({ page, browser }) => {
  const id = await orderToPickUp(page)
  const admin = await openAdmin(browser)
  for (const status of ['processing', 'shipped'])
    expect((await admin.request.patch(`/api/orders/${id}/status`, { data: { status } })).status()).toBe(200)
  await admin.goto(`/admin/orders/edit/${id}`)
  await expect(admin.getByRole('region', { name: 'Các món' })).toContainText('Tới lấy ở tiệm')
  await expect(admin.getByRole('region', { name: 'Các món' })).not.toContainText('Phí vận chuyển')
  await expect(admin.getByRole('region', { name: 'Thanh toán' })).toContainText('Tiền mặt khi tới lấy')
  const address = admin.getByRole('region', { name: 'Khách tới lấy' })
  await expect(address.getByRole('button', { name: 'Sao chép tên và địa chỉ' })).toBeVisible()
  await expect(admin.getByRole('region', { name: 'Giao tới' })).toHaveCount(0)
  await admin.goto('/admin/orders/board')
  const column = admin.getByRole('region', { name: /^Đang giao, chờ lấy/ })
  const card = column.getByRole('listitem').filter({ has: admin.locator(`a[href="/admin/orders/edit/${id}"]`) })
  await expect(card.getByText('Sẵn sàng ở tiệm')).toBeVisible()
  await expect(admin.getByRole('navigation', { name: 'Tới cột' }).getByRole('link', { name: /^Đang giao, chờ lấy/ })).toBeVisible()
})

test('pickup: a new order made from a cancelled pick-up is picked up at the same store', async ({ page, browser }) => {
  const id = await orderToPickUp(page)
  const admin = await openAdmin(browser)
  await setOrderStatus(admin.request, id, 'cancelled')
  await admin.goto(`/admin/orders/edit/${id}`)
  await admin.getByRole('link', { name: 'Lên đơn mới' }).click()
  await expect(admin.getByRole('combobox', { name: 'Cách nhận hàng' })).not.toHaveValue('')
})

test('pickup: the orders of an account say where to pick one up', async ({ page }) => {
  await register(page)
  await addToCart(page, await createProduct())
  await goToCheckout(page)
  await fillDelivery(page, null)
  const store = page.getByRole('radio', { name: /^Tới lấy tại/ }).first()
  await store.check()
  await payWith(page, 'Tiền mặt khi tới lấy')
  await expect(page).toHaveURL(/\/checkout\/success/)
  for (const [language, words] of [
    ['vi', 'Tới lấy tại'],
    ['en', 'Pick up at'],
  ] as const) {
    await page.goto(`/my-account/orders?lng=${language}`)
    await expect(page.getByRole('article').getByText(words)).toBeVisible()
  }
})

test('pickup: staff enter an order of somebody who comes for it, without an address', async ({ browser }) => {
  const product = await createProduct()
  const admin = await openAdmin(browser)
  await admin.goto('/admin/orders/add')
  await admin.getByRole('textbox', { name: 'Điện thoại' }).fill(newPhone())
  await admin.getByRole('searchbox', { name: 'Tìm sản phẩm' }).fill(product.name)
  await admin.getByRole('button', { name: new RegExp(`^Thêm ${product.color} ${product.size}.*còn`) }).click()
  const choice = admin.getByRole('combobox', { name: 'Cách nhận hàng' })
  const store = choice.getByRole('option', { name: /^Khách tới lấy tại/ }).first()
  await choice.selectOption(await store.getAttribute('value'))
  await expect(admin.getByRole('textbox', { name: 'Số nhà, đường' })).toHaveCount(0)
  await admin.getByRole('textbox', { name: /^Họ và tên/ }).fill('Chị Lan')
  await expectNoHorizontalScroll(admin)
  expect(await findViolations(admin)).toEqual([])
  await admin.getByRole('button', { name: /^Lên đơn · 185\.000/ }).click()
  await admin.getByRole('link', { name: /^Mở đơn MM/ }).click()
  await expect(admin.getByRole('region', { name: 'Khách tới lấy' })).toContainText('Chị Lan')
  await admin.getByRole('button', { name: 'Bắt đầu chuẩn bị' }).click()
  await expect(admin.getByRole('button', { name: 'Tạo vận đơn' })).toHaveCount(0)
})
