import { openAdmin } from '../support/admin.ts'
import { expect, test } from '../support/fixtures.ts'
import { addStore, removeStores } from '../support/seed-stores.ts'

test.describe('server refusals', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED/] })

  test('reports the last attempt, not an earlier one', async ({ browser }) => {
    const page = await openAdmin(browser)
    const names = ['Tiệm một', 'Tiệm hai'].map((name) => `${name} ${Date.now()}`)
    for (const name of names) await addStore(page.request, name)
    const [, last = ''] = names
    await page.goto('/admin/locations')
    await page.route('**/api/stores/**', (route) => route.abort())
    await page.getByRole('button', { name: `Chuyển ${last} lên` }).click()
    const alert = page.getByRole('region', { name: 'Cửa hàng' }).getByRole('alert')
    await expect(alert).toContainText('Chưa lưu được')
    await page.getByRole('button', { name: `Xoá ${last}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Xoá cửa hàng' }).click()
    await expect(alert).toContainText('Chưa xoá được')
    await expect(alert).toBeFocused()
    await page.unroute('**/api/stores/**')
    await page.getByRole('button', { name: `Chuyển ${last} lên` }).click()
    await expect(alert).toHaveCount(0)
    await removeStores(page.request, names)
  })
})

test.describe('lost race against another admin', () => {
  test.use({ allowedConsoleErrors: [/status of (?:404|503)/] })

  test('reports it at the control that was used, and refreshes the list', async ({ browser }) => {
    const page = await openAdmin(browser)
    const code = `MAT${Date.now()}`
    const path = `/api/discounts/${code}`
    expect((await page.request.post('/api/discounts', { data: { code, kind: 'percent', value: 5 } })).status()).toBe(201)
    await page.goto('/admin/discounts')
    const row = page.getByRole('main').getByRole('button', { name: code, exact: true })
    await row.click()
    const form = page.getByRole('dialog')
    const percent = form.getByRole('textbox', { name: 'Giảm bao nhiêu phần trăm' })
    await percent.fill('7')
    const save = form.getByRole('button', { name: 'Lưu' })
    await page.route(`**${path}`, (route) => route.fulfill({ status: 503, json: { message: 'Đang bận', code: 'unavailable' } }))
    await save.click()
    await expect(form.getByRole('alert')).toContainText('Chưa lưu được. Đang bận')
    await page.unroute(`**${path}`)
    expect((await page.request.delete(path)).status()).toBe(200)
    await save.click()
    await expect(form.getByRole('alert')).toContainText(`Mã ${code} không còn nữa`)
    await expect(percent).toHaveValue('7')
    await save.click()
    await expect(form).toHaveCount(0)
    await expect(row).toBeVisible()

    expect((await page.request.delete(path)).status()).toBe(200)
    await page.getByRole('button', { name: `Thêm thao tác cho ${code}` }).click()
    await page.getByRole('menuitem', { name: 'Xoá' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Xoá mã' }).click()
    await expect(page.getByRole('alert')).toContainText('không còn nữa')
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(row).toHaveCount(0)
  })

  test('keeps the form of a deleted collection, to be added again', async ({ browser }) => {
    const page = await openAdmin(browser)
    const name = `Bộ mất ${Date.now()}`
    const made = await page.request.post('/api/collections', { data: { name } })
    const path = `/api/collections/${(await made.json()).data.collection._id}`
    await page.goto(`/admin/collections/edit/${path.split('/').at(-1)}`)
    // The other admin's description stays.
    expect((await page.request.patch(path, { data: { description: { vi: 'Của người khác', en: '' } } })).status()).toBe(200)
    const field = page.getByRole('textbox', { name: 'Tên · Tiếng Việt' })
    const save = page.getByRole('button', { name: 'Lưu', exact: true })
    await field.fill(`${name} 2`)
    await save.click()
    await expect(page.getByText('Của người khác')).toBeVisible()
    expect((await page.request.delete(path)).status()).toBe(200)
    await field.fill(`${name} 3`)
    await save.click()
    await expect(page.getByRole('alert')).toContainText('vừa bị xoá ở nơi khác')
    await save.click()
    await expect(page.getByRole('heading', { level: 1, name: `${name} 3` })).toBeVisible()
    expect(page.url()).not.toContain(path.split('/').at(-1))
  })
})
