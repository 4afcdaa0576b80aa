import type { Page } from '@playwright/test'
import { openAdmin } from '../support/admin.ts'
import { createProduct, type TestProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { checkLoadedPage, checkPage, expectNoHorizontalScroll } from '../support/page-checks.ts'

let phones = 0

/** A guest who bought once, with a phone of their own. */
async function createGuest(page: Page, product: TestProduct) {
  const phone = `097${String(Date.now() + phones++).slice(-7)}`
  const address = { fullName: 'Lê Thị Quen', phone, province: 'Thành phố Huế', ward: 'Phường Thuận Hóa', street: '7 Chi Lăng' }
  const items = [{ productId: product.id, color: product.color, size: product.size, quantity: 1 }]
  const data = { items, address, source: 'phone', language: 'vi', paymentMethod: 'cod' }
  const placed = await page.request.post('/api/orders/for-customer', { data, headers: { 'Idempotency-Key': crypto.randomUUID() } })
  expect(placed.status(), await placed.text()).toBe(201)
  return { phone, shown: phone.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3') }
}

test('order for a caller: the phone finds the buyer, and one tap fills the address', async ({ browser }) => {
  const page = await openAdmin(browser)
  const product = await createProduct()
  const { phone } = await createGuest(page, product)
  await page.goto('/admin/orders/add')
  const field = page.getByRole('textbox', { name: /^Điện thoại/ })
  await field.fill('0979 999 990')
  await expect(page.getByText('Số này chưa đặt đơn nào.')).toBeVisible()
  await field.fill(phone)
  const known = page.getByRole('region', { name: 'Khách đã mua' })
  await expect(known).toContainText('1 đơn')
  await expect(known).toContainText(`Size đã mua: 1Y (${product.name})`)
  await expect(known.getByRole('link', { name: /^Đơn đang làm MM/ })).toBeVisible()
  const address = known.getByRole('button', { name: /Lê Thị Quen/ })
  await address.press('Enter')
  await expect(address).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('textbox', { name: /^Họ và tên người nhận/ })).toHaveValue('Lê Thị Quen')
  await expect(page.locator('input[name="address.ward"]')).toHaveValue('Phường Thuận Hóa')
  await expect(field).toHaveValue(phone)
  await expectNoHorizontalScroll(page)
  await checkLoadedPage(page)
})

test('guest: has a page with contact by a tap, totals, and orders with their notes', async ({ browser }) => {
  const page = await openAdmin(browser)
  const { phone, shown } = await createGuest(page, await createProduct())
  await page.goto(`/admin/customers/guests?query=${phone}`)
  await page.getByRole('link', { name: 'Lê Thị Quen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lê Thị Quen' })).toBeVisible()
  await expect(page.getByRole('link', { name: `Gọi ${shown}` })).toHaveAttribute('href', `tel:+84${phone.slice(1)}`)
  await expect(page.getByRole('link', { name: 'Nhắn Zalo' })).toHaveAttribute('href', `https://zalo.me/84${phone.slice(1)}`)
  await expect(page.getByText('7 Chi Lăng, Phường Thuận Hóa, Thành phố Huế')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: /MM\d/ })
  await expect(row).toHaveCount(1)
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(76)
  const path = new URL(page.url()).pathname
  await checkPage(page, path, { language: 'en' })
  await checkPage(page, path, { language: 'vi' })
  await page.getByRole('link', { name: /^MM\d/ }).click()
  await page.getByRole('link', { name: 'Mọi đơn và ghi chú của số này' }).click()
  await expect(page).toHaveURL(new RegExp(`/guests/.*${phone.slice(1)}$`))
})

test('guest: another phone of the same person is merged, found by both, and separated again', async ({ browser }) => {
  const page = await openAdmin(browser)
  const product = await createProduct()
  const old = await createGuest(page, product)
  const main = await createGuest(page, product)
  await page.request.put('/api/orders/buyer/notes', { data: { phone: old.phone, notes: 'Bé Bống 2 tuổi', tags: ['khách quen'] } })
  await page.goto(`/admin/customers/guests/${main.phone}`)
  const rows = page.getByRole('row').filter({ hasText: /MM\d/ })
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Gộp số khác' }).click()
  const dialog = page.getByRole('dialog', { name: 'Gộp số khác' })
  const field = dialog.getByRole('textbox', { name: /^Số khác của người này/ })
  await field.fill(main.phone)
  await expect(dialog).toContainText('Số này đã nằm ở trang này rồi.')
  await expect(dialog.getByRole('button', { name: 'Gộp', exact: true })).toBeDisabled()
  await field.fill(old.phone)
  await expect(dialog).toContainText('Lê Thị Quen')
  await checkLoadedPage(page)
  await dialog.getByRole('button', { name: 'Gộp', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(rows).toHaveCount(2)
  await expect(page.getByRole('textbox', { name: 'Ghi chú' }).nth(1)).toHaveValue('Bé Bống 2 tuổi')
  await expectNoHorizontalScroll(page)
  await checkLoadedPage(page)
  // The page of the old phone leads here, and the search finds one guest by either.
  await page.goto(`/admin/customers/guests/${old.phone}`)
  await expect(page).toHaveURL(new RegExp(`guests/(%2B|\\+)84${main.phone.slice(1)}$`))
  for (const { phone } of [old, main]) {
    await page.goto(`/admin/customers/guests?query=${phone}`)
    await expect(page.getByRole('link', { name: 'Lê Thị Quen' })).toHaveCount(1)
  }
  await page.getByRole('link', { name: 'Lê Thị Quen' }).click()
  await page.getByRole('button', { name: `Tách riêng ${old.shown}` }).click()
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: `Tách riêng ${old.shown}` }).click()
  await expect(rows).toHaveCount(1)
  await page.goto(`/admin/customers/guests/${old.phone}`)
  await expect(page.getByRole('textbox', { name: 'Ghi chú' })).toHaveValue('Bé Bống 2 tuổi')
})
