import { type APIRequestContext, type Page, request } from '@playwright/test'
import { baseURL } from '../playwright.config.ts'
import { openAdmin } from '../support/admin.ts'
import { createProduct, type TestProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'

/** Changes in the shop while an admin page is open. Other journeys place orders at the same time. */

type Placed = { id: string; number: string; guest: APIRequestContext }
let phone = 10_000_000 + (Date.now() % 80_000_000)

/** A guest places an order through the API. */
async function placeOrder({ id, color, size }: TestProduct): Promise<Placed> {
  const guest = await request.newContext({
    baseURL,
    extraHTTPHeaders: { 'accept-language': 'vi', 'x-forwarded-for': `10.9.${phone % 250}.${phone % 240}` },
  })
  expect((await guest.post('/api/carts', { data: { productId: id, color, size, quantity: 1 } })).status()).toBe(201)
  const address = { fullName: 'Chị Na', phone: `09${phone++}`, province: 'Thành phố Huế', ward: 'Phường Thuận Hóa', street: '12 Chi Lăng' }
  const response = await guest.post('/api/orders', { data: { address, paymentMethod: 'cod' } })
  expect(response.status(), await response.text()).toBe(201)
  const { _id, orderNumber } = await response.json()
  return { id: _id, number: orderNumber, guest }
}

/** From then on the page misses no event. */
async function isLive(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.url().includes('/api/admin/events') && response.status() === 200)
}

async function openLive(page: Page, path: string): Promise<void> {
  const live = isLive(page)
  await page.goto(path)
  await live
}

const countIn = async (page: Page) => Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0)

test('new order: shows on every open admin page, and stops being new once opened', async ({ browser }) => {
  const product = await createProduct()
  const home = await openAdmin(browser, { width: 1440, height: 900 })
  const list = await openAdmin(browser)
  await openLive(home, '/admin')
  await openLive(list, '/admin/orders')
  // Tabs of one browser share one stream.
  const board = await home.context().newPage()
  await board.goto('/admin/orders/board')
  const { id, number } = await placeOrder(product)
  await Promise.all([
    expect(home.getByRole('link', { name: number })).toBeVisible(),
    expect(list.getByRole('link', { name: number })).toBeVisible(),
    expect(board.getByRole('link', { name: number })).toBeVisible(),
    ...[home, list, board].map((page) => expect(page).toHaveTitle(/^\(\d+\) /)),
    expect(
      list
        .getByRole('status')
        .getByText(/đơn mới|Đơn mới/)
        .first(),
    ).toBeVisible(),
  ])
  await expect(list.getByRole('row', { name: number }).getByText('Mới', { exact: true })).toBeVisible()
  await expect(board.getByRole('listitem').filter({ hasText: number }).getByText('Mới', { exact: true })).toBeVisible()
  await expect(list.getByRole('navigation', { name: 'Hay dùng' }).getByRole('link', { name: /đơn mới chưa xem/ })).toBeVisible()
  const seen = board.waitForResponse('**/api/admin/new-orders/seen')
  await board.goto(`/admin/orders/edit/${id}`)
  await seen
  await expect(list.getByRole('row', { name: number }).getByText('Mới', { exact: true })).toHaveCount(0)
})

test('new orders: can all be marked as seen', async ({ browser }) => {
  const page = await openAdmin(browser)
  await openLive(page, '/admin/orders')
  const { number } = await placeOrder(await createProduct())
  const badge = page.getByRole('row', { name: number }).getByText('Mới', { exact: true })
  await expect(badge).toBeVisible()
  await page.getByRole('button', { name: 'Đã xem hết' }).click()
  await expect(badge).toHaveCount(0)
})

test('order list: a live refresh keeps the scroll position, the selection, the focus and the typed text', async ({ browser }) => {
  const product = await createProduct()
  const before = await placeOrder(product)
  const page = await openAdmin(browser, { width: 1440, height: 900 })
  await openLive(page, '/admin/orders')
  const mark = page.getByRole('checkbox', { name: `Chọn ${before.number}` })
  await mark.check()
  const search = page.getByRole('searchbox')
  await search.focus()
  const { number } = await placeOrder(product)
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  await expect(mark).toBeChecked()
  await expect(search).toBeFocused()
})

test('order page: follows its order, but never while its user is typing', async ({ browser }) => {
  const { id, guest } = await placeOrder(await createProduct())
  const page = await openAdmin(browser)
  await openLive(page, `/admin/orders/edit/${id}`)
  const notes = page.getByRole('textbox', { name: 'Ghi chú', exact: true })
  await notes.fill('Gói giấy nâu, ')
  await guest.patch(`/api/orders/${id}/status`, { data: { status: 'cancelled' } })
  const note = page.getByRole('status').filter({ hasText: 'Có thay đổi mới' })
  await expect(note).toBeVisible()
  await expect(page.getByText('Đã huỷ')).toHaveCount(0)
  await notes.pressSequentially('buộc dây')
  await note.getByRole('button', { name: 'Tải lại' }).click()
  await expect(page.getByText('Đã huỷ').first()).toBeVisible()
  await expect(notes).toHaveValue('Gói giấy nâu, buộc dây')
  await expect(note).toHaveCount(0)
})

