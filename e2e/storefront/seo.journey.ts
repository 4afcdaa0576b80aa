import type { Page } from '@playwright/test'
import { findDemoProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'

const head = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, name: string) => [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name))
    return {
      language: document.documentElement.lang,
      canonical: all('link[rel=canonical]', 'href'),
      languages: all('link[rel=alternate][hreflang]', 'hreflang'),
      robots: all('meta[name=robots]', 'content'),
      picture: all('meta[property="og:image"]', 'content'),
      facts: [...document.querySelectorAll('script[type="application/ld+json"]')]
        .flatMap((element) => {
          const jsonLd = JSON.parse(element.textContent ?? '{}')
          return jsonLd['@graph'] ?? [jsonLd]
        })
        .flatMap((fact) => fact['@type'] as string | string[]),
    }
  })

test('SEO: each page describes itself to search engines, and its share image exists', async ({ page, request, baseURL }) => {
  const { slug } = await findDemoProduct(request)
  const expected: [string, string[], string[]][] = [
    ['/', ['Organization', 'OnlineStore', 'WebSite'], []],
    ['/products', ['BreadcrumbList'], []],
    ['/products?page=2', ['BreadcrumbList'], []],
    [`/products/${slug}`, ['ProductGroup', 'BreadcrumbList'], []],
    ['/faq', ['FAQPage'], []],
    ['/contact', ['Organization', 'ClothingStore'], []],
    ['/products/search/dam', [], ['noindex, follow']],
  ]
  for (const [path, facts, robots] of expected) {
    await page.goto(path)
    const found = await head(page)
    expect(found.canonical, path).toEqual([baseURL + path])
    expect(found.languages, path).toEqual(['vi', 'en', 'x-default'])
    expect(found.robots, path).toEqual(robots)
    expect(found.facts, path).toEqual(expect.arrayContaining(facts))
    const picture = await request.get(found.picture[0] ?? '')
    expect(picture.headers()['content-type'], path).toBe('image/jpeg')
  }
})

test('SEO: a filtered list has the full list as canonical, and personal pages are not indexed', async ({ page, baseURL }) => {
  for (const path of ['/products?sort=price-asc&page=2', '/products?sizes=2Y', '/products?colors=Sen', '/products?status=Sale,New']) {
    await page.goto(path)
    expect(await head(page)).toMatchObject({ canonical: [`${baseURL}/products`], robots: ['noindex, follow'] })
  }
  await page.goto('/products/?status=Sale&lng=en')
  expect((await head(page)).canonical).toEqual([`${baseURL}/products/sales?lng=en`])
  // English from the saved choice, not from the URL: the canonical stays the plain URL.
  await page.goto('/products/sales')
  expect(await head(page)).toMatchObject({ language: 'en', canonical: [`${baseURL}/products/sales`] })
  for (const path of ['/cart', '/login', '/wishlist']) {
    await page.goto(path)
    expect((await head(page)).robots[0], path).toContain('noindex')
  }
})

test('sitemap: lists every public page in both languages', async ({ request, baseURL }) => {
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toContain('xml')
  const urls = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  expect(new Set(urls).size).toBe(urls.length)
  expect(urls.filter((url) => url.includes('lng=en'))).toHaveLength(urls.length / 2)
  const some = urls.filter((_, place) => place % 9 === 0)
  for (const url of some) expect((await request.get(url)).status(), url).toBe(200)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  for (const closed of ['/admin', '/api/', '/my-account', '/checkout', '/cart', '/products/search']) {
    expect(robots).toContain(`Disallow: ${closed}`)
  }
})

test('web app manifest: the shop can be installed on a phone’s home screen', async ({ page, request }) => {
  await page.goto('/')
  const manifest = await (await request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '')).json()
  expect(manifest).toMatchObject({ lang: 'vi', short_name: 'Mẹ May', display: 'standalone' })
  for (const { src } of manifest.icons as { src: string }[]) expect((await request.get(src)).status(), src).toBe(200)
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache')
})

test('share button: opens the phone’s share sheet where it exists', async ({ page, request, baseURL }) => {
  const { slug } = await findDemoProduct(request)
  const url = `${baseURL}/products/${slug}`
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true, writable: true }))
  await page.goto(url)
  await page.getByText('Chia sẻ', { exact: true }).click()
  expect(
    await page
      .getByRole('link', { name: /^Facebook/ })
      .and(page.locator('.share a'))
      .getAttribute('href'),
  ).toContain(encodeURIComponent(url))
  await expect(page.getByRole('link', { name: 'Sao chép liên kết' })).toHaveAttribute('href', url)
  await page.reload()
  await page.evaluate(() => {
    Object.assign(navigator, { share: async (what: ShareData) => Object.assign(window, { shared: what.url }) })
  })
  await page.getByText('Chia sẻ', { exact: true }).click()
  await expect.poll(() => page.evaluate(() => (window as { shared?: string }).shared)).toBe(url)
})
