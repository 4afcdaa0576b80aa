import { type Page, request } from '@playwright/test'
import { baseURL } from '../playwright.config.ts'
import { openAdmin } from '../support/admin.ts'
import { createProduct } from '../support/checkout.ts'
import { password } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'
import { createAdminOrder } from '../support/seed-orders.ts'

/** In attributes, elements, scripts and the data of the page; nothing of it may run or become an element. */
const payload = `"'></script></title><img src=x onerror=hacked=1><script>hacked=1</script>`

async function visit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      const response = await page.goto(path)
      expect([path, response?.status()]).toEqual([path, 200])
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
      await expect(page.locator('img[src="x"], img[onerror]')).toHaveCount(0)
      await expect(page.locator('script', { hasText: /^hacked/ })).toHaveCount(0)
    })
}

test('stored scripts: what customers write runs nowhere, neither in the shop nor in the admin', async ({ browser, page }) => {
  test.slow()
  const product = await createProduct({
    called: payload,
    more: { description: payload, labels: { en: `${payload} ${Date.now()}` } },
  })
  const admin = await openAdmin(browser, { width: 1440, height: 900 })
  const phone = `09${String(Date.now()).slice(-8)}`
  const { id } = await createAdminOrder(admin, { product, fullName: payload, street: payload, phone, note: payload })
  const customer = await request.newContext({ baseURL, extraHTTPHeaders: { 'user-agent': payload } })
  const account = { username: `nguoi${phone}`, email: `nguoi.${phone}@x.vn`, password, fullName: payload }
  expect((await customer.post('/api/users/register', { data: account })).status()).toBe(201)
  const review = { productId: product.id, rating: 1, title: payload, comment: payload }
  const written = await customer.post('/api/reviews', { data: review })
  expect(written.status()).toBe(201)
  const { data } = await written.json()
  const message = { fullName: payload, email: `ai.do.${phone}@x.vn`, message: payload }
  expect((await customer.post('/api/contact', { data: message })).status()).toBe(201)
  await customer.dispose()
  const published = await admin.request.patch('/api/reviews/verify-many', { data: { ids: [data.review._id] } })
  expect(published.status(), await published.text()).toBe(200)
  const added = { productId: product.id, quantity: 1, color: product.color, size: product.size }
  expect((await page.request.post('/api/carts', { data: added })).status()).toBe(201)
  expect((await page.request.post('/api/wishlists', { data: { productId: product.id } })).status()).toBe(201)

  const typed = encodeURIComponent(payload)
  await visit(page, [
    `/products/${product.slug}`,
    `/products/${product.slug}?lng=en&color=${typed}`,
    `/products?sort=newest&colors=${typed}&lng=vi`,
    `/products/search?query=${typed}`,
    '/',
    '/cart',
    '/checkout',
    '/wishlist',
    `/login?next=${typed}&email=${typed}`,
    `/track-order?orderNumber=${typed}`,
  ])
  await page.goto(`/products/${product.slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>hacked=1</script>')
  await visit(admin, [
    '/admin',
    `/admin/orders?query=${phone}`,
    '/admin/orders/board',
    `/admin/orders/edit/${id}`,
    `/admin/orders/slips/${id}`,
    `/admin/orders/print?ids=${id}`,
    '/admin/production',
    `/admin/customers?query=${typed}`,
    '/admin/customers/guests',
    `/admin/customers/guests/${phone}`,
    `/admin/reviews?query=${typed}`,
    '/admin/messages',
    '/admin/products?sort=newest',
    `/admin/products/edit/${product.id}`,
    '/admin/stock',
    '/admin/tags',
    '/admin/search',
    '/admin/audit',
    '/admin/media',
    '/admin/reports',
  ])
  await admin.goto(`/admin/orders/edit/${id}`)
  await expect(admin.getByRole('main')).toContainText('<script>hacked=1</script>')
})
