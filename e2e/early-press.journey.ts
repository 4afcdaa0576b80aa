import type { Page } from '@playwright/test'
import { findLasting } from './buying.ts'
import { expect, test } from './shopper.ts'

/** Opens a page whose scripts do not come before they are let. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return resolve
}

test('a press before the scripts are there is done when they are', async ({ page, request }) => {
  const { slug } = await findLasting(request)
  const letIn = await openWithoutScripts(page, `/products/${slug}`)
  const size = page.getByRole('main').getByRole('radio', { disabled: false }).last()
  await size.locator('xpath=..').click()
  await expect(size).not.toBeChecked()
  await page.getByRole('banner').getByRole('link', { name: 'Tìm kiếm' }).click()
  letIn()
  await expect(page.getByRole('dialog', { name: 'Tìm kiếm' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(size).toBeChecked()
})

test('an order of the list chosen before the scripts are there is kept', async ({ page }) => {
  const letIn = await openWithoutScripts(page, '/products')
  await page.getByRole('combobox', { name: 'Sắp xếp' }).selectOption('price-asc')
  letIn()
  await expect(page).toHaveURL(/sort=price-asc/)
  await expect(page.getByRole('combobox', { name: 'Sắp xếp' })).toHaveValue('price-asc')
})

test('where the scripts do not come, what can do without them does', async ({ page }) => {
  await openWithoutScripts(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Tìm kiếm' }).click()
  await expect(page).toHaveURL(/\/products\/search/)
})
