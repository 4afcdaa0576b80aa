import { addToCart, createProduct, fillDelivery, payWith } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoHorizontalScroll, findSmallTargets, sweepPage } from '../support/page-checks.ts'

for (const language of ['vi', 'en'] as const) {
  test(`checkout pages: pass the page checks from the cart to the order in ${language}`, { tag: '@look' }, async ({ page }) => {
    test.setTimeout(360_000)
    const product = await createProduct()
    await addToCart(page, product)
    await page.context().request.post('/api/wishlists', { data: { productId: product.id } })

    async function look(paths: string[]): Promise<void> {
      for (const path of paths) await test.step(path, () => sweepPage(page, path, { language, atWidth: checkPhone }))
    }

    async function checkPhone(width: number): Promise<void> {
      if (width !== 320) return
      expect.soft(await findSmallTargets(page)).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      await expectNoHorizontalScroll(page)
    }

    await look(['/cart', '/wishlist', '/checkout'])
    await page.goto('/checkout?lng=vi')
    await fillDelivery(page)
    await payWith(page, 'Ví MoMo')
    await expect(page).toHaveURL(/\/checkout\/payment\//)
    const { pathname, search } = new URL(page.url())
    const order = pathname.split('/').at(-1) ?? ''
    const token = new URLSearchParams(search).get('token') ?? ''
    const proof = token ? `?token=${token}` : ''
    await look([pathname + search, `/checkout/success?order=${order}${token && `&token=${token}`}`, `/orders/${order}${proof}`])
  })
}
