import { baseURL } from '../playwright.config.ts'
import { adminCredentials, openAdmin } from '../support/admin.ts'
import { createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { pauseRequests } from '../support/intercept-requests.ts'
import { expectNoHorizontalScroll } from '../support/page-checks.ts'

test.describe('expired session', () => {
  test.use({ allowedConsoleErrors: [/status of 401/] })

  test('is renewed in a dialog over the form, which is then saved', async ({ browser }) => {
    const page = await openAdmin(browser)
    await page.goto('/admin/collections/add')
    const name = `Bộ dở dang ${Date.now()}`
    await page.getByRole('textbox', { name: 'Tên · Tiếng Việt' }).fill(name)
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Lưu' }).click()
    const again = page.getByRole('dialog', { name: 'Phiên làm việc đã hết' })
    await expect(again.getByRole('textbox', { name: 'Email' })).toHaveValue(adminCredentials.email)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alert')).toContainText('Vui lòng đăng nhập')
    await expect(page.getByRole('textbox', { name: 'Tên · Tiếng Việt' })).toHaveValue(name)

    await page.getByRole('button', { name: 'Lưu' }).click()
    await again.getByRole('textbox', { name: 'Mật khẩu' }).fill(adminCredentials.password)
    await page.keyboard.press('Enter')
    await expect(again).toBeHidden()
    await expect(page).toHaveURL(/\/admin\/collections\/edit\//)
    await expect(page.getByRole('textbox', { name: 'Tên · Tiếng Việt' })).toHaveValue(name)
  })
})

test('action button: shows that it is busy, and a second press sends nothing', async ({ browser }) => {
  const product = await createProduct()
  const page = await openAdmin(browser)
  await page.goto(`/admin/products?query=${encodeURIComponent(product.name)}`)
  const copying = await pauseRequests(page, '**/api/products/*/duplicate', 'POST')
  for (const _press of [1, 2]) {
    await page.getByRole('button', { name: `Thêm thao tác cho ${product.name}` }).click()
    await page.getByRole('menuitem', { name: 'Nhân bản' }).click()
    await expect(page.getByRole('status').getByText('Đang làm…')).toBeVisible()
  }
  copying.release()
  await expect(page).toHaveURL(/\/admin\/products\/edit\//)
  expect(copying.heldUrls).toHaveLength(1)
})

test('list: says that the shown rows are outdated while new ones load', async ({ browser }) => {
  const page = await openAdmin(browser)
  await page.goto('/admin/orders')
  const list = await pauseRequests(page, /\/admin\/orders\.data/)
  await page.getByRole('searchbox').fill('không có đơn này')
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  list.release()
  await expect(page.getByRole('heading', { name: 'Không tìm thấy kết quả' })).toBeVisible()
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
})

test.describe('list that fails to load', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED/] })

  test('keeps the previous rows, and its fields show the filters of those rows', async ({ browser }) => {
    const page = await openAdmin(browser)
    await page.goto('/admin/discounts')
    await page.getByRole('button', { name: 'Bộ lọc' }).click()
    const state = page.getByRole('combobox').first()
    const shown = await state.inputValue()
    await page.route(/\/admin\/discounts\.data/, (route) => route.abort())
    await page.getByRole('searchbox').fill('không tới được')
    await state.focus()
    await state.selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Ở lại trang này' }).click()
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await expect(state).toHaveValue(shown)
    await expect(state).toBeFocused()
    await page.getByRole('searchbox').pressSequentially('vẫn không')
    await page.getByRole('button', { name: 'Ở lại trang này' }).click()
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await expect(page).toHaveURL(/\/admin\/discounts$/)
  })
})

test('malformed admin URL: leads to its list', async ({ browser }) => {
  const page = await openAdmin(browser)
  await page.goto('/admin/orders?page=0')
  await expect(page.getByRole('heading', { level: 1, name: 'Không tìm thấy' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Đơn hàng' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Đơn hàng' })).toBeVisible()
})

test('names form: asks before unsaved input is lost', async ({ browser }) => {
  const page = await openAdmin(browser)
  await page.goto('/admin/tags')
  await page.getByRole('button', { name: 'Thêm thẻ' }).click()
  const form = page.getByRole('dialog', { name: 'Thẻ mới' })
  await form.getByRole('textbox', { name: 'Tên tiếng Việt' }).fill('Áo bà ba')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Huỷ' }).click()
  await expect(form.getByRole('textbox', { name: 'Tên tiếng Việt' })).toHaveValue('Áo bà ba')
})

