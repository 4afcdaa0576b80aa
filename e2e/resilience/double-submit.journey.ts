import type { BrowserContext, Page, Route } from '@playwright/test'
import { openAdmin } from '../support/admin.ts'
import { addToCart, createImage, createProduct, fillDelivery, goToCheckout, payWith } from '../support/checkout.ts'
import { register } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'

// Input while a response is pending: more presses, more letters, other responses.
test.use({ allowedConsoleErrors: [/status of (404|409|500|503)|ERR_FAILED/] })

const desktop = { width: 1440, height: 900 }
const mark = () => `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`

/** Delays matching calls until they are released, and counts them. */
async function delayRequest(
  page: Page | BrowserContext,
  url: string | RegExp,
  method: string,
  response = (route: Route) => route.continue(),
) {
  const heldRequests = { count: 0, release: () => {} }
  const opened = new Promise<void>((resolve) => {
    heldRequests.release = resolve
  })
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    heldRequests.count++
    await opened
    await response(route)
  })
  return heldRequests
}

/** Waits until the press has been handled and its request sent. */
const settle = (page: Page) => page.evaluate(() => new Promise((done) => requestIdleCallback(done)))

test('form: is sent once, however often Enter is pressed before the response', async ({ page }) => {
  const rules = await delayRequest(page, '**/assets/check-form*.js', 'GET')
  const request = await delayRequest(page, '**/api/users/forgot-password', 'POST')
  await page.goto('/forgot-password')
  const email = page.getByRole('main').getByRole('textbox', { name: 'Email' })
  await email.fill(`${mark()}@example.com`)
  await expect(page.locator('form[novalidate]')).toBeVisible()
  // Before the validation rules have loaded, and again while the call is pending.
  await email.press('Enter')
  await email.press('Enter')
  await settle(page)
  rules.release()
  await expect(page.getByRole('button', { name: 'Gửi liên kết' })).toHaveAttribute('aria-busy', 'true')
  await email.press('Enter')
  await settle(page)
  request.release()
  await expect(page.getByRole('heading', { level: 1, name: 'Bạn xem hộp thư nhé' })).toBeFocused()
  expect(request.count).toBe(1)
})

test('cart line: a double press on its delete button removes it once', async ({ page }) => {
  const product = await createProduct()
  await addToCart(page, product)
  await page.goto('/cart')
  const removal = await delayRequest(page, '**/api/carts', 'DELETE')
  const bin = page.getByRole('main').getByRole('button', { name: `Xoá ${product.name}` })
  await bin.click()
  await bin.click()
  await settle(page)
  removal.release()
  // The empty cart still lists the product among those seen recently.
  await expect(bin).toHaveCount(0)
  await settle(page)
  await expect(bin).toHaveCount(0)
  expect(removal.count).toBe(1)
})

test('address form: saves once, however often it is submitted', async ({ page }) => {
  await register(page)
  await addToCart(page, await createProduct())
  await goToCheckout(page)
  await fillDelivery(page, null)
  await page.getByRole('checkbox', { name: /Lưu địa chỉ/ }).check()
  let isFirst = true
  await page.route('**/api/orders', (route) => {
    if (route.request().method() !== 'POST' || !isFirst) return route.fallback()
    isFirst = false
    return route.fulfill({ status: 409, json: { message: 'Chưa đặt được', code: 'conflict' } })
  })
  await payWith(page, 'Tiền mặt khi nhận hàng')
  await expect(page.getByText('Chưa đặt được').first()).toBeVisible()
  await page.getByRole('button', { name: /^Đặt hàng · / }).click()
  await expect(page.getByRole('heading', { level: 1, name: /trả tiền khi nhận hàng/ })).toBeVisible()
  const { data: me } = await (await page.request.get('/api/users/me')).json()
  expect(me.addresses).toHaveLength(1)
})

test('dashboard: a shorter period can be chosen while one of the last days is marked in the chart', async ({ browser }) => {
  const page = await openAdmin(browser, desktop)
  await page.goto('/admin/dashboard?period=30d')
  const days = page.getByRole('slider', { name: 'Xem từng ngày' })
  await days.focus()
  await expect(days).toHaveValue('29')
  await page.getByRole('navigation', { name: 'Khoảng thời gian' }).getByRole('link', { name: '7 ngày' }).click()
  await expect(days).toHaveAttribute('max', '6')
  await expect(days).toHaveValue('6')
})

test('form: a save by shortcut is sent once, and later input stays to be saved', async ({ browser }) => {
  const page = await openAdmin(browser, desktop)
  const name = `Bộ đang lưu ${mark()}`
  const made = await delayRequest(page, '**/api/collections', 'POST')
  await page.goto('/admin/collections/add')
  const vietnamese = page.getByRole('textbox', { name: 'Tên · Tiếng Việt' })
  const english = page.getByRole('textbox', { name: 'Tên · Tiếng Anh' })
  await vietnamese.fill(name)
  await page.keyboard.press('ControlOrMeta+s')
  await page.keyboard.press('ControlOrMeta+s')
  await settle(page)
  made.release()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(made.count).toBe(1)

  await english.fill(`Set ${name}`)
  const saved = await delayRequest(page, /\/api\/collections\/[^/]+$/, 'PATCH')
  await page.keyboard.press('ControlOrMeta+s')
  await english.fill(`Whole set ${name}`)
  saved.release()
  await expect(page.getByText('Đã lưu').first()).toBeVisible()
  await expect(english).toHaveValue(`Whole set ${name}`)
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Lưu thay đổi' })).toHaveCount(0)
  await page.reload()
  await expect(english).toHaveValue(`Whole set ${name}`)
})

