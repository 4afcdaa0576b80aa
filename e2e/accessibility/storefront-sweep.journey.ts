import type { APIRequestContext } from '@playwright/test'
import { findDemoProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  applyTextSpacing,
  checkLoadedPage,
  checkPage,
  doubleTextSize,
  expectNoClippedText,
  expectNoHorizontalScroll,
  findAnimations,
  findSmallTargets,
  sweepPage,
} from '../support/page-checks.ts'

type Named = { name: string; slug: string }

async function publicPages(request: APIRequestContext): Promise<string[]> {
  const [categories, collections, product] = await Promise.all([
    request.get('/api/categories').then((response) => response.json() as Promise<{ data: Named[] }>),
    request.get('/api/collections').then((response) => response.json() as Promise<{ data: Named[] }>),
    findDemoProduct(request),
  ])
  return [
    '/',
    '/products',
    '/products?sort=price-asc&colors=x',
    `/products/category/${encodeURIComponent((categories.data[0]?.name ?? '').toLowerCase())}`,
    `/collections/${collections.data[0]?.slug}`,
    '/products/sales',
    '/products/search/dam%20hoa',
    '/products/search/khong%20co%20gi',
    `/products/${product.slug}`,
    '/cart',
    '/wishlist',
    '/login',
    '/register',
    '/forgot-password',
    '/about-us',
    '/faq',
    '/contact',
    '/newsletter',
    '/track-order',
    '/policies/shipping',
    '/policies/terms',
    '/offline',
  ]
}

for (const language of ['vi', 'en'] as const) {
  test(`storefront pages: pass the page checks, and nothing overflows or is clipped on a narrow phone and a small laptop with double text size or wide spacing, in ${language}`, {
    tag: '@look',
  }, async ({ page, request }) => {
    test.setTimeout(360_000)
    async function checkPhone(width: number): Promise<void> {
      if (width !== 320) return
      expect.soft(await findSmallTargets(page)).toEqual([])
      // A phone of the usual width differs only in the available space.
      await page.setViewportSize({ width: 390, height: 844 })
      await expectNoHorizontalScroll(page)
      expect.soft(await findSmallTargets(page)).toEqual([])
    }
    async function fits(widths: readonly number[]): Promise<void> {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 640 })
        await expectNoHorizontalScroll(page)
        await expectNoClippedText(page, `at ${width}`)
      }
    }
    for (const path of await publicPages(request)) {
      await test.step(path, async () => {
        await sweepPage(page, path, { language, atWidth: checkPhone })
        await doubleTextSize(page)
        await fits(language === 'vi' ? [320, 768] : [320, 1024])
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
        await applyTextSpacing(page)
        await fits(language === 'vi' ? [320] : [1024])
      })
    }
  })
}

test('sticky buy bar: shows its whole button at large text sizes', { tag: '@look' }, async ({ page, request }) => {
  const { slug } = await findDemoProduct(request)
  await page.goto(`/products/${slug}`)
  await doubleTextSize(page)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 740 })
    await page.evaluate(() => window.scrollTo(0, 4_000))
    const button = page.getByRole('region', { name: 'Mua nhanh' }).getByRole('button', { name: 'Thêm vào giỏ' })
    await expect(button).toBeInViewport({ ratio: 1 })
  }
})

test('floating buttons: stand above the sticky buy bar', { tag: '@look' }, async ({ page, request }) => {
  const { slug } = await findDemoProduct(request)
  await page.goto(`/products/${slug}`)
  const bar = page.getByRole('region', { name: 'Mua nhanh' })
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 })
    await page.evaluate(() => window.scrollTo(0, 2_200))
    await expect(bar).toBeVisible()
    const room = async () => {
      const [top, bottom] = await Promise.all([
        bar.evaluate((shown) => shown.getBoundingClientRect().top),
        page.locator('.floating-widgets').evaluate((shown) => shown.getBoundingClientRect().bottom),
      ])
      return top - bottom
    }
    await expect.poll(room, `at ${width}`).toBeGreaterThan(0)
  }
})

