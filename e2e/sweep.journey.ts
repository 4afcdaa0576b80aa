import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './shopper.ts'

type Named = { name: string; slug: string }

async function publicPages(request: APIRequestContext): Promise<string[]> {
  const [categories, collections, products] = await Promise.all([
    request.get('/api/categories').then((answer) => answer.json() as Promise<{ data: Named[] }>),
    request.get('/api/collections').then((answer) => answer.json() as Promise<{ data: Named[] }>),
    request.get('/api/products?limit=1').then((answer) => answer.json() as Promise<{ data: { products: Named[] } }>),
  ])
  return [
    '/',
    '/products',
    `/products/category/${encodeURIComponent((categories.data[0]?.name ?? '').toLowerCase())}`,
    `/collections/${collections.data[0]?.slug}`,
    '/products/sales',
    '/products/search/dam%20hoa',
    '/products/search/khong%20co%20gi',
    `/products/${products.data.products[0]?.slug}`,
    '/cart',
    '/login',
    '/register',
    '/about-us',
    '/faq',
    '/contact',
    '/newsletter',
    '/policies/shipping',
    '/policies/terms',
  ]
}

for (const language of ['vi', 'en'] as const) {
  for (const width of [320, 1440]) {
    test(`every page reads well in ${language} at ${width} pixels`, async ({ page, request }) => {
      test.setTimeout(180_000)
      await page.setViewportSize({ width, height: width === 320 ? 640 : 900 })
      for (const path of await publicPages(request)) {
        await test.step(path, async () => {
          const answer = await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`)
          expect(answer?.status()).toBe(200)
          await expect(page.locator('html')).toHaveAttribute('lang', language)
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          await expect(page.getByRole('main')).toHaveCount(1)
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
          const { violations } = await new AxeBuilder({ page }).analyze()
          const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
          expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
        })
      }
    })
  }
}

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

  test('an unknown page says so in words and leads on', async ({ page }) => {
    const answer = await page.goto('/khong-co-trang-nay')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation').first()).toBeVisible()
    expect((await page.goto('/products/khong-co'))?.status()).toBe(404)
  })
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
