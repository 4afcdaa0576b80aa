import { type APIRequestContext, type Page, request } from '@playwright/test'
import { baseURL } from '../playwright.config.ts'
import { adminCredentials } from '../support/admin.ts'
import { addToCart, createProduct, fillDelivery, newPhone, payWith } from '../support/checkout.ts'
import { password, register } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'

/** The browser itself logs the refusals of the shop. */
test.use({ allowedConsoleErrors: [/status of (?:404|409)/] })

const order = (page: Page) => page.getByRole('button', { name: /^(?:Đồng ý và đặt hàng|Đặt hàng) · / })
const note = (page: Page) => page.getByRole('textbox', { name: /^Ghi chú/ })

async function addAddress(by: APIRequestContext, street: string): Promise<string> {
  const address = { fullName: 'Bà Ngoại', phone: newPhone(), province: 'Thành phố Huế', ward: 'Phường Thuận Hóa', street }
  const response = await by.post('/api/users/add-address', { data: address })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()).address.addressId
}

test('checkout: a saved address that was deleted is reported at its choice, and the input stays', async ({ page }) => {
  await register(page)
  await addAddress(page.request, '12 Chi Lăng')
  const addressId = await addAddress(page.request, '34 Nguyễn Sinh Cung')
  await addToCart(page, await createProduct())
  await page.goto('/checkout')
  const choice = page.getByRole('group', { name: 'Địa chỉ nhận hàng' })
  await choice.getByRole('radio', { name: /34 Nguyễn Sinh Cung/ }).check()
  await note(page).fill('gọi trước khi giao')
  await page.getByRole('radio', { name: 'Tiền mặt khi nhận hàng' }).check()
  await page.request.delete('/api/users/delete-address', { data: { addressId } })
  await order(page).click()
  await expect(choice.getByText('Địa chỉ này không còn trong sổ địa chỉ')).toBeVisible()
  await page.getByRole('alert').getByRole('link', { name: 'Địa chỉ nhận hàng' }).click()
  await expect(choice).toBeFocused()
  await choice.getByRole('radio', { name: /12 Chi Lăng/ }).check()
  await expect(choice.getByText('Địa chỉ này không còn trong sổ địa chỉ')).toHaveCount(0)
  await page.reload()
  await expect(note(page)).toHaveValue('gọi trước khi giao')
  await expect(page.getByRole('radio', { name: 'Tiền mặt khi nhận hàng' })).toBeChecked()
  await order(page).click()
  await expect(page).toHaveURL(/\/checkout\/success/)
  await expect(page.getByText('12 Chi Lăng').first()).toBeVisible()
})

