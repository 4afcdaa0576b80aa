import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

const texts = {
  vi: {
    about: 'Về chúng tôi',
    menu: 'Mở menu',
    links: ['Trang chủ', 'Về chúng tôi', 'Liên hệ'],
    products: 'Sản phẩm',
    failed: 'Không tải được danh mục',
    retry: 'Thử lại',
    stay: 'Ở lại trang này',
  },
  en: {
    about: 'About us',
    menu: 'Open the menu',
    links: ['Home', 'About us', 'Contact'],
    products: 'Products',
    failed: 'Failed to fetch categories',
    retry: 'Try again',
    stay: 'Stay on this page',
  },
} as const

/** Serves the page as when the shop's own query for categories and collections failed. */
async function leaveOutCategories(page: Page): Promise<void> {
  await page.route('**/about-us.data*', async (route) => {
    const response = await route.fetch()
    const [whole = '', ...rest] = (await response.text()).split('\n')
    // The router's format: values in one array, objects as indexes into it (`{"_3":4}`: key and value).
    const values: unknown[] = JSON.parse(whole)
    const replace = (name: string, value: unknown) => {
      const key = `_${values.indexOf(name)}`
      const found = values.filter((each): each is Record<string, number> => typeof each === 'object' && each !== null && key in each)
      expect(found).not.toEqual([])
      for (const each of found) each[key] = values.push(value) - 1
    }
    replace('isMenuWhole', false)
    replace('categories', [])
    replace('collections', [])
    const body = [JSON.stringify(values), ...rest].join('\n')
    await route.fulfill({ response: response, body })
  })
}

test.describe('categories that fail to load', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED|status of 503/] })

  for (const language of ['vi', 'en'] as const) {
    const text = texts[language]

    test(`leave the rest of the menu, and are requested again from it (${language})`, async ({ page }) => {
      await page.goto(`/contact?lng=${language}`)
      await leaveOutCategories(page)
      await page.getByRole('contentinfo').getByRole('link', { name: text.about }).click()
      await expect(page).toHaveURL(/about-us/)
      await page.getByRole('banner').getByRole('link', { name: text.menu }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      for (const name of text.links) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
      const failed = menu.locator('li[role="status"]').filter({ hasText: text.failed })
      const retry = failed.getByRole('button', { name: text.retry })
      await expect(retry).toBeVisible()

      await page.unroute('**/about-us.data*')
      await page.route('**/about-us.data*', (route) => route.abort())
      await retry.press('Enter')
      const errorDialog = page.getByRole('alertdialog')
      await expect(errorDialog.getByRole('button', { name: text.retry })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(errorDialog).toBeHidden()
      await expect(retry).not.toHaveAttribute('aria-busy', 'true')
      await expect(retry).toBeFocused()

      await page.unroute('**/about-us.data*')
      await retry.press('Enter')
      await expect(failed).toHaveCount(0)
      await expect(menu.getByRole('heading', { name: 'Menu' })).toBeFocused()
      await menu.getByRole('button', { name: text.products, exact: true }).click()
      await expect(menu.locator('a[href*="/products/category/"]').first()).toBeVisible()
    })
  }
})
