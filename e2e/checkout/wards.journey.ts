import type { Page } from '@playwright/test'
import { addToCart, choosePlace, createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { pauseRequests } from '../support/intercept-requests.ts'
import { findViolations } from '../support/page-checks.ts'

const ward = (page: Page) => page.getByRole('combobox', { name: /^Phường, xã/ }).and(page.locator('input'))

test('checkout: the wards of a province may load late, and the field says so and can already be typed into', async ({ page }) => {
  await addToCart(page, await createProduct())
  await page.goto('/checkout')
  await expect(ward(page)).toBeDisabled()
  const paused = await pauseRequests(page, /\/provinces\/\w+\/wards/)
  await choosePlace(page, /^Tỉnh, thành phố/, 'hue', 'Thành phố Huế')
  await expect(ward(page)).toHaveAttribute('placeholder', 'Đang tải danh sách phường, xã…')
  await expect(ward(page)).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Đang tải danh sách phường, xã…' })).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(ward(page)).toBeFocused()
  await page.keyboard.type('thuan hoa')
  paused.release()
  await page.getByRole('option', { name: 'Phường Thuận Hóa', exact: true }).click()
  await expect(ward(page)).toHaveValue('Phường Thuận Hóa')
  // Not while the request is paused: on a slow machine the check takes longer than the page waits for it.
  expect(await findViolations(page, 'form.checkout')).toEqual([])
})

test.describe('wards that cannot be loaded', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED/] })

  test('checkout: the list of wards can be requested again', async ({ page }) => {
    await addToCart(page, await createProduct())
    await page.goto('/checkout')
    await page.route(/\/provinces\/\w+\/wards/, (route) => route.abort())
    await choosePlace(page, /^Tỉnh, thành phố/, 'hue', 'Thành phố Huế')
    const failed = page.getByRole('status').filter({ hasText: 'Chưa tải được danh sách.' })
    await expect(failed).toBeVisible()
    await page.unroute(/\/provinces\/\w+\/wards/)
    await failed.getByRole('button', { name: 'Thử lại' }).click()
    await choosePlace(page, /^Phường, xã/, 'thuan hoa', 'Phường Thuận Hóa')
    await expect(failed).toHaveCount(0)
  })
})
