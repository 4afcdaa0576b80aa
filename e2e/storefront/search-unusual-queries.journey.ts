import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

async function openSearch(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Tìm kiếm' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tìm kiếm' })
  const field = dialog.getByRole('combobox')
  await expect(field).toBeFocused()
  return { dialog, field }
}

/** Terms that are hard to encode in a URL. */
const oddTerms = ['a/b', '50% cotton', '%2F', '%252f', '#1', '?x=1&y', '<b>"đầm"</b>', '.', '..', '_', 'x.data', 'x'.repeat(200)]

test('search: any typed text leads to a results page for it', async ({ page }) => {
  await page.goto('/?lng=vi')
  for (const term of oddTerms) {
    await test.step(term, async () => {
      const { field, dialog } = await openSearch(page)
      await field.fill(term)
      await field.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Kết quả cho “${term}”`)
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(term)
    })
  }
})

test('search without scripts: any submitted text leads to a results page with its canonical URL', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/products/search')
  for (const term of [...oddTerms, `${'x'.repeat(199)}👶`]) {
    await test.step(term, async () => {
      const field = page.getByRole('main').getByRole('searchbox')
      await field.fill(term)
      await field.press('Enter')
      const words = term.length > 200 ? term.slice(0, 199) : term
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Kết quả cho “${words}”`)
      await expect(page).toHaveTitle(`Kết quả cho “${words}” · Mẹ May`)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url())
    })
  }
  await context.close()
})