test.describe('data that fails to load', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED/] })

  test('is reported as an error, not as empty, and can be requested again', async ({ browser }) => {
    const page = await openAdmin(browser)
    await page.goto('/admin')
    await page.route('**/api/orders?*', (route) => route.abort())
    await page.getByRole('button', { name: 'Tìm mọi thứ' }).click()
    const search = page.getByRole('dialog', { name: 'Tìm mọi thứ' })
    await search.getByRole('combobox').fill('0912345678')
    await expect(search.getByText('Chưa tìm được')).toBeVisible()
    await expect(search.getByText('Không tìm thấy gì')).toHaveCount(0)
    await page.unroute('**/api/orders?*')
    await search.getByRole('button', { name: 'Thử lại' }).click()
    await expect(search.getByText('Chưa tìm được')).toHaveCount(0)
  })

  test('does not leave the sum of another order beside the current one', async ({ browser }) => {
    const product = await createProduct()
    const page = await openAdmin(browser)
    await page.goto('/admin/orders/add')
    await page.getByRole('searchbox', { name: 'Tìm sản phẩm' }).fill(product.name)
    await page.getByRole('button', { name: new RegExp(`^Thêm ${product.color} 1Y`) }).click()
    await expect(page.getByRole('button', { name: /^Lên đơn · 185\.000/ })).toBeVisible()
    await page.route('**/api/orders/for-customer/preview', (route) => route.abort())
    await page.getByRole('button', { name: `Thêm một ${product.name}` }).click()
    await expect(page.getByText('Chưa tính được tiền của đơn')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Lên đơn · / })).toHaveCount(0)
    await page.unroute('**/api/orders/for-customer/preview')
    await page.getByRole('button', { name: 'Thử lại' }).click()
    await expect(page.getByRole('button', { name: /^Lên đơn · 370\.000/ })).toBeVisible()
  })
})

test.describe('list that fails to refresh', () => {
  test.use({ allowedConsoleErrors: [/status of 503/] })

  test('closes the dialog of a change that has been made', async ({ browser }) => {
    const page = await openAdmin(browser)
    await page.goto('/admin/discounts')
    await page.getByRole('button', { name: 'Thêm mã' }).click()
    const form = page.getByRole('dialog', { name: 'Mã giảm giá mới' })
    const code = `DANG${Date.now()}`
    await form.getByRole('textbox', { name: 'Mã', exact: true }).fill(code)
    await form.getByRole('textbox', { name: 'Giảm bao nhiêu phần trăm' }).fill('10')
    await page.route('**/admin/discounts.data*', (route) => route.fulfill({ status: 503, json: { message: 'x', code: 'unavailable' } }))
    await form.getByRole('button', { name: 'Lưu' }).click()
    await expect(page.getByText('Đã lưu')).toBeVisible()
    await expect(form).toBeHidden()
    const retry = page.getByRole('alertdialog', { name: /Tiệm đang bận/ }).getByRole('button', { name: 'Thử lại' })
    await expect(retry).toBeFocused()
    await page.unroute('**/admin/discounts.data*')
    await retry.click()
    await expect(page.getByRole('main').getByText(code)).toBeVisible()
  })
})

test('sum of twelve digits: widens no screen and does not wrap', { tag: '@look' }, async ({ browser }) => {
  const { id: productId, color, size } = await createProduct()
  const page = await openAdmin(browser, { width: 360, height: 740 })
  const address = { fullName: 'Chị Hạnh', phone: '0906111222', province: 'Thành phố Huế', ward: 'Phường Phú Xuân', street: '5 Lê Lợi' }
  const order = { items: [{ productId, color, size, quantity: 1 }], address, paymentMethod: 'cod', source: 'zalo' }
  const placed = await page.request.post('/api/orders/for-customer', { data: order })
  const { _id } = await placed.json()
  for (const path of ['dashboard', 'orders', `orders/edit/${_id}`, 'refunds', 'customers', 'customers/guests']) {
    await test.step(path, async () => {
      await page.goto(`/admin/${path}`)
      expect(await page.evaluate(writeTwelveDigits)).toEqual([])
      await expectNoHorizontalScroll(page)
    })
  }
})

/** Replaces every shown sum by 100.000.000.000 ₫; returns those that wrap. */
function writeTwelveDigits(): string[] {
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const before = /\d[\d.]*(?=\s₫)/.exec(text.data)
    if (!before) continue
    text.data = text.data.replace(/\d[\d.]*(?=\s₫)/, '100.000.000.000')
    const sum = document.createRange()
    sum.setStart(text, before.index)
    sum.setEnd(text, before.index + '100.000.000.000 ₫'.length)
    if (new Set([...sum.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(text.data)
  }
  return broken
}

test('name of one long word: widens no admin list', { tag: '@look' }, async ({ browser }) => {
  const word = `Nghiêng${'nghiêng'.repeat(10)}`
  const { id } = await createProduct({ called: word })
  const page = await openAdmin(browser, { width: 320, height: 640 })
  const made = { name: `${word.slice(0, 46)}${Date.now()}` }
  const names = {
    fullName: word,
    username: `dai-${Date.now()}`,
    email: `dai-${Date.now()}@example.com`,
    password: 'hoa sen trang nam 2026',
  }
  const { images } = (await (await page.request.get(`/api/products/${id}`)).json()).product.colors[0]
  const banner = { title: { vi: word, en: '' }, image: images[0]._id, active: false }
  const calls = { categories: made, tags: made, collections: made, banner, 'users/register': names }
  const guest = await browser.newContext({ baseURL })
  for (const [path, data] of Object.entries(calls)) {
    const by = path.startsWith('users') ? guest.request : page.request
    const response = await by.post(`/api/${path}`, { data })
    expect(response.status(), `${path}: ${await response.text()}`).toBe(201)
  }
  const words = { productId: id, rating: 5, title: word, comment: word }
  expect((await guest.request.post('/api/reviews', { data: words })).status()).toBe(201)
  for (const path of ['products', 'categories', 'tags', 'collections', 'media/banner', 'customers', 'reviews', 'audit']) {
    await test.step(path, async () => {
      await page.goto(`/admin/${path}`)
      await expectNoHorizontalScroll(page)
    })
  }
})
