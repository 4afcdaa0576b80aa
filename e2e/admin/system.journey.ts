import { openAdmin } from '../support/admin.ts'
import { expect, test } from '../support/fixtures.ts'
import { checkPage } from '../support/page-checks.ts'

for (const width of [390, 1440]) {
  test(`system: the owner reads what is fine and what to do, and checks again, at ${width}`, async ({ browser }) => {
    const admin = await openAdmin(browser, { width })
    await admin.goto('/admin/settings?part=mail')
    await admin.getByRole('navigation', { name: 'Phần cài đặt' }).getByRole('link', { name: 'Hệ thống' }).click()
    await expect(admin.getByRole('heading', { level: 1, name: 'Hệ thống' })).toBeVisible()
    const list = admin.getByRole('region', { name: 'Cửa hàng có đang ổn không?' })
    // What needs a look stands first.
    await expect(list.getByRole('listitem').first()).toContainText('Đặt PUBLIC_URL là địa chỉ https')
    await expect(list.getByText(/^Mẹ May \d+\.\d+\.\d+/)).toBeVisible()
    await expect(list.getByRole('status')).toContainText('chỗ cần xem')
    const again = admin.waitForResponse(
      (response) => response.url().includes('/admin/system') || response.url().includes('/api/admin/doctor'),
    )
    await admin.getByRole('button', { name: 'Kiểm tra lại' }).click()
    expect((await again).ok()).toBe(true)
    await expect(list.getByRole('status')).toContainText('Kiểm tra lúc')
    await checkPage(admin, '/admin/system', { language: 'vi' })
    await checkPage(admin, '/admin/system', { language: 'en' })
    await expect(
      admin.getByRole('region', { name: 'Is the shop all right?' }).getByText('Only this machine can open the shop', { exact: false }),
    ).toBeVisible()
  })
}
