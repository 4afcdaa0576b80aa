import { addToCart, cartDrawer, createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { findViolations } from '../support/page-checks.ts'

const chartOf = (page: import('@playwright/test').Page) => page.getByRole('dialog', { name: 'Bảng size' })

test('size chart: opens over the wishlist drawer, and selects the size chosen in it', async ({ page }) => {
  const { id: productId, name } = await createProduct()
  await page.request.post('/api/wishlists', { data: { productId } })
  await page.goto('/contact')
  await page.getByRole('link', { name: 'Yêu thích, 1 món' }).click()
  const drawer = page.getByRole('dialog', { name: 'Yêu thích' })
  const group = drawer.getByRole('group', { name: `Size của ${name}` })
  const link = group.getByRole('link', { name: 'Bảng size' })
  const chart = chartOf(page)
  await link.click()
  await expect(chart.getByRole('table').first()).toBeVisible()
  await expect(chart.getByRole('heading', { name: 'Bảng size' })).toBeFocused()
  expect(await findViolations(page, 'dialog[open]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(chart).toBeHidden()
  await expect(link).toBeFocused()
  await expect(drawer).toBeVisible()

  await link.press('Enter')
  await chart.getByRole('textbox', { name: 'Chiều cao (cm)' }).fill('86')
  await chart.getByRole('button', { name: 'Dùng size 2Y' }).click()
  await expect(chart).toBeHidden()
  await expect(group.locator('input[value="2Y"]')).toBeChecked()
  await expect(group.locator('input[value="2Y"]')).toBeFocused()
  await expect(drawer).toBeVisible()
})

test('size chart: opens over the cart drawer and over the cart page', async ({ page }) => {
  const product = { ...(await createProduct()), size: '2Y' }
  await addToCart(page, product)
  const chart = chartOf(page)
  for (const place of [cartDrawer(page), page.getByRole('main')]) {
    const link = place.getByRole('link', { name: 'Bảng size' })
    await link.click()
    await expect(chart.getByRole('row', { name: /^2Y/ })).toBeVisible()
    expect(await findViolations(page, 'dialog[open]')).toEqual([])
    await chart.getByRole('button', { name: 'Đóng' }).click()
    await expect(chart).toBeHidden()
    await expect(link).toBeFocused()
    await expect(place.getByRole('link', { name: product.name }).last()).toBeVisible()
    await page.goto('/cart')
  }
})

test('size chart without scripts: the wishlist and the cart link to the chart on the product page', async ({ browser }) => {
  const { id: productId, slug, color, size } = await createProduct()
  const context = await browser.newContext({ javaScriptEnabled: false })
  await context.request.post('/api/wishlists', { data: { productId } })
  await context.request.post('/api/carts', { data: { productId, color, size, quantity: 1 } })
  const page = await context.newPage()
  for (const path of ['/wishlist', '/cart']) {
    await page.goto(path)
    await page.getByRole('main').getByRole('link', { name: 'Bảng size' }).click()
    await expect(page).toHaveURL(new RegExp(`/products/${slug}#size-chart$`))
    await expect(page.getByRole('region', { name: 'Bảng size' }).getByRole('table').first()).toBeVisible()
  }
  await context.close()
})

test.describe('failed script', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED/] })

  test('size chart: says so over the drawer, and opens once it loads', async ({ page }) => {
    const { id: productId } = await createProduct()
    await page.request.post('/api/wishlists', { data: { productId } })
    // The chart comes with the script of the product page, which shows it too.
    await page.route('**/assets/product-*.js', (route) => route.abort())
    await page.goto('/contact')
    await page.getByRole('link', { name: 'Yêu thích, 1 món' }).click()
    const link = page.getByRole('dialog', { name: 'Yêu thích' }).getByRole('link', { name: 'Bảng size' })
    const chart = chartOf(page)
    await link.click()
    await expect(chart.getByText('Phần này chưa mở được')).toBeVisible()
    await page.unroute('**/assets/product-*.js')
    await chart.getByRole('button', { name: 'Thử lại' }).click()
    await expect(chart.getByRole('table').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(chart).toBeHidden()
    await expect(link).toBeFocused()
  })
})

test('size choice: says one year, not one years, in English', async ({ page }) => {
  const { slug } = await createProduct()
  await page.goto(`/products/${slug}?lng=en`)
  const main = page.getByRole('main')
  await expect(main.getByRole('radio', { name: '1Y 1 year', exact: true })).toBeVisible()
  await expect(main.getByRole('radio', { name: '2Y 2 years', exact: true })).toBeVisible()
})
