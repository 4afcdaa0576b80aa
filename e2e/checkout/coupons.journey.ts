import { addToCart, cartDrawer, createProduct, goToCheckout } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoHorizontalScroll, findViolations } from '../support/page-checks.ts'

test('coupons: the cart lists the shop’s codes, says what is missing, and applies one with a tap', async ({ page }) => {
  const product = await createProduct({ price: 155_000 })
  await addToCart(page, product)
  await cartDrawer(page).getByText('Mã của tiệm').click()
  const inDrawer = cartDrawer(page).getByRole('listitem').filter({ hasText: 'CHAOMEMAY' })
  await expect(inDrawer.getByText('Giảm 10%, nhiều nhất 50.000 ₫')).toBeVisible()
  await expect(inDrawer.getByText('Mua thêm 45.000 ₫ để dùng mã này')).toBeVisible()
  expect(await findViolations(page, 'dialog[open]')).toEqual([])
  await page.goto('/cart')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: `Thêm một ${product.name}` }).click()
  await main.getByRole('button', { name: 'Dùng mã CHAOMEMAY' }).click()
  const coupon = main.getByRole('listitem').filter({ hasText: 'Giảm 10%' })
  await expect(coupon.getByText('Đang dùng')).toBeVisible()
  const sums = main.getByRole('complementary', { name: 'Tóm tắt đơn hàng' })
  await expect(sums.getByText('Còn lại')).toBeVisible()
  await expect(sums.getByText('279.000 ₫')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await expectNoHorizontalScroll(page)
})

test('coupons: the checkout applies a code, and the total follows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await addToCart(page, await createProduct({ price: 300_000 }))
  await goToCheckout(page)
  const summary = page.getByRole('complementary', { name: 'Tóm tắt đơn hàng' })
  await summary.getByText('Mã của tiệm').click()
  await summary.getByRole('button', { name: 'Dùng mã CHAOMEMAY' }).click()
  await expect(summary.getByText('Giảm giá (CHAOMEMAY)')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Đặt hàng · 270\.000/ })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('coupons: in English, with the announcement that names the conditions', async ({ page }) => {
  await page.request.post('/api/carts', { data: await lineOf(300_000) })
  await page.goto('/?lng=en')
  await expect(page.getByRole('main').getByText(/10% off from 200\.000\s₫ with CHAOMEMAY, at most 50\.000\s₫/)).toBeVisible()
  await page.goto('/cart?lng=en')
  await page.getByRole('main').getByRole('button', { name: 'Apply the code CHAOMEMAY' }).click()
  await expect(page.getByRole('main').getByText('After discount')).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('banner').getByText(/CHAOMEMAY/)).toBeVisible()
  await expectNoHorizontalScroll(page)
})

async function lineOf(price: number) {
  const { id: productId, color, size } = await createProduct({ price })
  return { productId, color, size, quantity: 1 }
}

test('coupons: the cart page comes with them, and a code is applied without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'vi-VN', ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await context.request.post('/api/carts', { data: await lineOf(300_000) })
  await page.goto('/cart')
  await page.getByRole('main').getByRole('button', { name: 'Dùng mã CHAOMEMAY' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('complementary', { name: 'Tóm tắt đơn hàng' }).getByText('270.000 ₫')).toBeVisible()
  await context.close()
})
