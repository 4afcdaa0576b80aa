import { buy, register } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'

test('order link: opens the order in any browser, finds it by number and phone, and cancels it', async ({ page, browser }) => {
  const { number, phone } = await buy(page, { isGuest: true })
  await page.getByRole('button', { name: 'Gửi lại email' }).click()
  await expect(page.getByRole('main').getByText('Đã gửi lại email về đơn hàng.')).toBeVisible()
  await page.getByRole('link', { name: 'Theo dõi đơn hàng' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Đơn hàng ${number}` })).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  const response = await other.goto(page.url())
  expect(response?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' })
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')

  await other.getByRole('contentinfo').getByRole('link', { name: 'Tra cứu đơn hàng' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Tra cứu đơn hàng' })).toBeVisible()
  await other.getByRole('textbox', { name: /^Mã đơn hàng/ }).fill(number.toLowerCase())
  await other.getByRole('textbox', { name: /^Số điện thoại/ }).fill(phone)
  await other.getByRole('button', { name: 'Tra cứu' }).click()
  await expect(other.getByRole('heading', { name: `Đơn hàng ${number}` })).toBeVisible()
  await expect(other.getByRole('main').getByText('12 Chi Lăng')).toHaveCount(0)

  await other.goto(page.url())
  await other.getByText('Huỷ đơn hàng', { exact: true }).click()
  await other.getByRole('button', { name: 'Đồng ý huỷ' }).click()
  await expect(other.getByRole('status').filter({ hasText: 'Đã huỷ đơn hàng.' })).toBeVisible()
})

test.describe('without the order link', () => {
  test.use({ allowedConsoleErrors: [/status of 404/] })

  test('another customer’s order shows nothing', async ({ page, browser }) => {
    await register(page)
    const { id } = await buy(page)
    const other = await (await browser.newContext()).newPage()
    await register(other)
    for (const path of [`/my-account/orders/${id}`, `/orders/${id}`, `/orders/${id}?token=${'x'.repeat(32)}`]) {
      const response = await other.goto(path)
      expect(response?.status(), path).toBe(404)
      await expect(other.getByRole('heading', { level: 1, name: 'Trang này không có ở đây' })).toBeVisible()
    }
    expect((await other.request.patch(`/api/orders/${id}/status`, { data: { status: 'cancelled' } })).status()).toBe(404)
  })
})
