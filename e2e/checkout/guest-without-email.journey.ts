import type { Page } from '@playwright/test'
import { baseURL } from '../playwright.config.ts'
import { addToCart, createProduct, fillDelivery, goToCheckout, payWith } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'

/** Orders by cash with a phone number and no e-mail. */
async function orderWithoutEmail(page: Page): Promise<{ number: string; phone: string }> {
  await addToCart(page, await createProduct())
  await goToCheckout(page)
  const phone = await fillDelivery(page, null)
  await payWith(page, 'Tiền mặt khi nhận hàng')
  await expect(page.getByRole('heading', { level: 1, name: /trả tiền khi nhận hàng/ })).toBeVisible()
  const number = await page
    .getByText(/^MM\d{6}-[0-9A-Z]{4}$/)
    .last()
    .textContent()
  return { number: number ?? '', phone }
}

const saved = (page: Page) => page.getByRole('region', { name: 'Lưu đường dẫn của đơn' })

test('guest without e-mail: copies the order link and opens the order elsewhere', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { number } = await orderWithoutEmail(page)
  await expect(page.getByText(/Tiệm sẽ gọi hoặc nhắn cho bạn để xác nhận trước khi chuẩn bị hàng/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /xác nhận/i })).toHaveCount(0)
  await expect(page.getByText(/được gửi đến|gửi lại/i)).toHaveCount(0)
  await saved(page).getByRole('button', { name: 'Sao chép đường dẫn' }).click()
  await expect(saved(page).getByRole('button', { name: 'Đã sao chép' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(new RegExp(`^${baseURL}/orders/[^/]+\\?token=`))

  const otherPage = await (await browser.newContext({ baseURL })).newPage()
  await otherPage.goto(link)
  await expect(otherPage.getByRole('heading', { level: 1, name: `Đơn hàng ${number}` })).toBeVisible()
  await expect(otherPage.getByText('12 Chi Lăng').first()).toBeVisible()
  await expect(otherPage.getByRole('button', { name: 'Gửi lại email' })).toHaveCount(0)
  await expect(saved(otherPage)).toBeVisible()
})

test('guest without e-mail: shares the link by the phone’s share sheet where it exists', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (what: object) => void Object.assign(window, { shared: what }) })
  })
  const { number } = await orderWithoutEmail(page)
  await saved(page).getByRole('button', { name: 'Gửi cho mình qua Zalo, tin nhắn' }).click()
  const shared = await page.evaluate(() => (window as unknown as { shared: { title: string; url: string } }).shared)
  expect(shared.title).toContain(number)
  expect(shared.url).toContain('/orders/')
})

test('guest without e-mail: on a desktop the message is copied and Zalo opens in a new tab', async ({ browser }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, locale: 'vi-VN' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.route('https://chat.zalo.me/**', (route) => route.fulfill({ body: 'Zalo', contentType: 'text/html' }))
  const page = await context.newPage()
  const { number } = await orderWithoutEmail(page)
  const [zalo] = await Promise.all([
    context.waitForEvent('page'),
    saved(page)
      .getByRole('link', { name: /^Sao chép và mở Zalo/ })
      .click(),
  ])
  await zalo.close()
  await page.bringToFront()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`^Đơn hàng ${number} ở .+: http`))
})

test('tracking: finds the order in any spelling of number and phone, and says how to reach its full page', async ({ page }) => {
  const { number, phone } = await orderWithoutEmail(page)
  await saved(page).getByRole('link', { name: 'Tra cứu bằng mã đơn và số điện thoại' }).click()
  const look = async (typed: string, by: string) => {
    await page.getByRole('textbox', { name: 'Mã đơn hàng' }).fill(typed)
    await page.getByRole('textbox', { name: 'Số điện thoại' }).fill(by)
    await page.getByRole('button', { name: 'Tra cứu' }).click()
  }
  await look(`#${number.toLowerCase().replace('-', ' ')}`, `+84 (0)${phone.replaceAll(' ', '').slice(1)}`)
  await expect(page.getByRole('heading', { level: 2, name: `Đơn hàng ${number}` })).toBeVisible()
  await expect(page.getByRole('main').getByText('Chờ xác nhận', { exact: true })).toBeVisible()
  await expect(page.getByText(/bạn mở đường dẫn riêng của đơn/)).toBeVisible()
  await expect(page.getByText('12 Chi Lăng')).toHaveCount(0)
})

