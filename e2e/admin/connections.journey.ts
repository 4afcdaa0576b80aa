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
  const dialog = admin.getByRole('dialog', { name: 'Chép khoá ngay bây giờ' })
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
