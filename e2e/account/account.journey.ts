import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { addToCart, createProduct, fillDelivery, goToCheckout, payWith } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'

const password = 'hoa sen trang nam 2026'
let people = 0
const someone = () => `nguoi.${Date.now()}.${++people}@example.com`

async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register')
  await page.getByRole('textbox', { name: 'Họ và tên' }).fill('Trần Thị Mận')
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: /^Mật khẩu/ }).fill(password)
  await page.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Xác nhận email' })).toBeVisible()
}

async function login(page: Page, email: string, typed: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Đăng nhập' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('textbox', { name: /^Email/ })
    .fill(email)
  await page.getByRole('textbox', { name: /^Mật khẩu/ }).fill(typed)
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
}

/** Waits for the newest mail to this e-mail and returns its text. */
async function mailTo(request: APIRequestContext, email: string, subject: RegExp): Promise<string> {
  let text = ''
  await expect(async () => {
    const list = await (await request.get('/sandbox/mail')).text()
    const row = list.split('<li').find((part) => part.includes(email) && subject.test(part))
    const id = /\/sandbox\/mail\/([\w-]+)/.exec(row ?? '')?.[1]
    expect(id).toBeDefined()
    text = await (await request.get(`/sandbox/mail/${id}/html`)).text()
  }).toPass({ timeout: 20_000 })
  return text
}

test('registration: the code of the mail verifies the e-mail', async ({ page, request }) => {
  const email = someone()
  await register(page, email)
  const again = page.getByRole('button', { name: /^Gửi lại/ })
  await expect(again).toHaveText(/sau \d+ giây/)
  // A reload while the mail is under way must not restart the countdown.
  await page.reload()
  await expect(again).toHaveText(/sau \d+ giây/)
  await page.getByRole('textbox', { name: /^Mã xác nhận/ }).fill('12 34')
  await page.getByRole('button', { name: 'Xác nhận' }).click()
  await expect(page.getByRole('textbox', { name: /^Mã xác nhận/ })).toHaveAttribute('aria-invalid', 'true')
  const code = />(\d{6})</.exec(await mailTo(request, email, /xác nhận/i))?.[1] ?? ''
  await page.getByRole('textbox', { name: /^Mã xác nhận/ }).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByRole('button', { name: 'Xác nhận' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Email đã được xác nhận' })).toBeVisible()
  await page.goto('/verify-email')
  await expect(page.getByRole('heading', { level: 1, name: 'Email đã được xác nhận' })).toBeVisible()
})

test('forgotten password: the link of the mail sets a new one, and works once', async ({ page, request }) => {
  const email = someone()
  await register(page, email)
  await page.request.post('/api/users/logout')
  await page.goto('/login')
  await page.getByRole('link', { name: 'Quên mật khẩu?' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Quên mật khẩu' })).toBeVisible()
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Gửi liên kết' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bạn xem hộp thư nhé' })).toBeFocused()
  await expect(page.getByRole('button', { name: /^Gửi lại sau/ })).toBeVisible()
  const link = /href="[^"]*(\/reset-password\/[\w-]+)"/.exec(await mailTo(request, email, /mật khẩu/i))?.[1] ?? ''
  await page.goto(link)
  await page.getByRole('textbox', { name: /^Mật khẩu mới/ }).fill('một mật khẩu hoàn toàn mới')
  await page.getByRole('button', { name: 'Lưu mật khẩu' }).click()
  await expect(page.getByText('Đã đặt mật khẩu mới. Bạn đăng nhập nhé.')).toBeVisible()
  await login(page, email, 'một mật khẩu hoàn toàn mới')
  await expect(page).not.toHaveURL(/login/)
})