test('guest without e-mail: a new account takes over the order', async ({ page }) => {
  const { number } = await orderWithoutEmail(page)
  await page.getByRole('main').getByRole('link', { name: 'Tạo tài khoản' }).click()
  await page.getByRole('textbox', { name: 'Họ và tên' }).fill('Lê Thị Bưởi')
  await page
    .getByRole('main')
    .getByRole('textbox', { name: /^E-?mail/ })
    .fill(`khong.mail.${Date.now()}@example.com`)
  await page.getByRole('textbox', { name: /^Mật khẩu/ }).fill('hoa sen trang nam 2026')
  await page.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await expect(page).toHaveURL(/\/checkout\/success/)
  await page.getByRole('button', { name: 'Lưu vào tài khoản của tôi' }).click()
  await expect(page.getByText('Đơn hàng đã nằm trong tài khoản của bạn.').first()).toBeVisible()
  await page.goto('/my-account/orders')
  await expect(page.getByRole('link', { name: number, exact: true })).toBeVisible()
})

test('unpaid order: says that it waits for payment and what to do', async ({ page }) => {
  await addToCart(page, await createProduct())
  await goToCheckout(page)
  await fillDelivery(page, null)
  await page.getByRole('radio', { name: 'Ví MoMo' }).check()
  await expect(page.getByText(/^Nhận hàng từ /)).toBeVisible()
  await page.getByRole('button', { name: /^Đặt hàng · / }).click()
  await expect(page).toHaveURL(/\/checkout\/payment\//)
  const { pathname, searchParams } = new URL(page.url())
  const [id, token] = [pathname.split('/').at(-1), searchParams.get('token')]
  await page.goto(`/orders/${id}?token=${token}`)
  await expect(page.getByRole('main').getByText('Chờ thanh toán', { exact: true })).toBeVisible()
  await page.goto(`/checkout/success?order=${id}&token=${token}`)
  await expect(page.getByRole('heading', { level: 1, name: /đang chờ thanh toán/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Thanh toán ngay' })).toBeVisible()
  await expect(saved(page)).toBeVisible()
})

test('guest without e-mail: sees the link itself without scripts', async ({ browser }) => {
  const product = await createProduct()
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  const line = { productId: product.id, quantity: 1, color: product.color, size: product.size }
  expect((await page.request.post('/api/carts', { data: line })).status()).toBe(201)
  await page.goto('/checkout')
  await page.getByRole('textbox', { name: 'Họ và tên' }).fill('Lê Thị Bưởi')
  await page.getByRole('textbox', { name: 'Điện thoại' }).fill('0987 654 321')
  await page.getByRole('combobox', { name: /^Tỉnh, thành phố/ }).selectOption({ label: 'Thành phố Huế' })
  await page.getByRole('button', { name: /Lấy phường, xã/ }).click()
  await page.getByRole('combobox', { name: /^Phường, xã/ }).selectOption({ label: 'Phường Thuận Hóa' })
  await page.getByRole('textbox', { name: 'Địa chỉ' }).fill('5 Lê Lợi')
  await page.getByRole('radio', { name: 'Tiền mặt khi nhận hàng' }).check()
  await page.getByRole('button', { name: /^Đặt hàng · / }).click()
  await expect(page.getByRole('heading', { level: 1, name: /trả tiền khi nhận hàng/ })).toBeVisible()
  await saved(page)
    .getByRole('link', { name: /\/orders\// })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Đơn hàng MM/ })).toBeVisible()
  await context.close()
})
