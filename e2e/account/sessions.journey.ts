import { password, register } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'

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
