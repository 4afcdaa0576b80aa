import { openOffice } from './office.ts'
import { expect, test } from './shopper.ts'
import { addStore, removeStores } from './stores.ts'

test.describe('what the shop refuses', () => {
  test.use({ allowed: [/ERR_FAILED/] })

  test('is told of what was tried last, not of what was tried before', async ({ browser }) => {
    const page = await openOffice(browser)
    const names = ['Tiệm một', 'Tiệm hai'].map((name) => `${name} ${Date.now()}`)
    for (const name of names) await addStore(page.request, name)
    const [, last = ''] = names
    await page.goto('/admin/locations')
    await page.route('**/api/stores/**', (route) => route.abort())
    await page.getByRole('button', { name: `Chuyển ${last} lên` }).click()
    const told = page.getByRole('region', { name: 'Cửa hàng' }).getByRole('alert')
    await expect(told).toContainText('Chưa lưu được')
    await page.getByRole('button', { name: `Xoá ${last}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Xoá cửa hàng' }).click()
    await expect(told).toContainText('Chưa xoá được')
    await expect(told).toBeFocused()
    await page.unroute('**/api/stores/**')
    await page.getByRole('button', { name: `Chuyển ${last} lên` }).click()
    await expect(told).toHaveCount(0)
    await removeStores(page.request, names)
  })
})