test('product form: input during a save stays to be saved', async ({ browser }) => {
  const { id, name } = await createProduct()
  const page = await openAdmin(browser, desktop)
  await page.goto(`/admin/products/edit/${id}`)
  const english = page.getByRole('textbox', { name: 'Tên · Tiếng Anh' })
  await english.fill(`Dress ${name}`)
  const saved = await delayRequest(page, `**/api/products/${id}`, 'PATCH')
  await page.keyboard.press('ControlOrMeta+s')
  await english.fill(`Long dress ${name}`)
  saved.release()
  await expect(page.getByText('Đã lưu').first()).toBeVisible()
  await expect(english).toHaveValue(`Long dress ${name}`)
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Lưu thay đổi' })).toHaveCount(0)
  await page.reload()
  await expect(english).toHaveValue(`Long dress ${name}`)
})

test('address form: the error of an old value is not shown for a new value', async ({ browser }) => {
  const page = await openAdmin(browser, desktop)
  const late = await delayRequest(page, '**/api/products/slug-free?**', 'GET', (route) =>
    route.fulfill({ json: { slug: 'dam-cu', free: false, suggestion: 'dam-cu-2' } }),
  )
  await page.goto('/admin/products/add')
  const slug = page.getByRole('textbox', { name: 'Đường dẫn' })
  await slug.fill('dam-cu')
  await slug.blur()
  await expect.poll(() => late.count).toBe(1)
  await slug.fill('dam-hoan-toan-moi')
  const slugResponse = page.waitForResponse(/slug-free/)
  late.release()
  await slugResponse
  await settle(page)
  await expect(page.getByText('dam-cu-2')).toHaveCount(0)
})

test('order history: an older page that failed to load is loaded next time, not skipped', async ({ browser }) => {
  const page = await openAdmin(browser, desktop)
  const moves = (at: number) => [{ _id: at, at: '2026-11-01T00:00:00.000Z', change: 1, after: at, reason: 'counted', note: `Trang ${at}` }]
  let fails = 1
  await page.route('**/api/stock/*/history?**', (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('page'))
    if (at === 2 && fails-- > 0) return route.fulfill({ status: 500, json: { message: 'Chưa đọc được', code: 'internal' } })
    return route.fulfill({ json: { data: { moves: moves(at), total: 3, totalPage: 3, currentPage: at } } })
  })
  await page.goto('/admin/stock')
  await page
    .getByRole('button', { name: /Lịch sử:/ })
    .first()
    .click()
  const history = page.getByRole('dialog', { name: 'Lịch sử tồn kho' })
  await expect(history.getByText('Trang 1')).toBeVisible()
  await history.getByRole('button', { name: 'Xem cũ hơn' }).click()
  await expect(history.getByText('Chưa đọc được')).toBeVisible()
  await history.getByRole('button', { name: 'Thử lại' }).click()
  await expect(history.getByText('Trang 2')).toBeVisible()
  await expect(history.getByText('Chưa đọc được')).toHaveCount(0)
  await history.getByRole('button', { name: 'Xem cũ hơn' }).click()
  await expect(history.getByText('Trang 3')).toBeVisible()
  await expect(history.getByRole('button', { name: 'Xem cũ hơn' })).toHaveCount(0)
})

test('image: the replacement of one that failed to load is shown', { tag: '@images' }, async ({ browser }) => {
  const page = await openAdmin(browser, desktop)
  const files = await Promise.all(['vo', 'lanh'].map((name) => createImage(`${mark()}-${name}`)))
  const ids: string[] = []
  for (const images of files)
    ids.push((await (await page.request.post('/api/images/upload-many', { multipart: { images } })).json()).images[0]._id)
  await page.route(`**/media/${ids[0]}/**`, (route) => route.abort())
  await page.goto('/admin/collections/add')
  const cover = page.getByRole('region', { name: 'Ảnh bìa' })
  for (const [at, opens] of ['Chọn ảnh bìa', 'Đổi ảnh'].entries()) {
    await page.getByRole('button', { name: opens }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox').fill(files[at]?.name ?? '')
    // The results replace the pictures that were shown before, this one among them.
    await expect(dialog.getByRole('radio')).toHaveCount(1)
    await dialog.getByRole('radio', { name: files[at]?.name ?? '' }).check()
    await page.getByRole('button', { name: 'Dùng ảnh này' }).click()
    await expect(cover.getByText('Không hiện được ảnh')).toHaveCount(at === 0 ? 1 : 0)
  }
  await expect(cover.locator('img')).toBeVisible()
})

test('focus: moves on when the pressed control is replaced', async ({ page }) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: /^Họ và tên/ }).fill('Nguyễn Thị Thanh Thảo')
  await main.getByRole('textbox', { name: /^Email/ }).fill(`${mark()}@example.com`)
  await main.getByRole('textbox', { name: /^Lời nhắn/ }).fill('Áo có size 2Y không?')
  await main.getByRole('button', { name: 'Gửi lời nhắn' }).press('Enter')
  await main.getByRole('link', { name: 'Viết lời nhắn khác' }).press('Enter')
  await expect(main.getByRole('textbox', { name: /^Lời nhắn/ })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(main.getByRole('textbox', { name: /^Họ và tên/ })).toBeFocused()

  await page.goto('/forgot-password')
  await main.getByRole('textbox', { name: 'Email' }).fill(`${mark()}@example.com`)
  await main.getByRole('button', { name: 'Gửi liên kết' }).press('Enter')
  await main.getByRole('link', { name: 'Dùng email khác' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Quên mật khẩu' })).toBeFocused()
})
