import type { Page } from '@playwright/test'
import { openAdmin } from '../support/admin.ts'
import { addToCart, createProduct, goToCheckout, payWith } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoHorizontalScroll, findViolations } from '../support/page-checks.ts'

const combobox = (page: Page, name: RegExp) => page.getByRole('combobox', { name }).and(page.locator('input'))

test('former addresses: "hcm" and "p13 q3" lead to the ward of today, on a phone', async ({ page }) => {
  const product = await createProduct()
  await addToCart(page, product)
  await goToCheckout(page)
  await page.getByRole('textbox', { name: 'Họ và tên' }).fill('Trần Thu Hà')
  await page.getByRole('textbox', { name: 'Điện thoại' }).fill('0903 111 222')
  const province = combobox(page, /^Tỉnh, thành phố/)
  await expect(province).toBeEnabled()
  await province.fill('binh duong')
  await expect(page.getByRole('option', { name: 'Thành phố Hồ Chí Minh trước là Bình Dương' })).toBeVisible()
  await province.fill('da lat')
  await expect(page.getByRole('option', { name: 'Lâm Đồng có Thành phố Đà Lạt' })).toBeVisible()
  await province.fill('hcm')
  await page.getByRole('option', { name: 'Thành phố Hồ Chí Minh', exact: true }).click()

  const ward = combobox(page, /^Phường, xã/)
  await expect(ward).toBeEnabled()
  await ward.fill('quan 1')
  for (const name of ['Sài Gòn', 'Bến Thành', 'Cầu Ông Lãnh', 'Tân Định'])
    await expect(page.getByRole('option', { name: `Phường ${name} trước là Quận 1` })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await expectNoHorizontalScroll(page)
  await ward.fill('p13 q3')
  await page.getByRole('option', { name: 'Phường Nhiêu Lộc trước là Phường 13, Quận 3' }).click()
  await expect(ward).toHaveValue('Phường Nhiêu Lộc')
  await page.getByRole('textbox', { name: 'Địa chỉ' }).fill('12 Lê Văn Sỹ')
  await payWith(page, 'Tiền mặt khi nhận hàng')
  await expect(page).toHaveURL(/\/checkout\/success/)
})

test('former addresses: in English on a wide screen, and a name that nobody knows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const product = await createProduct()
  await addToCart(page, product)
  await page.goto('/checkout?lng=en')
  const province = combobox(page, /^Province or city/)
  await expect(province).toBeEnabled()
  await province.fill('Thừa Thiên Huế')
  await page.getByRole('option', { name: 'Thành phố Huế formerly Thừa Thiên Huế' }).click()
  const ward = combobox(page, /^Ward or commune/)
  await expect(ward).toBeEnabled()
  await ward.fill('Atlantis')
  await expect(page.getByText('Nothing found', { exact: true })).toBeVisible()
  await ward.fill('vinh ninh')
  await page.getByRole('option', { name: 'Phường Thuận Hóa formerly Phường Vĩnh Ninh, Quận Thuận Hóa' }).click()
  await expect(ward).toHaveValue('Phường Thuận Hóa')
})

test('former addresses: a delivery area finds its provinces by former names', async ({ browser }) => {
  const page = await openAdmin(browser, { width: 390 })
  await page.goto('/admin/locations')
  await page.getByRole('button', { name: 'Sửa Thành phố Hồ Chí Minh và Đông Nam Bộ' }).click()
  const dialog = page.getByRole('dialog')
  const search = dialog.getByRole('searchbox', { name: /Tìm tỉnh, thành/ })
  await search.fill('binh duong')
  await expect(dialog.getByRole('checkbox', { name: 'Thành phố Hồ Chí Minh (trước là Bình Dương)' })).toBeVisible()
})
