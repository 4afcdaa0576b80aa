import type { Page } from '@playwright/test'
import { addToCart, cartDrawer, createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { findViolations } from '../support/page-checks.ts'

/** Weeks before Tết of 2027, with 12 places left for every sewing time: the shop under test is out of season. */
async function inSeason(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-12-30T03:00:00Z'))
  await page.route('**/api/shipping/before-tet?*', (route) => {
    const leadDays = (new URL(route.request().url()).searchParams.get('leadDays') ?? '').split(',').map(Number)
    return route.fulfill({ json: { data: { tet: '2027-02-06', places: leadDays.map((days) => ({ leadDays: days, places: 12 })) } } })
  })
  await page.route('**/api/shipping/quote?*', async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: object }
    return route.fulfill({ response, json: { data: { ...data, beforeTet: { tet: '2027-02-06', places: 12 } } } })
  })
}

test('before Tết: list, product page and cart say how many places are left for what is made to order', async ({ page }) => {
  const product = await createProduct({ more: { availability: 'Made to order', leadDays: 10, stock: [] } })
  await inSeason(page)
  await page.goto('/products?availability=Made to order')
  await expect(page.getByRole('article').filter({ hasText: product.name })).toContainText('Còn 12 chỗ trước Tết')
  const onTime = page.getByText('Còn 12 chỗ may kịp trước Tết (06/02/2027)')
  await addToCart(page, product)
  await expect(onTime.first()).toBeAttached()
  await expect(cartDrawer(page).getByText('Còn 12 chỗ may kịp trước Tết (06/02/2027)')).toBeVisible()
  await page.goto(`/products/${product.slug}`)
  await expect(onTime).toBeVisible()
  await page.goto('/cart')
  await expect(onTime).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('before Tết: out of season nothing is asked and nothing is said', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-07-01T03:00:00Z'))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/products?availability=Made to order')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText(/trước Tết/)).toHaveCount(0)
  expect(asked.filter((url) => url.includes('before-tet'))).toEqual([])
})
