import type { Page } from '@playwright/test'
import { openAdmin } from '../support/admin.ts'
import { createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'

/** Two admins edit the same record: the second save loses no input and overwrites nothing without a warning. */
test.use({ allowedConsoleErrors: [/status of (?:409|503)/] })
// The whole shop has one set of settings.
test.describe.configure({ mode: 'serial' })

const day = () => `20${40 + Math.floor(Math.random() * 50)}-01-01`
const settingsOf = async ({ request }: Page) => (await (await request.get('/api/settings/admin')).json()).data.settings
const conflictAlert = (page: Page) => page.getByRole('alert').filter({ hasText: /Có người vừa sửa/ })

async function changeElsewhere({ request }: Page, about: string): Promise<void> {
  const { texts } = await settingsOf({ request } as Page)
  const change = { texts: { about: { ...texts.about, title: { vi: about, en: about } } } }
  const response = await request.patch('/api/settings', { data: change })
  expect(response.status(), await response.text()).toBe(200)
}

test('settings: merges one’s own changes with those another admin saved in between', async ({ browser }) => {
  const page = await openAdmin(browser, { width: 1440, height: 900 })
  const title = `Về nhà mình ${Date.now()}`
  await page.goto('/admin/settings?part=policies')
  const from = day()
  await page.getByLabel(/^Có hiệu lực từ ngày/).fill(from)
  await changeElsewhere(page, title)
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(conflictAlert(page)).toBeFocused()
  await expect(page.getByLabel(/^Có hiệu lực từ ngày/)).toHaveValue(from)
  await conflictAlert(page).getByRole('button', { name: 'Giữ phần tôi sửa và lưu' }).click()
  await expect(page.getByRole('region', { name: 'Lưu thay đổi' })).toHaveCount(0)
  await expect(conflictAlert(page)).toHaveCount(0)
  const { texts } = await settingsOf(page)
  expect([texts.policiesFrom, texts.about.title.vi]).toEqual([from, title])
  await page.getByRole('link', { name: 'Về chúng tôi' }).click()
  await expect(page.getByRole('textbox', { name: /^Tiêu đề/ }).first()).toHaveValue(title)
})

test('settings: takes the version another admin saved in between', async ({ browser }) => {
  const page = await openAdmin(browser)
  await page.goto('/admin/settings?part=tax')
  const rates = await page.getByLabel('Từ ngày').count()
  await page.getByRole('button', { name: 'Thêm mức thuế' }).click()
  await page.getByLabel('Từ ngày').last().fill(day())
  await changeElsewhere(page, `Về nhà mình ${Date.now()}`)
  await page.getByRole('button', { name: 'Lưu' }).click()
  await page.route('**/api/settings/admin', (route) => route.fulfill({ status: 503, json: { message: 'Đang bận', code: 'unavailable' } }))
  await conflictAlert(page).getByRole('button', { name: 'Bỏ phần của tôi, lấy bản mới' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Chưa đọc lại được' })).toBeFocused()
  await expect(page.getByLabel('Từ ngày')).toHaveCount(rates + 1)
  await page.unroute('**/api/settings/admin')
  await conflictAlert(page).getByRole('button', { name: 'Bỏ phần của tôi, lấy bản mới' }).click()
  await expect(page.getByLabel('Từ ngày')).toHaveCount(rates)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('product: shows a conflict at the edited field and keeps the input', async ({ browser }) => {
  const page = await openAdmin(browser)
  const { id } = await createProduct()
  await page.goto(`/admin/products/edit/${id}`)
  const name = page.getByRole('textbox', { name: /^Tên/ }).first()
  await name.fill('Đầm của tôi')
  const { version } = (await (await page.request.get(`/api/products/${id}`)).json()).product
  expect((await page.request.patch(`/api/products/${id}`, { data: { price: 210_000, version } })).status()).toBe(200)
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(conflictAlert(page)).toBeFocused()
  await expect(conflictAlert(page)).toBeInViewport()
  await expect(name).toHaveValue('Đầm của tôi')
  await conflictAlert(page).getByRole('button', { name: 'Giữ phần tôi sửa và lưu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Đầm của tôi' })).toBeVisible()
  const { product } = await (await page.request.get(`/api/products/${id}`)).json()
  expect([product.name, product.price]).toEqual(['Đầm của tôi', 210_000])
})

test('collection: keeps the products that two admins add and remove at the same time', async ({ browser }) => {
  const page = await openAdmin(browser)
  const [staying, going, coming] = [
    await createProduct({ called: 'Ở lại' }),
    await createProduct({ called: 'Bỏ ra' }),
    await createProduct({ called: 'Thêm vào' }),
  ]
  const made = await page.request.post('/api/collections', { data: { name: `Chung ${Date.now()}`, products: [staying.id, going.id] } })
  const { _id } = (await made.json()).data.collection
  await page.goto(`/admin/collections/edit/${_id}`)
  await page.getByRole('button', { name: `Bỏ ${going.name} khỏi bộ sưu tập` }).click()
  const otherPage = await page.request.patch(`/api/collections/${_id}`, { data: { products: [staying.id, going.id, coming.id] } })
  expect(otherPage.status(), await otherPage.text()).toBe(200)
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Lưu thay đổi' })).toHaveCount(0)
  const shown = async () => {
    await expect(page.getByRole('link', { name: coming.name })).toBeVisible()
    await expect(page.getByRole('link', { name: staying.name })).toBeVisible()
    await expect(page.getByRole('link', { name: going.name })).toHaveCount(0)
  }
  await shown()
  await page.reload()
  await shown()
  expect((await page.request.delete(`/api/collections/${_id}`)).status()).toBe(200)
})
