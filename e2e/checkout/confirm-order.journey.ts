import { type APIRequestContext, type Browser, type Page, request } from '@playwright/test'
import { baseURL } from '../playwright.config.ts'
import { adminCredentials, openAdmin } from '../support/admin.ts'
import { addToCart, cartDrawer, createProduct, newPhone } from '../support/checkout.ts'
import { buy } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'

const address = { fullName: 'Mai Lan', province: 'Thành phố Huế', ward: 'Phường Thuận Hóa', street: '12 Chi Lăng' }

async function signInAdmin(): Promise<APIRequestContext> {
  const admin = await request.newContext({ baseURL, extraHTTPHeaders: { 'accept-language': 'vi' } })
  expect((await admin.post('/api/users/login', { data: adminCredentials })).status()).toBe(200)
  return admin
}

/** The confirmation link that the shop sends. */
async function linkOf(orderId: string): Promise<string> {
  const admin = await signInAdmin()
  const { data } = await (await admin.get(`/api/orders/${orderId}/payments`)).json()
  await admin.dispose()
  return data.confirmation.link
}

/** Another device, which has only the link of the order. */
async function otherPage(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled, locale: 'vi-VN' })).newPage()
}

/** A cash order for more than its share of the stock: it reserves nothing before it is confirmed. */
async function orderAll(page: Page) {
  const { id: productId, color, size } = await createProduct({ onHand: 2 })
  const put = await page.request.post('/api/carts', { data: { productId, quantity: 2, color, size } })
  expect(put.status(), await put.text()).toBe(201)
  const data = { address: { ...address, phone: newPhone() }, paymentMethod: 'cod' }
  const placed = await page.request.post('/api/orders', { data })
  expect(placed.status(), await placed.text()).toBe(201)
  const { _id, token, orderNumber } = (await placed.json()) as { _id: string; token: string; orderNumber: string }
  return { id: _id, token, number: orderNumber, product: { productId, color, size } }
}

/** Of a buyer from another IP, whose order competes for the same units. */
const elsewhere = { 'x-forwarded-for': '198.51.100.7' }

for (const javaScriptEnabled of [true, false]) {
  test(`order confirmation: the link confirms the order, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({ page, browser }) => {
    const { id, number } = await buy(page, { isGuest: true })
    const other = await otherPage(browser, javaScriptEnabled)
    const link = await linkOf(id)
    for (let look = 0; look < 2; look++) {
      await other.goto(link)
      await expect(other.getByRole('heading', { level: 1, name: `Xác nhận đơn ${number}` })).toBeVisible()
    }
    await expect(other.getByText('12 Chi Lăng')).toHaveCount(0)
    await other.getByRole('button', { name: 'Xác nhận đơn hàng' }).click()
    await expect(other.getByRole('heading', { level: 1, name: `Đơn ${number} đã được xác nhận` })).toBeVisible()
    await other.goto(link)
    await expect(other.getByRole('heading', { level: 1, name: `Đơn ${number} đã được xác nhận` })).toBeVisible()
    await page.getByRole('link', { name: 'Theo dõi đơn hàng' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Đơn hàng ${number}` })).toBeVisible()
    await expect(page.getByText('Đơn đang chờ xác nhận')).toHaveCount(0)
  })
}

test('order confirmation: the link cancels an order placed by mistake, and then confirms nothing', async ({ page, browser }) => {
  const { id, number } = await buy(page, { isGuest: true })
  const other = await otherPage(browser)
  await other.goto(await linkOf(id))
  await other.getByText('Tôi không đặt đơn này').click()
  await other.getByRole('button', { name: 'Huỷ đơn này' }).click()
  await expect(other.getByRole('heading', { level: 1, name: `Đơn ${number} đã huỷ` })).toBeFocused()
  await expect(other.getByRole('button', { name: 'Xác nhận đơn hàng' })).toHaveCount(0)
})

