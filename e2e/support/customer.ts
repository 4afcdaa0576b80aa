import type { Browser, Page } from '@playwright/test'
import { baseURL } from '../playwright.config.ts'
import { addToCart, createProduct, fillDelivery, goToCheckout, payWith } from './checkout.ts'
import { expect } from './fixtures.ts'

export const password = 'hoa sen trang nam 2026'
let accountCount = 0

/** Registers a customer through the API. */
export async function newCustomer(browser: Browser) {
  const { request } = await browser.newContext({ baseURL })
  const name = `khach-${Date.now()}-${++accountCount}`
  const email = `${name}@example.com`
  const data = { username: name, email, password, fullName: `Khách ${name}`, phone: '0912345678' }
  expect((await request.post('/api/users/register', { data })).status()).toBe(201)
  return { request, email, name: data.fullName }
}

/** Registers an account; returns its e-mail. */
export async function register(page: Page): Promise<string> {
  const email = `me.tai.khoan.${Date.now()}.${++accountCount}@example.com`
  await page.goto('/register')
  await page.getByRole('textbox', { name: 'Họ và tên' }).fill('Nguyễn Thị Thanh Thảo')
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: /^Mật khẩu/ }).fill(password)
  await page.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await expect(page).not.toHaveURL(/register/)
  return email
}

/** Orders one product by cash. */
export async function buy(page: Page, { isGuest = false } = {}) {
  const product = await createProduct()
  await addToCart(page, product)
  await goToCheckout(page)
  const phone = await fillDelivery(page, isGuest ? undefined : null)
  await payWith(page, 'Tiền mặt khi nhận hàng')
  await expect(page.getByRole('heading', { level: 1, name: /trả tiền khi nhận hàng/ })).toBeVisible()
  const [number = ''] = /MM\d{6}-[0-9A-Z]{4}/.exec((await page.getByRole('main').textContent()) ?? '') ?? []
  return { product, number, phone, id: new URL(page.url()).searchParams.get('order') ?? '' }
}
