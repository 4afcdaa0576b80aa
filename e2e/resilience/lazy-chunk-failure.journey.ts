import { findDemoProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { findViolations } from '../support/page-checks.ts'

test.use({ allowedConsoleErrors: [/ERR_FAILED/] })

const texts = {
  vi: { failed: 'Phần này chưa mở được', retry: 'Thử lại', message: /^Lời nhắn/ },
  en: { failed: 'This part could not be opened', retry: 'Try again', message: /^Message/ },
} as const
/** In English one of them, for the texts. */
const drawers = [
  { name: 'cart', script: '**/assets/cart-drawer*.js', language: 'vi', title: 'Giỏ hàng', opens: /^Giỏ hàng/ },
  { name: 'cart', script: '**/assets/cart-drawer*.js', language: 'en', title: 'Cart', opens: /^Cart/ },
  { name: 'wishlist', script: '**/assets/wishlist-drawer*.js', language: 'vi', title: 'Yêu thích', opens: /^Yêu thích/ },
  { name: 'menu', script: '**/assets/mobile-menu*.js', language: 'vi', title: 'Menu', opens: /^Mở menu/ },
] as const

for (const { name, script, language, title, opens } of drawers) {
  test(`the ${name} whose script fails says so over the page, and opens once it loads (${language})`, async ({ page }) => {
    const { failed, retry, message } = texts[language]
    let refused = 0
    await page.route(script, (route) => {
      refused++
      return route.abort()
    })
    await page.goto(`/contact?lng=${language}`)
    const written = page.getByRole('main').getByRole('textbox', { name: message })
    await written.fill('Áo có size 2Y không?')
    const icon = page.getByRole('banner').getByRole('link', { name: opens })
    await icon.click()
    const drawer = page.getByRole('dialog', { name: title, exact: true })
    await expect(drawer.getByText(failed)).toBeVisible()
    await expect(drawer.getByRole('heading', { name: title, exact: true })).toBeFocused()
    expect(await findViolations(page, 'dialog[open]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(icon).toBeFocused()

    const refusedBefore = refused
    await icon.press('Enter')
    // Opening again starts another request: releasing it before that one has failed too would open the part by itself.
    await expect.poll(() => refused).toBeGreaterThan(refusedBefore)
    await expect(drawer.getByRole('button', { name: retry })).not.toHaveAttribute('aria-busy')
    await expect(drawer.getByText(failed)).toBeVisible()
    await page.unroute(script)
    await drawer.getByRole('button', { name: retry }).click()
    await expect(drawer.getByText(failed)).toHaveCount(0)
    await expect(drawer.getByRole('heading', { name: title, exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(icon).toBeFocused()
    await expect(written).toHaveValue('Áo có size 2Y không?')
  })
}

test('search: leads to the search page when its script fails', async ({ page }) => {
  await page.route('**/assets/search-overlay*', (route) => route.abort())
  await page.goto('/contact')
  await page.getByRole('banner').getByRole('link', { name: 'Tìm kiếm' }).click()
  await expect(page).toHaveURL(/\/products\/search$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Tìm kiếm' })).toBeFocused()
})

test('product page: a part whose script fails leaves the rest intact', async ({ page, request }) => {
  const { slug, name } = await findDemoProduct(request)
  await page.route(/\/assets\/(gallery-lightbox|own-review)/, (route) => route.abort())
  await page.goto(`/products/${slug}`)
  await page
    .getByRole('region', { name: 'Ảnh sản phẩm' })
    .getByRole('link', { name: /Phóng to/ })
    .first()
    .click()
  const large = page.getByRole('dialog', { name: 'Ảnh sản phẩm' })
  await expect(large.getByText(texts.vi.failed)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()

  await page.getByRole('button', { name: 'Viết đánh giá' }).click()
  await expect(page.getByRole('alert').filter({ hasText: texts.vi.failed })).toBeVisible()
  await page.unroute(/\/assets\/(gallery-lightbox|own-review)/)
  await page.getByRole('button', { name: texts.vi.retry }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Đăng nhập' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test.describe('page script that fails to load', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED|status of 404|dynamically imported module|assets\/page-/] })

  test('leaves the current page in place, and loads on request', async ({ page }) => {
    const { retry, message } = texts.vi
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/contact')
    const written = page.getByRole('main').getByRole('textbox', { name: message })
    await written.fill('Áo có size 2Y không?')
    const script = '**/assets/page-*.js'
    await page.route(script, (route) => route.abort())
    await page.getByRole('contentinfo').locator('a[href="/faq"]').click()
    const errorDialog = page.getByRole('alertdialog')
    await expect(errorDialog).toBeVisible()
    await expect(written).toHaveValue('Áo có size 2Y không?')
    await page.unroute(script)
    await errorDialog.getByRole('button', { name: retry }).click()
    await expect(page).toHaveURL(/\/faq$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(errorDialog).toBeHidden()
  })

  test('is loaded from the new release when the shop was updated', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/contact')
    const script = '**/assets/page-*.js'
    await page.route(script, (route) => route.fulfill({ status: 404, body: '' }))
    await page.getByRole('contentinfo').locator('a[href="/faq"]').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Câu hỏi thường gặp' })).toBeVisible()
    await expect(page).toHaveURL(/\/faq$/)
  })
})
