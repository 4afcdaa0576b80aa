import type { Page } from '@playwright/test'
import { adminCredentials } from '../support/admin.ts'
import { findDemoProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'

/** Opens a page and delays its scripts until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return resolve
}

test('press before hydration: is replayed after it', async ({ page, request }) => {
  const { slug } = await findDemoProduct(request)
  const loadScripts = await openWithoutScripts(page, `/products/${slug}`)
  const size = page.getByRole('main').getByRole('radio', { disabled: false }).last()
  await size.locator('xpath=..').click()
  await expect(size).not.toBeChecked()
  await page.getByRole('banner').getByRole('link', { name: 'Tìm kiếm' }).click()
  loadScripts()
  await expect(page.getByRole('dialog', { name: 'Tìm kiếm' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(size).toBeChecked()
})

test('page: is marked until it is hydrated and laid out, however late the scripts arrive', async ({ page }) => {
  const loadScripts = await openWithoutScripts(page, '/')
  const hydrating = page.locator('html[data-hydrating]')
  await expect(hydrating).toBeAttached()
  loadScripts()
  await expect(hydrating).not.toBeAttached()
  const sections = page.locator('main section')
  expect(await sections.evaluateAll((all) => all.every((section) => section.checkVisibility({ contentVisibilityAuto: true })))).toBe(true)
})

test('drawer: stays open while the selected size is written to the URL', async ({ page, request }) => {
  const { slug } = await findDemoProduct(request)
  await page.goto(`/products/${slug}`)
  const size = page.getByRole('main').getByRole('radio', { disabled: false }).last()
  const cart = page.getByRole('banner').getByRole('link', { name: /^Giỏ hàng/ })
  const drawer = page.getByRole('dialog', { name: /^Giỏ hàng/ })
  await cart.click()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  const radio = await size.elementHandle()
  await cart.evaluate((link, chosen) => {
    for (const pressed of [chosen, link]) if (pressed instanceof HTMLElement) pressed.click()
  }, radio)
  // The page itself has its new URL by now.
  const english = page.getByRole('link', { name: 'English', includeHidden: true }).first()
  await expect(english).toHaveAttribute('href', /size=/)
  // A closing drawer is still visible but takes no presses.
  await drawer.getByRole('button', { name: 'Đóng' }).click()
  await expect(drawer).toBeHidden()
})

test('sort order chosen before hydration: is kept', async ({ page }) => {
  const loadScripts = await openWithoutScripts(page, '/products')
  await page.getByRole('combobox', { name: 'Sắp xếp' }).selectOption('price-asc')
  loadScripts()
  await expect(page).toHaveURL(/sort=price-asc/)
  await expect(page.getByRole('combobox', { name: 'Sắp xếp' })).toHaveValue('price-asc')
})

test('text typed before hydration: is kept', async ({ page }) => {
  expect((await page.request.post('/api/users/login', { data: adminCredentials })).status()).toBe(200)
  const loadScripts = await openWithoutScripts(page, '/admin/settings?part=brand')
  const shopName = page.getByRole('textbox', { name: 'Tên cửa hàng' })
  const city = page.getByRole('textbox', { name: /^Thành phố/ }).first()
  await shopName.fill('Tiệm Na')
  await city.fill('Đà Lạt')
  loadScripts()
  // Only a draft that has the changes shows it.
  await expect(page.getByRole('region', { name: 'Lưu thay đổi' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Điện thoại' }).fill('0905 123 456')
  await expect(shopName).toHaveValue('Tiệm Na')
  await expect(city).toHaveValue('Đà Lạt')
})

test('controls that need no script: work when the scripts fail', async ({ page }) => {
  await openWithoutScripts(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Tìm kiếm' }).click()
  await expect(page).toHaveURL(/\/products\/search/)
})
