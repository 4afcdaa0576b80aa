import { openAdmin } from '../support/admin.ts'
import { expect, test } from '../support/fixtures.ts'
import { checkPage } from '../support/page-checks.ts'

test('the owner makes a key for a program, which reads orders until the key is revoked', async ({ browser, request }) => {
  const admin = await openAdmin(browser)
  await checkPage(admin, '/admin/connections', { language: 'en' })
  await checkPage(admin, '/admin/connections', { language: 'vi' })
  await admin.getByRole('button', { name: 'Tạo khoá' }).click()
  await expect(admin.getByRole('textbox', { name: /^Tên chương trình/ })).toBeFocused()
  const name = `Kế toán ${Date.now()}`
  await admin.getByRole('textbox', { name: /^Tên chương trình/ }).fill(name)
  await admin.getByRole('checkbox', { name: 'xem đơn hàng' }).check()
  await admin.getByRole('button', { name: 'Tạo khoá' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Sao chép khoá ngay bây giờ' })
  const secret = await dialog.getByRole('textbox', { name: 'Khoá API' }).inputValue()
  const call = (path: string) => request.get(path, { headers: { authorization: `Bearer ${secret}` } })
  expect((await call('/api/orders')).status()).toBe(200)
  expect((await call('/api/settings')).status()).toBe(403)
  await dialog.getByRole('button', { name: 'Đóng' }).click()

  const list = admin.getByRole('region', { name: 'Khoá đang dùng' })
  await expect(list.getByText(name, { exact: true }).first()).toBeVisible()
  await list.getByRole('button', { name: `Thu hồi ${name}` }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Thu hồi' }).click()
  await expect(list.getByText(name, { exact: true })).toHaveCount(0)
  expect((await call('/api/orders')).status()).toBe(401)
})

test('the owner adds a webhook, replaces its secret, pauses and deletes it', async ({ browser }) => {
  const admin = await openAdmin(browser, { width: 1440, height: 900 })
  await admin.goto('/admin/connections')
  const url = `https://ke-toan-${Date.now()}.example/me-may`
  await admin.getByRole('textbox', { name: /^Địa chỉ nhận/ }).fill(url)
  await admin.getByRole('checkbox', { name: 'có đơn mới' }).check()
  await admin.getByRole('button', { name: 'Thêm webhook' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Sao chép mã bí mật ngay bây giờ' })
  const secret = await dialog.getByRole('textbox', { name: 'Mã bí mật' }).inputValue()
  expect(secret).toMatch(/^whsec_/)
  await dialog.getByRole('button', { name: 'Đóng' }).click()

  const list = admin.getByRole('region', { name: 'Webhook', exact: true })
  await list.getByRole('button', { name: `Đổi mã bí mật ${url}` }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Đổi mã bí mật' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Mã bí mật' })).not.toHaveValue(secret)
  await dialog.getByRole('button', { name: 'Đóng' }).click()
  await list.getByRole('button', { name: `Tạm dừng ${url}` }).click()
  await expect(list.getByText('Đang tạm dừng')).toBeVisible()
  await list.getByRole('button', { name: `Bật lại ${url}` }).click()
  await expect(list.getByText('Đang hoạt động')).toBeVisible()
  await list.getByRole('button', { name: `Xoá ${url}` }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Xoá' }).click()
  await expect(list.getByText(url, { exact: true })).toHaveCount(0)
})