test.describe('refused confirmation link', () => {
  test.use({ allowedConsoleErrors: [/status of 4\d\d/] })

  test('a wrong link shows nothing of the order', async ({ page, browser }) => {
    const { id, number } = await buy(page, { isGuest: true })
    const other = await otherPage(browser)
    const token = new URL(page.url()).searchParams.get('token')
    for (const wrong of [token, 'x'.repeat(32), '']) {
      const response = await other.goto(`/orders/${id}/confirm?token=${wrong}`)
      expect(response?.status()).toBe(404)
      await expect(other.getByRole('heading', { level: 1, name: 'Liên kết không dùng được' })).toBeVisible()
      await expect(other.getByText(number)).toHaveCount(0)
    }
  })

  test('a sold-out order says that the shop will call, and offers to cancel it', async ({ page, browser }) => {
    const { id, token, number, product } = await orderAll(page)
    await page.goto(`/orders/${id}?token=${token}`)
    await expect(page.getByText('Đơn chưa giữ hàng')).toBeVisible()
    const rival = await otherPage(browser)
    const put = await rival.request.post('/api/carts', { data: { ...product, quantity: 1 } })
    expect(put.status(), await put.text()).toBe(201)
    const bought = await rival.request.post('/api/orders', {
      data: { address: { ...address, phone: newPhone() }, paymentMethod: 'momo' },
      headers: elsewhere,
    })
    expect(bought.status(), await bought.text()).toBe(201)
    const other = await otherPage(browser)
    await other.goto(await linkOf(id))
    await other.getByRole('button', { name: 'Xác nhận đơn hàng' }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'Món trong đơn vừa hết hàng' })).toBeFocused()
    await other.getByText('Huỷ đơn hàng', { exact: true }).click()
    await other.getByRole('button', { name: 'Huỷ đơn này' }).click()
    await expect(other.getByRole('heading', { level: 1, name: `Đơn ${number} đã huỷ` })).toBeVisible()
  })
})

test('order confirmation: the owner confirms by phone from the list, and missing units are sewn', async ({ page, browser }) => {
  const first = await buy(page, { isGuest: true })
  const admin = await openAdmin(browser, { width: 1280, height: 900 })
  await admin.goto(`/admin/orders?tab=confirm&query=${first.number}`)
  await admin.getByRole('button', { name: `Đã gọi xác nhận, ${first.number}` }).click()
  await expect(admin.getByText('Đã xác nhận đơn').first()).toBeVisible()
  await admin.goto(`/admin/orders?tab=begin&query=${first.number}`)
  await expect(admin.getByRole('link', { name: first.number })).toBeVisible()

  const { id, product } = await orderAll(page)
  const rival = await otherPage(browser)
  await rival.request.post('/api/carts', { data: { ...product, quantity: 1 } })
  const data = { address: { ...address, phone: newPhone() }, paymentMethod: 'momo' }
  expect((await rival.request.post('/api/orders', { data, headers: elsewhere })).status()).toBe(201)
  await admin.goto(`/admin/orders/edit/${id}`)
  await expect(admin.getByText('Kho không còn đủ:')).toBeVisible()
  await expect(admin.getByText(/thiếu 1/)).toBeVisible()
  await admin.getByRole('spinbutton', { name: 'May thêm trong mấy ngày' }).fill('5')
  await admin.getByRole('button', { name: 'May phần thiếu và xác nhận' }).click()
  await expect(admin.getByText('May 1 chiếc')).toBeVisible()
  await expect(admin.getByText('Kho không còn đủ:')).toHaveCount(0)
})

test('cash on delivery: is refused above the limit, and the form names the limit', async ({ page }) => {
  const product = await createProduct({ price: 3_200_000 })
  await addToCart(page, product)
  await expect(cartDrawer(page)).toBeVisible()
  await page.goto('/checkout')
  const field = page.getByRole('combobox', { name: /^Tỉnh, thành phố/ }).and(page.locator('input'))
  await field.fill('hue')
  await page.getByRole('option', { name: 'Thành phố Huế', exact: true }).click()
  await expect(page.getByText(/Tiền mặt khi nhận hàng dùng cho đơn đến 3\.000\.000/)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Tiền mặt khi nhận hàng' })).toBeDisabled()
})
