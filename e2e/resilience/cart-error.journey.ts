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
