import type { Page } from '@playwright/test'
import { isVietnamese } from '../../contract/language/detect-vietnamese.ts'
import { createProduct, newPhone } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'

/** Finds Vietnamese in text that is marked as English, by visible words and by accessible names. */
async function findMisread(page: Page): Promise<string[]> {
  const spoken = await page.evaluate(() => {
    const isEnglish = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === 'en'
    const isShown = (element: Element) => element.checkVisibility() && !element.closest('script, style')
    const elements = [...document.querySelectorAll('body *')].filter((element) => isEnglish(element) && isShown(element))
    return elements.flatMap((element) => {
      const own = [...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : []))
      // The `title` of a colour swatch is only for sighted users.
      const aloud = ['aria-label', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? '')
      return [...own, ...aloud].map((text) => ({ text: text.trim(), where: `${element.tagName} ${element.className}` }))
    })
  })
  return spoken.filter(({ text }) => isVietnamese(text)).map(({ text, where }) => `${text} (${where})`)
}

test('product without English texts: is marked as Vietnamese on English pages', async ({ page }) => {
  const product = await createProduct({ isTranslated: false, called: 'Đầm xoè hoa nhí', color: 'Xanh rêu' })
  const { id, name, slug, color, size } = product
  await page.request.post('/api/carts', { data: { productId: id, quantity: 1, color, size } })
  await page.request.post('/api/wishlists', { data: { productId: id } })
  const address = { fullName: 'Mai Lan', phone: newPhone(), province: 'Thành phố Huế', ward: 'Phường Thuận Hóa', street: '12 Chi Lang' }
  const order = await page.request.post('/api/orders', {
    data: { address, paymentMethod: 'cod' },
    headers: { 'accept-language': 'en' },
  })
  expect(order.status(), await order.text()).toBe(201)
  const { _id, token } = await order.json()
  await page.request.post('/api/carts', { data: { productId: id, quantity: 2, color, size } })
  for (const path of [
    `/products/${slug}`,
    `/products/search/${encodeURIComponent(name)}`,
    '/products?sort=newest',
    '/cart',
    '/wishlist',
    '/checkout',
    `/checkout/success?order=${_id}&token=${token}`,
    `/orders/${_id}?token=${token}`,
  ]) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=en`)
    // On a phone the checkout folds its order lines.
    if (path === '/checkout') await page.getByText(/^Show the order/).click()
    await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible()
    expect.soft(await findMisread(page), path).toEqual([])
  }
})

test('reviews: one in Vietnamese is marked as such on an English page, one in English is not', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/products/dam-co-la-sen-hoa-nhi?lng=en')
  const reviews = page.getByRole('region', { name: 'Reviews' })
  await expect(reviews.getByRole('heading', { name: 'Chàm ngoài đời sang hơn hình' })).toHaveAttribute('lang', 'vi')
  await expect(reviews.getByText(/^Thân trên lót trắng/)).toHaveAttribute('lang', 'vi')
  await expect(reviews.getByRole('heading', { name: 'An heirloom, really' })).not.toHaveAttribute('lang')
})
