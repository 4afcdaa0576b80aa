import { openAdmin } from '../support/admin.ts'
import { expect, test } from '../support/fixtures.ts'

test('discounts on a phone: several codes are turned off at once, undone, and deleted', async ({ browser }) => {
  const page = await openAdmin(browser)
  const mark = `NHIEU${Date.now().toString(36)}`.toUpperCase()
  const codes = [`${mark}A`, `${mark}B`, `${mark}C`]
  for (const code of codes) {
    const active = code !== codes[2]
    const made = await page.request.post('/api/discounts', { data: { code, kind: 'percent', value: 10, active } })
    expect(made.status(), await made.text()).toBe(201)
  }
  await page.goto(`/admin/discounts?query=${mark}`)
  const bar = page.getByRole('region', { name: 'Làm với các mục đã chọn' })
  const stateOf = (code: string) => page.getByRole('row').filter({ hasText: code })
  await page.getByRole('checkbox', { name: `Chọn ${codes[0]}` }).check()
  await bar.getByRole('button', { name: 'Chọn tất cả trong trang' }).click()
  await expect(bar).toContainText('Đã chọn 3')
  await bar.getByRole('button', { name: 'Tắt', exact: true }).click()
  await expect(page.getByText('Đã tắt 2 mã')).toBeVisible()
  for (const code of codes) await expect(stateOf(code)).toContainText('Đã tắt')
  // The one that was off before stays off.
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(page.getByText('Đã bật 2 mã')).toBeVisible()
  await expect(stateOf(`${mark}A`)).toContainText('Đang chạy')
  await expect(stateOf(`${mark}C`)).toContainText('Đã tắt')
  await page.getByRole('checkbox', { name: `Chọn ${codes[0]}` }).check()
  await bar.getByRole('button', { name: 'Chọn tất cả trong trang' }).click()
  await bar.getByRole('button', { name: 'Xoá 3 mã' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xoá 3 mã' }).click()
  await expect(page.getByText('Đã xoá 3 mã')).toBeVisible()
  for (const code of codes) await expect(stateOf(code)).toHaveCount(0)
})
