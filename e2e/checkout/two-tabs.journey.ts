import type { Page } from '@playwright/test'
import { createProduct, fillDelivery, payWith, type TestProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'

async function putInCart(page: Page, { id, slug, size }: TestProduct): Promise<void> {
  const { product } = await (await page.request.get(`/api/products/slug/${slug}`)).json()
  const data = { productId: id, quantity: 1, color: product.colors[0].id, size }
  expect((await page.request.post('/api/carts', { data })).status()).toBe(201)
}

/** A headless browser shows all its tabs at once, so this tells the tab what a switch to it would. */
async function switchTo(page: Page): Promise<void> {
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

for (const [language, say] of [
  ['vi', { cart: /^Giỏ hàng, (\d+)/, remove: (name: string) => `Xoá ${name}` }],
  ['en', { cart: /^Cart, (\d+)/, remove: (name: string) => `Remove ${name}` }],
] as const) {
  test(`two tabs: the cart that was changed in one is shown in the other (${language})`, async ({ page, context }) => {
    const [first, second] = [await createProduct({ isTranslated: false }), await createProduct({ isTranslated: false })]
    await putInCart(page, first)
    await page.goto(`/cart?lng=${language}`)
    const lines = page.getByRole('main').getByRole('button', { name: say.remove('') })
    await expect(lines).toHaveCount(1)
    const other = await context.newPage()
    await other.goto(`/cart?lng=${language}`)
    await putInCart(other, second)
    await switchTo(page)
    await expect(page.getByRole('main').getByRole('button', { name: say.remove(second.name) })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: say.cart })).toHaveAccessibleName(/2/)
    await switchTo(other)
    await expect(other.getByRole('main').getByRole('button', { name: say.remove(second.name) })).toBeVisible()
  })
}

test('two tabs: an order placed in one empties the cart of the other, and back from the order does not order again', async ({
  page,
  context,
}) => {
  const product = await createProduct()
  await putInCart(page, product)
  await page.goto('/cart')
  const line = page.getByRole('main').getByRole('button', { name: `Xoá ${product.name}` })
  await expect(line).toBeVisible()
  const other = await context.newPage()
  await other.goto('/cart')
  await other.getByRole('main').getByRole('link', { name: 'Thanh toán' }).click()
  await fillDelivery(other)
  await payWith(other, 'Tiền mặt khi nhận hàng')
  await expect(other.getByRole('heading', { level: 1, name: /trả tiền khi nhận hàng/ })).toBeVisible()
  await switchTo(page)
  await expect(line).toHaveCount(0)
  await other.goBack()
  await expect(other.getByRole('button', { name: /^Đặt hàng · / })).toHaveCount(0)
  await expect(other.getByRole('main').getByRole('button', { name: `Xoá ${product.name}` })).toHaveCount(0)
})