test('sign-in after an expired session: returns to the page that was wanted', async ({ page }) => {
  const email = someone()
  await register(page, email)
  await page.goto('/my-account')
  await page.request.post('/api/users/logout')
  await page.getByRole('link', { name: 'Lịch sử đơn hàng' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/login' && url.searchParams.get('next') === '/my-account/orders')
  await login(page, email, password)
  await expect(page.getByRole('heading', { level: 1, name: 'Đơn hàng' })).toBeVisible()
  await expect(page).toHaveURL(/\/my-account\/orders$/)
})

test.describe('account refusals', () => {
  test.use({ allowedConsoleErrors: [/status of 4\d\d/] })

  test('a used reset link says so before a password is typed', async ({ page }) => {
    const response = await page.goto(`/reset-password/${'A'.repeat(43)}`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Liên kết này không còn dùng được' })).toBeVisible()
    await page.getByRole('link', { name: 'Gửi liên kết mới' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Quên mật khẩu' })).toBeVisible()
  })

  test('an e-mail that has an account offers sign-in and password reset', async ({ page }) => {
    const email = someone()
    await register(page, email)
    await page.request.post('/api/users/logout')
    await page.goto('/register')
    await page.getByRole('textbox', { name: 'Họ và tên' }).fill('Trần Thị Mận')
    await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('textbox', { name: /^Mật khẩu/ }).fill(password)
    await page.getByRole('button', { name: 'Tạo tài khoản' }).click()
    const taken = page.getByRole('alert').filter({ hasText: 'đã có tài khoản' })
    await expect(taken.getByRole('link', { name: 'Quên mật khẩu?' })).toBeVisible()
    await taken.getByRole('link', { name: 'Đăng nhập bằng email này' }).click()
    await login(page, email, 'sai rồi nhé')
    await expect(page.getByRole('alert').filter({ hasText: 'Email hoặc mật khẩu không đúng' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Mật khẩu/ })).toHaveValue('')
    await expect(page.getByRole('main').getByRole('textbox', { name: /^Email/ })).toHaveValue(email)
  })
})

test('registration: field errors appear when the field loses focus, in the page’s language', async ({ page }) => {
  await page.goto('/register?lng=en')
  const email = page.getByRole('main').getByRole('textbox', { name: /^E-mail/ })
  await email.fill('khong phai')
  await page.getByRole('textbox', { name: /^Password/ }).focus()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await email.fill('ai@example.com')
  await expect(page.getByText('Invalid email address')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Full name' }).focus()
  await email.focus()
  await expect(page.getByText('This field is required').first()).toBeVisible()
  await page.getByRole('button', { name: 'Create the account' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Full name' })).toBeFocused()
})

test('account pages without scripts: register, verify, request a reset and set a password', async ({ browser, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const email = someone()
  await register(page, email)
  await expect(page.getByRole('button', { name: 'Gửi lại' })).toBeVisible()
  const code = />(\d{6})</.exec(await mailTo(request, email, /xác nhận/i))?.[1] ?? ''
  await page.getByRole('textbox', { name: /^Mã xác nhận/ }).fill('000000')
  await page.getByRole('button', { name: 'Xác nhận' }).click()
  await expect(page.getByText('Mã không đúng hoặc đã hết hạn').first()).toBeVisible()
  await page.getByRole('textbox', { name: /^Mã xác nhận/ }).fill(code)
  await page.getByRole('button', { name: 'Xác nhận' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Email đã được xác nhận' })).toBeVisible()

  await page.goto('/forgot-password')
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Gửi liên kết' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bạn xem hộp thư nhé' })).toBeVisible()
  const link = /href="[^"]*(\/reset-password\/[\w-]+)"/.exec(await mailTo(request, email, /mật khẩu/i))?.[1] ?? ''
  await page.goto(link)
  await page.getByRole('textbox', { name: /^Mật khẩu mới/ }).fill('ngắn')
  await page.getByRole('button', { name: 'Lưu mật khẩu' }).click()
  await expect(page.getByText('Mật khẩu cần ít nhất 8 ký tự').first()).toBeVisible()
  await page.getByRole('textbox', { name: /^Mật khẩu mới/ }).fill('một mật khẩu hoàn toàn mới')
  await page.getByRole('button', { name: 'Lưu mật khẩu' }).click()
  await expect(page.getByText('Đã đặt mật khẩu mới. Bạn đăng nhập nhé.')).toBeVisible()
  await login(page, email, 'một mật khẩu hoàn toàn mới')
  await expect(page).not.toHaveURL(/login/)
  await context.close()
})

test('guest: creates an account from the order just placed with a password alone', async ({ page }) => {
  const product = await createProduct()
  const email = someone()
  await addToCart(page, product)
  await goToCheckout(page)
  await fillDelivery(page, email)
  await payWith(page, 'Tiền mặt khi nhận hàng')
  await expect(page.getByRole('heading', { level: 2, name: 'Lưu đơn này vào tài khoản' })).toBeVisible()
  await page.getByRole('textbox', { name: /^Đặt mật khẩu/ }).fill(password)
  await page.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await expect(page.getByText('Đơn này đã nằm trong tài khoản của bạn')).toBeVisible()
  const { data } = (await (await page.request.get('/api/orders/user')).json()) as { data: { orders: { email: string }[] } }
  expect(data.orders.map((order) => order.email)).toEqual([email])
})

test('account: exports its data and erases itself', async ({ page }) => {
  const email = someone()
  await register(page, email)
  await page.goto('/my-account/data')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Tải tệp dữ liệu' }).click()])
  expect(file.suggestedFilename()).toMatch(/^me-may-.*\.json$/)
  const exported = JSON.parse(await readFile(await file.path(), 'utf8')) as { account: { email: string } }
  expect(exported.account.email).toBe(email)
  await page.getByRole('button', { name: 'Xoá tài khoản của tôi' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([/^Gõ lại email/, /^Mật khẩu/])
  await page.getByRole('textbox', { name: /^Gõ lại email/ }).fill(email)
  await page.getByRole('textbox', { name: /^Mật khẩu/ }).fill(password)
  await page.getByRole('button', { name: 'Xoá tài khoản của tôi' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Tài khoản đã được xoá' })).toBeVisible()
  await page.goto('/my-account')
  await expect(page).toHaveURL(/\/login/)
})
