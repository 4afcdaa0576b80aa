import type { Page } from '@playwright/test'
import { createProduct, findDemoProduct } from '../support/checkout.ts'
import { buy, register } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'

const someDate = /\d{2}\/\d{2}\/\d{4}|\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec) \d{4}/
const someTime = /\b\d{2}:\d{2}\b/

/** All the text of the page after hydration. */
async function readPage(page: Page, path: string): Promise<string> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  // biome-ignore lint/performance/useDomNodeTextContent: what is shown, and nothing else
  return page.getByRole('main').innerText()
}

test('dates and times: are shown in Vietnam’s time zone, whatever the reader’s', async ({ page, browser, baseURL, request }) => {
  await register(page)
  const { id } = await buy(page)
  const { id: productId, slug, size } = await createProduct()
  const { product } = await (await request.get(`/api/products/slug/${slug}`)).json()
  const line = { productId, quantity: 1, color: product.colors[0].id, size }
  expect((await page.context().request.post('/api/carts', { data: line })).ok()).toBe(true)
  const reviewed = (await findDemoProduct(request)).slug
  const pages: [path: string, ...shown: RegExp[]][] = [
    [`/products/${slug}`],
    [`/products/${reviewed}`],
    ['/checkout'],
    [`/checkout/success?order=${id}`],
    [`/my-account/orders/${id}`, someDate, someTime],
    ['/my-account/orders', someDate],
    ['/contact', someTime],
  ]
  const storageState = await page.context().storageState()
  for (const [timezoneId, language] of [
    ['America/Los_Angeles', 'vi'],
    ['UTC', 'en'],
  ] as const) {
    const context = await browser.newContext({ baseURL, storageState, timezoneId, locale: 'vi-VN' })
    const otherPage = await context.newPage()
    for (const [path, ...shown] of pages) {
      const url = `${path}${path.includes('?') ? '&' : '?'}lng=${language}`
      const [texts, otherTexts] = await Promise.all([readPage(page, url), readPage(otherPage, url)])
      for (const expected of shown) expect(texts, url).toMatch(expected)
      expect(otherTexts, `${url} in ${timezoneId}`).toBe(texts)
    }
    await context.close()
  }
})