test('keyboard focus: the focused element is not covered by the floating buttons', { tag: '@look' }, async ({ page, request }) => {
  const { slug } = await findDemoProduct(request)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/products/${slug}`)
  const chart = page.getByRole('main').getByRole('link', { name: 'Bảng size' }).first()
  // Scrolls the link right below the round button.
  await chart.evaluate((link) => window.scrollBy(0, link.getBoundingClientRect().bottom - window.innerHeight + 20))
  await page.getByRole('radio', { name: 'Sen phấn' }).focus()
  await page.keyboard.press('Tab')
  await expect(chart).toBeFocused()
  await expect
    .poll(() =>
      chart.evaluate((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect()
        return [left + 4, (left + right) / 2, right - 4].every((x) => link.contains(document.elementFromPoint(x, (top + bottom) / 2)))
      }),
    )
    .toBe(true)
})

test('phone menu and footer lists: open and close by buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Mở menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const products = menu.getByRole('button', { name: 'Sản phẩm' })
  await expect(products).toHaveAttribute('aria-expanded', 'false')
  await products.click()
  await expect(products).toHaveAttribute('aria-expanded', 'true')
  await expect(menu.getByRole('link', { name: 'Tất cả sản phẩm' })).toBeVisible()
  await products.press('Enter')
  await expect(menu.getByRole('link', { name: 'Tất cả sản phẩm' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  const footer = page.getByRole('contentinfo')
  const helpful = footer.getByRole('button', { name: 'Liên kết hữu ích' })
  await expect(helpful).toHaveAttribute('aria-expanded', 'false')
  await helpful.click()
  await expect(helpful).toHaveAttribute('aria-expanded', 'true')
  await expect(footer.getByRole('link', { name: 'Câu hỏi thường gặp' })).toBeVisible()
  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(helpful).toHaveCount(0)
  await expect(footer.getByRole('link', { name: 'Câu hỏi thường gặp' })).toBeVisible()
})

test('skip link: moves the focus past the menu', async ({ page }) => {
  await page.goto('/faq')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('fragment links: go to their part with the focus, and the router knows the way back', async ({ page }) => {
  await page.goto('/faq')
  const links = page.getByRole('navigation', { name: 'Các nhóm câu hỏi' }).getByRole('link')
  const [first, second] = [await links.first().getAttribute('href'), await links.nth(1).getAttribute('href')].map(
    (href) => href?.split('#')[1],
  )
  await links.first().click()
  await expect(page.locator(`[id="${first}"]`)).toBeFocused()
  await links.nth(1).press('Enter')
  await expect(page.locator(`[id="${second}"]`)).toBeFocused()
  await expect(page.locator(`[id="${second}"]`)).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/faq#${first}$`))
})

test('reduced motion: no page animates', { tag: '@look' }, async ({ browser, request }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const [home = '/', list = '/products'] = await publicPages(request)
  for (const path of [home, list, '/cart']) {
    await page.goto(path)
    expect(await findAnimations(page), path).toEqual([])
  }
  await page.goto(home)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Giỏ hàng/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Giỏ hàng' })).toBeVisible()
  expect(await findAnimations(page)).toEqual([])
  await context.close()
})

test('pages without scripts: are readable and declare their language', async ({ browser, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of await publicPages(request)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await context.close()
})

test.describe('unknown URL', () => {
  test.use({ allowedConsoleErrors: [/status of 404/] })

  for (const language of ['vi', 'en'] as const) {
    test(`shows a not-found page with links onward, in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 })
      await checkPage(page, '/khong-co-trang-nay', { language, status: 404 })
      await expect(page.getByRole('navigation').first()).toBeVisible()
      await page.setViewportSize({ width: 1440, height: 800 })
      await checkLoadedPage(page)
      await expect(page.getByRole('navigation').first()).toBeVisible()
      await checkPage(page, '/products/khong-co', { language, status: 404 })
    })
  }
})

test('files of the server: are not reachable from outside', async ({ request }) => {
  for (const path of [
    '/.env',
    '/.git/config',
    '/package.json',
    '/server/main.ts',
    '/metrics',
    '/assets/../package.json',
    '/media/..%2f..%2fetc%2fpasswd/640.webp',
  ]) {
    expect((await request.get(path)).status(), path).toBeGreaterThanOrEqual(400)
  }
})
