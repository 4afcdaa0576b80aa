import type { Page } from '@playwright/test'
import { findDemoProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoHorizontalScroll, findViolations } from '../support/page-checks.ts'

const looks = [
  {
    ...{ language: 'vi', width: 1440, height: 900 },
    ...{ chart: 'Bảng size', photos: 'Ảnh sản phẩm', enlarge: /Phóng to/, filters: 'Bộ lọc', search: 'Tìm kiếm' },
    ...{ wishes: 'Yêu thích', cart: 'Giỏ hàng', menu: null },
  },
  {
    ...{ language: 'en', width: 390, height: 844 },
    ...{ chart: 'Size chart', photos: 'Product pictures', enlarge: /Enlarge/, filters: 'Filters', search: 'Search' },
    ...{ wishes: 'Wishlist', cart: 'Cart', menu: { opener: 'Open the menu', title: 'Menu' } },
  },
] as const

for (const { language, width, height, ...names } of looks) {
  test(`drawers and dialogs: pass the page checks in ${language} at ${width} px`, { tag: '@look' }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const { _id: productId, slug } = await findDemoProduct(page.request)
    const { product } = await (await page.request.get(`/api/products/${productId}`)).json()
    const { color, size } = product.variants[0]
    await page.request.post('/api/wishlists', { data: { productId } })
    await page.request.post('/api/carts', { data: { productId, color, size, quantity: 1 } })

    await page.goto(`/products/${slug}?lng=${language}`)
    const [main, banner] = [page.getByRole('main'), page.getByRole('banner')]
    const openers = [
      [main.getByRole('link', { name: names.chart }).first(), names.chart],
      [main.getByRole('link', { name: names.enlarge }).first(), names.photos],
      [banner.getByRole('link', { name: names.search }), names.search],
      [banner.getByRole('link', { name: new RegExp(`^${names.wishes}`) }), names.wishes],
      [banner.getByRole('link', { name: new RegExp(`^${names.cart}`) }), names.cart],
    ] as const
    for (const [opener, name] of openers) {
      await opener.click()
      await lookInside(page, name)
    }
    if (names.menu) {
      await banner.getByRole('link', { name: names.menu.opener }).click()
      await lookInside(page, names.menu.title)
    }
    await page.goto(`/products?lng=${language}`)
    await main.getByRole('link', { name: names.filters }).click()
    await lookInside(page, names.filters)
  })
}

async function lookInside(page: Page, name: string): Promise<void> {
  await test.step(name, async () => {
    const dialog = page.getByRole('dialog', { name, exact: true })
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('[aria-busy="true"], .skeleton')).toHaveCount(0)
    expect.soft(await findViolations(page, 'dialog[open], [role="dialog"]')).toEqual([])
    await expectNoHorizontalScroll(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
}
