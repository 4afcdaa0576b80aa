import type { Browser, Page } from '@playwright/test'
import { adminCredentials } from '../support/admin.ts'
import { password, register } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'

/** Ends the session on the server alone: the browser keeps its cookie. */
async function endSession(page: Page, browser: Browser, baseURL: string | undefined): Promise<void> {
  const copy = await browser.newContext({ ...(baseURL ? { baseURL } : {}), storageState: await page.context().storageState() })
  expect((await copy.request.post('/api/users/logout')).status()).toBe(200)
  await copy.close()
}

async function signIn(page: Page, email: string, typed: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('textbox', { name: /^Email/ })
    .fill(email)
  await page.getByRole('textbox', { name: /^Mật khẩu/ }).fill(typed)
  await page.getByRole('main').getByRole('button', { name: 'Đăng nhập', exact: true }).click()
}

test('sessions: the other device is listed and signed out, this one stays', async ({ page, browser, baseURL }) => {
  const email = await register(page)
  const phone = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile',
  })
  const signedIn = await phone.request.post('/api/users/login', { data: { email, password } })
  expect(signedIn.status()).toBe(200)
  await page.goto('/my-account/password')
  const devices = page.getByRole('region', { name: 'Các thiết bị đang đăng nhập' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByText('thiết bị này')).toBeVisible()
  await devices.getByRole('button', { name: 'Đăng xuất Chrome, Android' }).click()
  await expect(devices.getByRole('status')).toContainText('Đã đăng xuất thiết bị đó.')
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  expect((await phone.request.get('/api/users/me')).status()).toBe(401)
  expect((await page.request.get('/api/users/me')).status()).toBe(200)
  await phone.close()
})

test('sessions: the list is in English too', async ({ page }) => {
  await register(page)
  await page.goto('/my-account/password?lng=en')
  const devices = page.getByRole('region', { name: 'Where you are logged in' })
  await expect(devices.getByText('this device')).toBeVisible()
  await expect(devices.getByRole('button')).toHaveCount(0)
})

test('sessions: an ended session is explained at sign-in, which leads back to the page', async ({ page, browser, baseURL }) => {
  const ended = page.getByRole('status').filter({ hasText: 'Phiên đăng nhập đã hết' })
  await page.goto('/my-account/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Đăng nhập' })).toBeVisible()
  await expect(ended).toHaveCount(0)
  const email = await register(page)
  await endSession(page, browser, baseURL)
  await page.goto('/my-account/address')
  await expect(ended).toBeVisible()
  await signIn(page, email, password)
  await expect(page).toHaveURL(/\/my-account\/address$/)
})

test('sessions: so is staff, also where a request in the background found out first', async ({ page, browser, baseURL }) => {
  await page.request.post('/api/users/login', { data: adminCredentials })
  await endSession(page, browser, baseURL)
  expect((await page.request.get('/api/users/me')).status()).toBe(401)
  await page.goto('/admin/discounts?tab=expired')
  await expect(page.getByRole('status').filter({ hasText: 'Phiên đăng nhập đã hết' })).toBeVisible()
  await signIn(page, adminCredentials.email, adminCredentials.password)
  await expect(page).toHaveURL(/\/admin\/discounts\?tab=expired$/)
})

/** What forms and the sizes of children leave on a device. */
async function leaveTraces(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('memay-draft:order', '{"written":{"fullName":"Mai Lan"}}')
    localStorage.setItem('children', '{"ownerId":"usr_1","children":[{"nickname":"Bống"}]}')
    sessionStorage.setItem('checkout', '{"fullName":"Mai Lan"}')
  })
}

const tracesIn = (page: Page) =>
  page.evaluate(() => [...Object.values(localStorage), ...Object.values(sessionStorage)].filter((value) => /Mai Lan|Bống/.test(value)))

for (const start of ['/logout', '/admin'])
  test(`sessions: a sign-out at ${start} leaves neither drafts nor children on the device`, async ({ page }) => {
    await page.request.post('/api/users/login', { data: adminCredentials })
    await page.setViewportSize({ width: 1_440, height: 900 })
    await page.goto(start)
    await leaveTraces(page)
    await page.getByRole('button', { name: 'Đăng xuất', exact: true }).first().click()
    await expect(page).toHaveURL('/')
    expect(await tracesIn(page)).toEqual([])
  })

test('sessions: an account that is erased leaves nothing on the device', async ({ page }) => {
  const email = await register(page)
  await page.goto('/my-account/data')
  await leaveTraces(page)
  await page.getByRole('textbox', { name: new RegExp(email) }).fill(email)
  await page.getByRole('textbox', { name: /^Mật khẩu/ }).fill(password)
  await page.getByRole('button', { name: /Xoá tài khoản/ }).click()
  await expect(page).toHaveURL(/erased=1/)
  expect(await tracesIn(page)).toEqual([])
})
