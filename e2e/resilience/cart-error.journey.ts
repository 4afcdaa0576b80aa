import { addToCart, cartDrawer, createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { recordAnnouncements } from '../support/live-region-recorder.ts'

/** The browser itself logs what fails. */
test.use({ allowedConsoleErrors: [/Failed to load resource|ERR_/] })

test('cart: announces a removal that failed, until the quantity is changed', async ({ page }) => {
  const { announcements, clear } = await recordAnnouncements(page)
  const product = await createProduct()
  await addToCart(page, product)
  const line = cartDrawer(page).getByRole('listitem').filter({ hasText: product.name })
  const more = line.getByRole('button', { name: /^Thêm một/ })
  const failed = line.getByText('Không xoá được khỏi giỏ hàng')
  await page.route('**/api/carts', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await clear()
  await line.getByRole('button', { name: `Xoá ${product.name}` }).click()
  await expect(failed).toBeVisible()
  expect(await announcements()).toContainEqual(expect.stringContaining('Không xoá được khỏi giỏ hàng'))
  await more.click()
  await expect(line.getByRole('textbox')).toHaveValue('2')
  await expect(failed).toHaveCount(0)
  await expect(line).toHaveAttribute('data-state', 'success')
})

test('cart: a code that is not applied or removed says so where it was pressed', async ({ page }) => {
  const { id: productId, color, size } = await createProduct({ price: 300_000 })
  expect((await page.request.post('/api/carts', { data: { productId, color, size, quantity: 1 } })).status()).toBe(201)
  await page.goto('/cart')
  const main = page.getByRole('main')
  const failure = main.getByRole('alert').getByText('Không đổi được mã giảm giá')
  const busy = '**/api/carts/discount'
  await page.route(busy, (route) => route.fulfill({ status: 500, json: {} }))
  await main.getByRole('button', { name: 'Dùng mã CHAOMEMAY' }).click()
  await expect(failure.and(main.getByRole('listitem').getByText('Không đổi được mã giảm giá'))).toBeInViewport()
  await page.unroute(busy)
  await main.getByRole('button', { name: 'Dùng mã CHAOMEMAY' }).click()
  await expect(main.getByText('Đang dùng')).toBeVisible()
  await expect(failure).toHaveCount(0)

  await page.route(busy, (route) => route.fulfill({ status: 500, json: {} }))
  const remove = main.getByRole('button', { name: 'Bỏ mã CHAOMEMAY' })
  await remove.click()
  await expect(failure).toBeInViewport()
  await page.unroute(busy)
  await remove.click()
  await expect(main.getByText('Đang dùng')).toHaveCount(0)
  await expect(failure).toHaveCount(0)
})

test('cart: the drawer leads to the checkout although the cart could not be fetched again', async ({ page }) => {
  await page.clock.install()
  const product = await createProduct()
  await addToCart(page, product)
  await page.keyboard.press('Escape')
  await expect(cartDrawer(page)).toBeHidden()
  await page.route('**/api/carts', (route) => route.fulfill({ status: 500, json: {} }))
  // The drawer fetches a cart again that is older than some seconds.
  await page.clock.runFor(5_000)
  const failed = page.waitForResponse((response) => response.url().endsWith('/api/carts') && response.status() === 500)
  await page.getByRole('link', { name: 'Giỏ hàng, 1 món' }).click()
  await page.clock.runFor(1_000)
  await failed
  await page.clock.runFor(5_000)
  await expect(cartDrawer(page).getByRole('link', { name: product.name }).first()).toBeVisible()
  await expect(cartDrawer(page).getByRole('link', { name: 'Thanh toán' })).toBeVisible()
})
