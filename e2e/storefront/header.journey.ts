import type { Page } from '@playwright/test'
import { findDemoProduct } from '../support/checkout.ts'
import { register } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'

const texts = {
  vi: {
    cart: 'Giỏ hàng',
    emptyCart: 'Giỏ hàng, đang trống',
    cartFailed: 'Không tải được giỏ hàng',
    wishes: 'Yêu thích',
    wishesFailed: 'Không tải được danh sách yêu thích',
    retry: 'Thử lại',
    empty: 'Giỏ hàng đang trống',
  },
  en: {
    cart: 'Cart',
    emptyCart: 'Cart, empty',
    cartFailed: 'Failed to fetch cart',
    wishes: 'Wishlist',
    wishesFailed: 'Failed to fetch wishlist',
    retry: 'Try again',
    empty: 'Your cart is empty',
  },
} as const

const headerLink = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('link', { name, exact: true })

test.describe('personal data that fails to load', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED|status of 503/] })

  for (const [language, width] of [
    ['vi', 390],
    ['en', 1_440],
  ] as const) {
    const text = texts[language]

    test(`header: a cart that failed to load can be opened and then be requested again without losing the place (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      let response = Promise.resolve()
      await page.route('**/api/wishlists**', (route) => route.abort())
      await page.route('**/api/carts', async (route) => {
        await response
        await route.abort()
      })
      await page.goto(`/contact?lng=${language}`)
      const icon = headerLink(page, text.cart)
      await expect(icon).toBeVisible()
      await icon.click()
      const drawer = page.getByRole('dialog', { name: text.cart })
      const retry = drawer.getByRole('alert').filter({ hasText: text.cartFailed }).getByRole('button', { name: text.retry })
      await expect(retry).toBeVisible()
      await expect(drawer.getByText(text.empty)).toHaveCount(0)

      const heldRequests = Promise.withResolvers<void>()
      response = heldRequests.promise
      await retry.press('Enter')
      await expect(retry).toHaveAttribute('aria-busy', 'true')
      await expect(retry).toBeFocused()
      heldRequests.resolve()
      await expect(retry).not.toHaveAttribute('aria-busy', 'true')
      await expect(retry).toBeFocused()
      await expect(drawer.getByRole('status').filter({ hasText: text.cartFailed })).toHaveCount(1)

      await page.unroute('**/api/carts')
      await retry.press('Enter')
      await expect(drawer.getByText(text.empty)).toBeVisible()
      await expect(drawer.getByRole('heading', { name: text.cart, exact: true })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(headerLink(page, text.emptyCart)).toBeFocused()

      await headerLink(page, text.wishes).click()
      const wishes = page.getByRole('dialog', { name: text.wishes }).getByRole('alert').filter({ hasText: text.wishesFailed })
      await expect(wishes.getByRole('button', { name: text.retry })).toBeVisible()
    })
  }

  test('header: an unknown wishlist count is not shown as zero', async ({ page }) => {
    const text = texts.vi
    let refused = 0
    await page.route('**/api/wishlists**', (route) => {
      refused += 1
      return route.abort()
    })
    await page.goto('/contact')
    const icon = headerLink(page, text.wishes)
    await icon.click()
    const drawer = page.getByRole('dialog', { name: text.wishes })
    const retry = drawer.getByRole('alert').filter({ hasText: text.wishesFailed }).getByRole('button', { name: text.retry })
    await expect(retry).not.toHaveAttribute('aria-busy', 'true')
    const refusedBefore = refused
    await retry.press('Enter')
    // Releasing the request before that one has failed too would load the list by itself.
    await expect.poll(() => refused).toBeGreaterThan(refusedBefore)
    await expect(retry).not.toHaveAttribute('aria-busy', 'true')
    await expect(retry).toBeFocused()
    await page.unroute('**/api/wishlists**')
    await retry.press('Enter')
    await expect(retry).toHaveCount(0)
    await expect(drawer.getByRole('heading', { name: text.wishes, exact: true })).toBeFocused()
  })
})

test('drawer: returns the focus to its opener even if the press did not focus it', async ({ page, request }) => {
  const { slug } = await findDemoProduct(request)
  await page.goto(`/products/${slug}`)
  const banner = page.getByRole('banner')
  const openers = [
    [banner.getByRole('link', { name: 'Mở menu' }), 'Menu'],
    [banner.getByRole('link', { name: 'Tìm kiếm' }), 'Tìm kiếm'],
    [banner.getByRole('link', { name: /^Yêu thích/ }), 'Yêu thích'],
    [banner.getByRole('link', { name: /^Giỏ hàng/ }), 'Giỏ hàng'],
    [page.getByRole('main').getByRole('link', { name: 'Bảng size' }).first(), 'Bảng size'],
  ] as const
  for (const [opener, name] of openers) {
    // As in Safari.
    await opener.evaluate((link: HTMLElement) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      link.click()
    })
    const dialog = page.getByRole('dialog', { name, exact: true })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('menu: marks the current section of the shop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/products/category/%C4%91%E1%BA%A7m')
  const banner = page.getByRole('banner')
  const products = banner.getByRole('button', { name: 'Sản phẩm' })
  await expect(products).toHaveAttribute('aria-current', 'true')
  await expect(banner.getByRole('button', { name: 'Bộ sưu tập' })).not.toHaveAttribute('aria-current')
  await products.press('Enter')
  await expect(banner.getByRole('link', { name: 'Đầm', exact: true })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Escape')
  await expect(products).toBeFocused()
  await expect(products).toHaveAttribute('aria-expanded', 'false')
})

test('menu: rotating a phone to the wide layout closes the small menu, and the focus goes to the page', async ({ page }) => {
  await page.goto('/products')
  await page.getByRole('banner').getByRole('link', { name: 'Mở menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('heading', { name: 'Menu' })).toBeFocused()
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})

test('category strip: scrolls to the current category on a phone', async ({ page }) => {
  await page.goto('/products')
  const gifts = page.getByRole('navigation', { name: 'Loại', exact: true }).getByRole('link', { name: 'Quà cho bé' })
  await expect(gifts).not.toBeInViewport()
  await page.goto((await gifts.getAttribute('href')) ?? '')
  await expect(gifts).toHaveAttribute('aria-current', 'page')
  await expect(gifts).toBeInViewport({ ratio: 1 })
})

test.describe('not-found page', () => {
  test.use({ allowedConsoleErrors: [/status of 404/] })
  for (const path of ['/nope/abc', '/products/category/nope', '/products/nope']) {
    test(`${path} gets the focus on its headline`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
    })
  }
})

test.describe('customer who opens the admin', () => {
  test.use({ allowedConsoleErrors: [/status of 404/] })
  test('gets the shop’s not-found page with links onward', async ({ page }) => {
    await register(page)
    await page.goto('/admin/orders')
    await expect(page).toHaveTitle(/^Không tìm thấy trang/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Mẹ May' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.getByRole('navigation', { name: 'Hoặc ghé thăm' }).getByRole('link', { name: 'Đầm', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Đầm' })).toBeVisible()
  })
})

for (const path of ['/', '/products', '/cart', '/login', '/about-us']) {
  test(`nothing is wider than the narrowest phone: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 280, height: 653 })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    for (const name of ['Tìm kiếm', 'Mở menu']) {
      const box = await page.getByRole('banner').getByRole('link', { name }).boundingBox()
      expect(box && Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(36)
    }
  })
}
