import type { Page } from '@playwright/test'
import { password, register } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'

const nameField = (page: Page) => page.getByRole('main').getByRole('textbox', { name: /^Email/ })

async function signIn(page: Page, email: string, typed = password): Promise<void> {
  await nameField(page).fill(email)
  await page.getByRole('textbox', { name: /^Mật khẩu/ }).fill(typed)
  await page.getByRole('main').getByRole('button', { name: 'Đăng nhập', exact: true }).click()
}

async function makeAccount(page: Page): Promise<string> {
  const email = await register(page)
  await page.request.post('/api/users/logout')
  return email
}

test.describe('wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('signing in from the menu returns to the page, whichever sign-in page was opened first', async ({ page }) => {
    const email = await makeAccount(page)
    await page.goto('/products?sort=price-asc&status=Sale')
    const menu = page.getByRole('button', { name: 'Tài khoản', exact: true })
    await menu.click()
    await page.getByRole('banner').getByRole('link', { name: 'Đăng nhập' }).click()
    await page.getByRole('link', { name: 'Quên mật khẩu?' }).click()
    await page.getByRole('link', { name: 'Về trang đăng nhập' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Đăng nhập' })).toBeVisible()
    await menu.click()
    await page.getByRole('banner').getByRole('link', { name: 'Đăng ký' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Đăng nhập' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Đăng nhập' })).toBeVisible()
    await signIn(page, email)
    await expect(page.getByRole('heading', { level: 1, name: 'Ưu đãi' })).toBeFocused()
    await expect(page).toHaveURL(/\/products\?sort=price-asc&status=Sale$/)
  })
})

test('sign-in: the links beside the form are at least as high as a touch target', async ({ page }) => {
  const height = async (name: string) => (await page.getByRole('main').getByRole('link', { name }).boundingBox())?.height
  await page.goto('/login')
  expect(await height('Quên mật khẩu?')).toBeGreaterThanOrEqual(44)
  await page.goto('/forgot-password')
  expect(await height('Về trang đăng nhập')).toBeGreaterThanOrEqual(44)
  await register(page)
  await page.goto('/verify-email')
  expect(await height('Để sau')).toBeGreaterThanOrEqual(44)
})

test.describe('refused sign-in', () => {
  test.use({ viewport: { width: 360, height: 560 }, allowedConsoleErrors: [/status of (4\d\d|503)|ERR_FAILED/] })

  test('shows and focuses the reason, also on the smallest screen', async ({ page }) => {
    const email = await makeAccount(page)
    await page.goto('/login')
    await signIn(page, email, 'không phải mật khẩu này')
    const wrong = page.getByRole('alert').filter({ hasText: 'Email hoặc mật khẩu không đúng.' })
    await expect(wrong).toBeFocused()
    await expect(wrong).toBeInViewport({ ratio: 1 })
    const emptied = page.getByRole('textbox', { name: /^Mật khẩu/ })
    await expect(emptied).toHaveValue('')
    await emptied.focus()
    await emptied.blur()
    await expect(emptied).not.toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click()
    await expect(emptied).toHaveAttribute('aria-invalid', 'true')
    await page.goto('/register')
    await page.getByRole('textbox', { name: 'Họ và tên' }).fill('Trần Thị Mận')
    await nameField(page).fill(email)
    await page.getByRole('textbox', { name: /^Mật khẩu/ }).fill(password)
    await page.getByRole('button', { name: 'Tạo tài khoản' }).click()
    const taken = page.getByRole('alert').filter({ hasText: 'Email này đã có tài khoản.' })
    await expect(taken).toBeFocused()
    await expect(taken).toBeInViewport({ ratio: 1 })
  })

  test('a code that could not be resent can be requested again at once', async ({ page }) => {
    await register(page)
    await page.goto('/verify-email?next=/products')
    await page.route('**/api/users/resend-otp', (route) => route.abort())
    const again = page.getByRole('button', { name: /^Gửi lại/ })
    await again.click()
    await expect(page.getByRole('alert').filter({ hasText: 'Không kết nối được' })).toBeFocused()
    await expect(again).toHaveText('Gửi lại')
    await page.unroute('**/api/users/resend-otp')
    await again.click()
    await expect(again).toHaveText(/sau \d+ giây/)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a failed sign-out does not claim success', async ({ page }) => {
    await register(page)
    await page.goto('/my-account/logout')
    await page.route('**/logout', (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' }))
    await page.getByRole('main').getByRole('button', { name: 'Đăng xuất' }).click()
    await expect(page.getByRole('heading', { name: '503' })).toBeVisible()
    await page.unroute('**/logout')
    await page.goto('/')
    await page.getByRole('link', { name: 'Mở menu' }).click()
    await expect(page.getByRole('dialog').getByText('Nguyễn Thị Thanh Thảo')).toBeVisible()
    await expect(page.getByText('Bạn đã đăng xuất.')).toHaveCount(0)
    await page.goto('/my-account/logout')
    await page.getByRole('main').getByRole('button', { name: 'Đăng xuất' }).click()
    await expect(page.getByText('Bạn đã đăng xuất.')).toBeVisible()
  })
})
