import { addToCart, createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'

/** Colours as a high-contrast theme of Windows sets them. */
test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

const background = (element: Element) => getComputedStyle(element).backgroundColor

test('forced colours: what is chosen looks different from what is not', async ({ page }) => {
  const product = await createProduct()
  await page.goto(`/products/${product.slug}?size=1Y`)
  const sizes = page.getByRole('group', { name: /^Size/ }).locator('label')
  await expect(sizes.locator('input[value="1Y"]')).toBeChecked()
  const [chosen, other] = [sizes.filter({ hasText: '1Y' }), sizes.filter({ hasText: '2Y' })]
  expect(await chosen.evaluate(background)).not.toBe(await other.evaluate(background))

  await page.goto('/products')
  const categories = page.getByRole('main').locator('.category-link')
  expect(await categories.first().evaluate(background)).not.toBe(await categories.nth(1).evaluate(background))
})

test('forced colours: the marks of the social networks have the colour of the theme', async ({ page }) => {
  await page.goto('/products')
  const mark = page.getByRole('banner').locator('.art').first()
  const link = await page.evaluate(() => {
    const probe = document.createElement('span')
    probe.style.color = 'LinkText'
    document.body.append(probe)
    return getComputedStyle(probe).color
  })
  expect(await mark.evaluate(background)).toBe(link)
})

test('forced colours: the thread of the free delivery is visible', async ({ page }) => {
  await addToCart(page, await createProduct({ price: 155_000 }))
  await page.goto('/cart')
  const bar = page.getByRole('main').getByRole('progressbar').first()
  await expect(bar).toHaveCSS('appearance', 'auto')
})