for (const [width, language] of [
  [390, 'vi'],
  [1440, 'en'],
] as const) {
  const say = {
    vi: {
      note: /^Ghi chú/,
      cash: 'Tiền mặt khi nhận hàng',
      order: /^Đặt hàng · /,
      ended: 'Phiên đăng nhập đã hết',
      signIn: 'Đăng nhập lại để đặt tiếp',
    },
    en: {
      note: /^A note/,
      cash: 'Cash on delivery',
      order: /^Place order · /,
      ended: 'You are no longer logged in',
      signIn: 'Log in to go on',
    },
  }[language]

  test(`checkout: a customer whose session has ended logs in again and orders what was filled in (${language})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const email = await register(page)
    await addAddress(page.request, '12 Chi Lăng')
    await addToCart(page, await createProduct())
    await page.goto(`/checkout?lng=${language}`)
    await page.getByRole('textbox', { name: say.note }).fill('gọi trước khi giao')
    await page.getByRole('radio', { name: say.cash }).check()
    await page.context().clearCookies({ name: /session/ })
    await page.getByRole('button', { name: say.order }).click()
    const alert = page.getByRole('alert').filter({ hasText: say.ended })
    await expect(alert).toBeVisible()
    await alert.getByRole('link', { name: say.signIn }).click()
    await page
      .getByRole('main')
      .getByRole('textbox', { name: /e-?mail/i })
      .fill(email)
    await page.getByRole('textbox', { name: /^(?:Mật khẩu|Password)/ }).fill(password)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(?:Đăng nhập|Log in)$/ })
      .click()
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(page.getByRole('textbox', { name: say.note })).toHaveValue('gọi trước khi giao')
    await expect(page.getByRole('radio', { name: say.cash })).toBeChecked()
    await page.getByRole('button', { name: say.order }).click()
    await expect(page).toHaveURL(/\/checkout\/success/)
  })
}

test('checkout: names a piece whose last units another order waits for', async ({ page, browser }) => {
  const product = await createProduct({ onHand: 2 })
  const first = await browser.newPage()
  await addToCart(first, product)
  await first.request.post('/api/carts', { data: { productId: product.id, color: product.color, size: product.size, quantity: 1 } })
  await first.goto('/checkout')
  await fillDelivery(first)
  await payWith(first, 'Tiền mặt khi nhận hàng')
  await expect(first).toHaveURL(/\/checkout\/success/)

  await addToCart(page, product)
  await page.goto('/checkout')
  await fillDelivery(page)
  await payWith(page, 'Tiền mặt khi nhận hàng')
  const alert = page.getByRole('alert').filter({ hasText: 'Giỏ hàng vừa thay đổi' })
  await expect(alert.getByRole('listitem').filter({ hasText: product.name })).toContainText('hết hàng')
  await expect(alert.getByRole('link', { name: 'Sửa giỏ hàng' })).toBeVisible()
})

test('checkout: a chosen place survives two reloads', async ({ page }) => {
  await addToCart(page, await createProduct())
  await page.goto('/checkout')
  await fillDelivery(page)
  for (const _ of ['once', 'twice', 'and again']) {
    await page.reload()
    await expect(page.getByRole('combobox', { name: /^Phường, xã/ }).and(page.locator('input'))).toHaveValue('Phường Thuận Hóa')
  }
})

test('checkout: a field that cannot be filled in yet leads to the field it depends on', async ({ page }) => {
  await addToCart(page, await createProduct())
  await page.goto('/checkout')
  const province = page.getByRole('combobox', { name: /^Tỉnh, thành phố/ }).and(page.locator('input'))
  await expect(province).toBeEnabled()
  await order(page).click()
  await page
    .getByRole('alert')
    .getByRole('link', { name: /^Phường, xã/ })
    .click()
  await expect(province).toBeFocused()
})

test('checkout: an expired discount code is removed at its field, and the order continues', async ({ page }) => {
  const admin = await request.newContext({ baseURL })
  expect((await admin.post('/api/users/login', { data: adminCredentials })).status()).toBe(200)
  const code = `HET${Date.now().toString(36).toUpperCase()}`
  expect((await admin.post('/api/discounts', { data: { code, kind: 'percent', value: 10, active: true } })).status()).toBe(201)
  await addToCart(page, await createProduct())
  expect((await page.request.post('/api/carts/discount', { data: { code } })).status()).toBe(200)
  await page.goto('/checkout')
  await fillDelivery(page)
  await page.getByRole('radio', { name: 'Tiền mặt khi nhận hàng' }).check()
  const sums = page.getByRole('complementary', { name: 'Tóm tắt đơn hàng' })
  await expect(sums.getByText(`Giảm giá (${code})`)).toBeVisible()
  expect((await admin.delete(`/api/discounts/${code}`)).status()).toBe(200)
  await admin.dispose()
  await order(page).click()
  await expect(sums.getByText('Mã giảm giá này không dùng được.')).toBeVisible()
  await expect(order(page)).toBeDisabled()
  await sums.getByRole('button', { name: `Bỏ mã ${code}` }).click()
  await expect(sums.getByText(code)).toHaveCount(0)
  await expect(order(page)).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Địa chỉ' })).toHaveValue('12 Chi Lăng')
  await order(page).click()
  await expect(page).toHaveURL(/\/checkout\/success/)
})

test.describe('ward list that fails to load', () => {
  test.use({ allowedConsoleErrors: [/status of 500/] })

  test('is requested again by keyboard, with the focus in place', async ({ page }) => {
    await addToCart(page, await createProduct())
    await page.route('**/wards', (route) => route.fulfill({ status: 500, json: { success: false, message: 'Lỗi' } }))
    await page.goto('/checkout')
    const province = page.getByRole('combobox', { name: /^Tỉnh, thành phố/ }).and(page.locator('input'))
    await province.fill('hue')
    await page.getByRole('option', { name: 'Thành phố Huế', exact: true }).click()
    const again = page.getByText('Chưa tải được danh sách.').last().locator('..').getByRole('button', { name: 'Thử lại' })
    await expect(again).toBeVisible()
    await page.unroute('**/wards')
    await again.focus()
    await page.keyboard.press('Enter')
    await expect(again).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: 'Địa chỉ' })).toBeFocused()
  })
})
