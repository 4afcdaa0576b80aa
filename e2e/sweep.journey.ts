import type { APIRequestContext } from '@playwright/test'
import { findLasting } from './buying.ts'
import { expectNoSideways, findMotion, findSmallTargets, isAskedElsewhere, lookOver, widthsOf } from './look-over.ts'
import { expect, test } from './shopper.ts'

type Named = { name: string; slug: string }

async function publicPages(request: APIRequestContext): Promise<string[]> {
  const [categories, collections, product] = await Promise.all([
    request.get('/api/categories').then((answer) => answer.json() as Promise<{ data: Named[] }>),
    request.get('/api/collections').then((answer) => answer.json() as Promise<{ data: Named[] }>),
    findLasting(request),
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
  for (const width of widthsOf(language)) {
    test(`every page reads well in ${language} at ${width} pixels`, { tag: '@look' }, async ({ page, request }) => {
      test.setTimeout(180_000)
      await page.setViewportSize({ width, height: width === 320 ? 640 : 900 })
      for (const path of await publicPages(request)) {
        await test.step(path, async () => {
          await lookOver(page, path, { language, isLaidOutOnly: isAskedElsewhere(language, width) })
          if (width !== 320) return
          expect.soft(await findSmallTargets(page)).toEqual([])
          // A phone of the usual width: nothing new but the room.
          await page.setViewportSize({ width: 390, height: 844 })
          await expectNoSideways(page)
          expect.soft(await findSmallTargets(page)).toEqual([])
          await page.setViewportSize({ width: 320, height: 640 })
        })
      }
    })
  }
}

test('letters of twice the size fit a narrow phone', { tag: '@look' }, async ({ page, request }) => {
  test.setTimeout(90_000)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of await publicPages(request)) {
    await test.step(path, async () => {
      await page.goto(path)
      await page.evaluate(async () => {
        document.documentElement.style.setProperty('font-size', '200%')
        await document.fonts.ready
      })
      await expectNoSideways(page)
    })
  }
})

test('whoever asks for no motion gets none', { tag: '@look' }, async ({ browser, request }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const [home = '/', list = '/products'] = await publicPages(request)
  for (const path of [home, list, '/cart']) {
    await page.goto(path)
    expect(await findMotion(page), path).toEqual([])
  }
  await page.goto(home)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Giỏ hàng/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Giỏ hàng' })).toBeVisible()
  expect(await findMotion(page)).toEqual([])
  await context.close()
})

test('pages are readable without scripts, and say which language they are in', async ({ browser, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of await publicPages(request)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await context.close()
})

test.describe('what does not exist', () => {
  test.use({ allowed: [/status of 404/] })

  for (const language of ['vi', 'en'] as const) {
    test(`an unknown page says so in words and leads on, in ${language}`, async ({ page }) => {
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await lookOver(page, '/khong-co-trang-nay', { language, status: 404 })
        await expect(page.getByRole('navigation').first()).toBeVisible()
      }
      await lookOver(page, '/products/khong-co', { language, status: 404 })
    })
  }
})

test('nothing of the inside is to be had from outside', async ({ request }) => {
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