test('order page: keeps an open dialog and refreshes after it is closed', async ({ browser }) => {
  const { id, guest } = await placeOrder(await createProduct())
  const page = await openAdmin(browser)
  await openLive(page, `/admin/orders/edit/${id}`)
  await page.getByRole('button', { name: 'Đổi địa chỉ' }).click()
  const dialog = page.getByRole('dialog')
  const street = dialog.getByRole('textbox', { name: /Số nhà|Địa chỉ/ })
  await street.fill('99 Bạch Đằng')
  await guest.patch(`/api/orders/${id}/status`, { data: { status: 'cancelled' } })
  await expect(page.getByText('hiện ra khi bạn đóng ô này')).toBeVisible()
  await expect(street).toHaveValue('99 Bạch Đằng')
  await expect(street).toBeFocused()
  await dialog.getByRole('button', { name: 'Đóng' }).first().click()
  await page.getByRole('button', { name: 'Đóng, không lưu' }).click()
  await expect(page.getByRole('main').getByText('Đã huỷ').first()).toBeVisible()
  await expect(page.getByText('Có thay đổi mới')).toHaveCount(0)
})

test.describe('without an event stream', () => {
  // The browser logs each refused call itself.
  test.use({ allowedConsoleErrors: [/503|EventSource/] })

  test('pages poll instead', async ({ browser }) => {
    const page = await openAdmin(browser)
    await page.clock.install()
    await page.route('**/api/admin/events*', (route) => route.fulfill({ status: 503, json: { message: 'bận', code: 'unavailable' } }))
    await page.goto('/admin/orders')
    await expect(page.getByRole('heading', { level: 1, name: 'Đơn hàng' })).toBeVisible()
    await page.clock.runFor(12_000)
    const { number } = await placeOrder(await createProduct())
    await page.clock.runFor(31_000)
    await expect(page.getByRole('link', { name: number })).toBeVisible()
    await expect.poll(() => countIn(page)).toBeGreaterThan(0)
  })
})

test.describe('without a network', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED/] })

  test('pages say after a while that numbers may be outdated, until the network is back', async ({ browser }) => {
    const page = await openAdmin(browser)
    await page.clock.install()
    const calls = '**/api/admin/**'
    await page.route(calls, (route) => route.abort())
    await page.goto('/admin/orders')
    await expect(page.getByRole('heading', { level: 1, name: 'Đơn hàng' })).toBeVisible()
    const note = page.getByText('Mất kết nối, số liệu có thể đã cũ')
    await expect
      .poll(async () => {
        await page.clock.runFor(20_000)
        return note.isVisible()
      })
      .toBe(true)
    await page.unroute(calls)
    await expect
      .poll(async () => {
        await page.clock.runFor(20_000)
        return note.isVisible()
      })
      .toBe(false)
  })
})

test('order page of the customer: follows the order too', async ({ page }) => {
  const { id, guest } = await placeOrder(await createProduct())
  await page.context().addCookies((await guest.storageState()).cookies)
  const live = page.waitForResponse((response) => response.url().includes(`/api/orders/${id}/events`) && response.status() === 200)
  await page.goto(`/orders/${id}`)
  await live
  await guest.patch(`/api/orders/${id}/status`, { data: { status: 'cancelled' } })
  await expect(page.getByText('Đã huỷ').first()).toBeVisible()
})

test('order page of the customer: shows a change made before its event stream has opened', async ({ page }) => {
  const { id, guest } = await placeOrder(await createProduct())
  await page.context().addCookies((await guest.storageState()).cookies)
  await page.route(`**/api/orders/${id}/events*`, async (route) => {
    await guest.patch(`/api/orders/${id}/status`, { data: { status: 'cancelled' } })
    await route.continue()
  })
  await page.goto(`/orders/${id}`)
  await expect(page.getByText('Đã huỷ').first()).toBeVisible()
})

test('sound of new orders: is switched on for this device, and stays on after a reload', async ({ browser }) => {
  const page = await openAdmin(browser)
  await page.goto('/admin/security')
  const choice = page.getByRole('region', { name: 'Chuông báo đơn mới' }).getByRole('checkbox', { name: 'Kêu chuông khi có đơn mới' })
  await expect(choice).not.toBeChecked()
  await choice.check()
  await page.reload()
  await expect(choice).toBeChecked()
  await choice.uncheck()
  await page.reload()
  await expect(choice).not.toBeChecked()
})
