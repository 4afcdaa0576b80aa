import type { Page } from '@playwright/test'
import { adminCredentials } from '../support/admin.ts'
import { expect, test } from '../support/fixtures.ts'
import { startOwnShop } from '../support/own-shop.ts'
import { checkPage, expectNoHorizontalScroll } from '../support/page-checks.ts'

/** The first-run set-up in an empty shop, on a phone. */

startOwnShop('setUp', ['DEMO=0', 'SANDBOX=0'])
// A refused value is one of the steps.
test.use({ allowedConsoleErrors: [/status of 400/] })

const card = (page: Page) => page.getByRole('region', { name: 'Dựng tiệm từng bước' })
const goOn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Lưu, đi tiếp' }).click()
const skip = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Để sau' }).click()
const isOn = (page: Page, title: RegExp) =>
  expect(page.getByRole('main').getByRole('heading', { level: 2, name: title }).first()).toBeVisible()

test('set-up: five steps write the settings, what was done stays done, and any step can wait', async ({ page }) => {
  await page.goto('/admin')
  const form = page.getByRole('main')
  await form.getByRole('textbox').first().fill(adminCredentials.email)
  await form.getByRole('textbox', { name: /^Mật khẩu/ }).fill(adminCredentials.password)
  await form.getByRole('button', { name: 'Đăng nhập', exact: true }).click()

  await card(page).getByRole('link', { name: 'Bắt đầu' }).click()
  await isOn(page, /Bước 1 trong 5 Tên & logo/)
  await checkPage(page, '/admin/set-up', { language: 'vi' })
  // A refused value stays on its step.
  await page.getByRole('textbox', { name: 'Tên cửa hàng' }).fill('')
  await goOn(page)
  await expect(page.getByRole('textbox', { name: 'Tên cửa hàng' })).toHaveAccessibleDescription(/.+/)
  await isOn(page, /Bước 1 trong 5/)
  await page.getByRole('textbox', { name: 'Tên cửa hàng' }).fill('Tiệm Na')
  await page.getByRole('textbox', { name: 'Điện thoại' }).fill('0905 123 456')
  await goOn(page)

  await isOn(page, /Bước 2 trong 5 Địa chỉ & tài khoản/)
  await page.getByRole('textbox', { name: /^Tên hộ kinh doanh/ }).fill('Hộ kinh doanh Lê Thị Na')
  await page.getByRole('textbox', { name: 'Địa chỉ' }).fill('12 Chi Lăng, Phường Phú Xuân, Thành phố Huế')
  await page.getByRole('checkbox', { name: 'Nhận chuyển khoản vào tài khoản này' }).check()
  await page.getByRole('textbox', { name: 'Ngân hàng', exact: true }).fill('Vietcombank')
  await page.getByRole('textbox', { name: /^Số tài khoản/ }).fill('0071000123456')
  await page.getByRole('textbox', { name: 'Tên chủ tài khoản' }).fill('LE THI NA')
  await goOn(page)

  await isOn(page, /Bước 3 trong 5 Giao hàng/)
  await expectNoHorizontalScroll(page)
  await skip(page)

  // The next day: the card knows what is done, and opens what was left out.
  await page.goto('/admin')
  await expect(card(page)).toContainText('đã xong 2/5')
  await card(page).getByRole('link', { name: 'Làm tiếp' }).click()
  await isOn(page, /Bước 3 trong 5/)
  await page.getByRole('textbox', { name: 'Phí giao' }).fill('30k')
  await page.getByRole('button', { name: 'Lưu phí giao' }).click()
  await expect(page.getByRole('main')).toContainText('Cả 34')
  await goOn(page)

  await isOn(page, /Bước 4 trong 5 Chính sách/)
  await page.getByRole('button', { name: 'Soạn nháp từ thông tin của tiệm' }).click()
  await expect(page.getByRole('main')).toContainText('Hộ kinh doanh Lê Thị Na')
  await goOn(page)

  await isOn(page, /Bước 5 trong 5 Thư & tên miền/)
  await expect(page.getByRole('region', { name: 'Tên miền' })).toContainText('PUBLIC_URL')
  await page.getByRole('main').getByRole('button', { name: 'Lưu và xong' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(card(page)).toHaveCount(0)

  // One truth: the settings have the same values, and lead back to the steps.
  await page.goto('/admin/settings?part=payment')
  await expect(page.getByRole('textbox', { name: /^Số tài khoản/ })).toHaveValue('0071000123456')
  await page.getByRole('link', { name: 'Dựng tiệm từng bước' }).click()
  await isOn(page, /Bước 1 trong 5/)
  await expect(page.getByRole('textbox', { name: 'Tên cửa hàng' })).toHaveValue('Tiệm Na')
  await checkPage(page, '/admin/set-up?step=delivery', { language: 'en' })
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toContainText('Tiệm Na')
})
