import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { createProduct, type TestProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { recordAnnouncements } from '../support/live-region-recorder.ts'

const texts = {
  vi: {
    undo: 'Hoàn tác',
    close: 'Đóng',
    float: 'Mở liên kết mạng xã hội',
    retry: 'Thử lại',
    cart: 'Giỏ hàng',
    wishes: 'Yêu thích',
    fromCart: (name: string) => `Xoá ${name}`,
    fromWishes: (name: string) => `Xoá ${name} khỏi yêu thích`,
    gone: 'Đã xoá khỏi giỏ. Tạm tính 185.000 ₫',
    back: (name: string) => `Đã thêm ${name} (Xanh rêu, 1Y) vào giỏ hàng`,
    wishGone: 'Đã xoá',
    wishBack: (name: string) => `Đã thêm ${name} vào yêu thích`,
    notBack: 'Không thêm được vào giỏ hàng',
    notWished: 'Không thêm được vào yêu thích',
  },
  en: {
    undo: 'Undo',
    close: 'Close',
    float: 'Open the social links',
    retry: 'Try again',
    cart: 'Cart',
    wishes: 'Wishlist',
    fromCart: (name: string) => `Remove ${name}`,
    fromWishes: (name: string) => `Remove ${name} from wishlist`,
    gone: 'Removed from cart. Subtotal 185.000 ₫',
    back: (name: string) => `Added ${name} (Moss green, 1Y) to the cart`,
    wishGone: 'Removed',
    wishBack: (name: string) => `${name} added to wishlist`,
    notBack: 'Failed to add item to cart',
    notWished: 'Failed to add item to wishlist',
  },
} as const

const named = ({ name }: TestProduct, language: 'vi' | 'en') => (language === 'vi' ? name : name.replace(/^.+ /, 'Flared dress '))

async function makeTwo(): Promise<[TestProduct, TestProduct]> {
  return [await createProduct(), await createProduct()]
}

async function fillCart(request: APIRequestContext, products: TestProduct[]): Promise<void> {
  for (const { id, slug, size } of products) {
    const { product } = await (await request.get(`/api/products/slug/${slug}`)).json()
    const data = { productId: id, quantity: 1, color: product.colors[0].id, size }
    expect((await request.post('/api/carts', { data })).ok()).toBe(true)
  }
}

async function fillWishes(request: APIRequestContext, products: TestProduct[]): Promise<void> {
  for (const { id } of products) expect((await request.post('/api/wishlists', { data: { productId: id } })).ok()).toBe(true)
}

const undoButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The floating button of a phone moves above a toast. */
async function expectBelow(lower: Locator, upper: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [below, above] = await Promise.all([lower.boundingBox(), upper.boundingBox()])
      return below && above && below.y >= above.y + above.height
    })
    .toBe(true)
}

for (const language of ['vi', 'en'] as const) {
  const text = texts[language]

  test(`cart: announces a removal once, and undo restores the line with the focus (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const products = await makeTwo()
    await fillCart(page.context().request, products)
    const { announcements, clear } = await recordAnnouncements(page)
    await page.goto(`/cart?lng=${language}`)
    const [first, second] = products.map((product) => named(product, language)) as [string, string]
    const remove = page.getByRole('button', { name: text.fromCart(first) })
    await expect(remove).toBeVisible()
    await clear()
    await remove.press('Enter')
    const undo = undoButton(page, text.undo)
    await expect(undo).toBeVisible()
    await expect(page.getByRole('link', { name: second }).and(page.locator(':focus'))).toBeVisible()
    await expect.poll(announcements).toEqual([`${text.gone}${text.undo}`])
    await expectBelow(undoButton(page, text.close), page.getByRole('button', { name: text.float }))
    await clear()
    await undo.press('Enter')
    await expect(page.getByRole('link', { name: first }).and(page.locator(':focus'))).toBeVisible()
    await expect.poll(announcements).toEqual([text.back(first)])
  })

  test(`wishlist: announces a removal once, and undo restores the item with the focus (${language})`, async ({ page }) => {
    const products = await makeTwo()
    await fillWishes(page.context().request, products)
    const { announcements, clear } = await recordAnnouncements(page)
    await page.goto(`/contact?lng=${language}`)
    await page
      .getByRole('banner')
      .getByRole('link', { name: new RegExp(`^${text.wishes}`) })
      .click()
    const drawer = page.getByRole('dialog', { name: text.wishes })
    const [first, second] = products.map((product) => named(product, language)) as [string, string]
    for (const name of [first, second]) await expect(drawer.getByRole('link', { name })).toBeVisible()
    await clear()
    for (const name of [first, second]) {
      await drawer.getByRole('button', { name: text.fromWishes(name) }).press('Enter')
      await expect(drawer.getByRole('link', { name })).toHaveCount(0)
    }
    const undo = undoButton(page, text.undo).and(page.locator('dialog *'))
    await expect(undo).toHaveCount(2)
    await expect.poll(announcements).toEqual([`${text.wishGone}${text.undo}`, `${text.wishGone}${text.undo}`])
    await clear()
    await undo.first().press('Enter')
    await expect(drawer.getByRole('link', { name: first }).and(page.locator(':focus'))).toBeVisible()
    await expect.poll(announcements).toEqual([text.wishBack(first)])
  })
}

test('undo toast: stays while it has the focus or the pointer, and the focus then continues from its origin', async ({ page }) => {
  const [first, second] = await makeTwo()
  await fillWishes(page.context().request, [first, second])
  await page.clock.install()
  await page.goto('/wishlist')
  const { undo: name, close, fromWishes } = texts.vi
  await page.getByRole('button', { name: fromWishes(first.name) }).press('Enter')
  const next = page.getByRole('link', { name: second.name }).and(page.locator('[data-focus]'))
  await expect(next).toBeFocused()
  const undo = undoButton(page, name)
  await page.clock.runFor(8_000)
  await page.keyboard.press('Tab')
  await page.clock.runFor(8_000)
  await expect(undo, 'somebody who goes there by the keys').toBeVisible()
  await next.focus()
  await undo.focus()
  await page.clock.runFor(30_000)
  await expect(undo, 'somebody who is there').toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: close, exact: true }).and(page.locator(':focus'))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(undo).toHaveCount(0)
  await expect(next).toBeFocused()

  await page.getByRole('button', { name: fromWishes(second.name) }).click()
  await undo.hover()
  await page.clock.runFor(30_000)
  await expect(undo, 'somebody who points at it').toBeVisible()
  await page.mouse.move(5, 300)
  await page.clock.runFor(13_000)
  await expect(undo).toHaveCount(0)
})

/** Removes the first of two wishes with the keyboard; the clock stands still from then on. */
async function removeFirstWish(page: Page) {
  const [first, second] = await makeTwo()
  await fillWishes(page.context().request, [first, second])
  await page.clock.install()
  await page.goto('/wishlist')
  await page.getByRole('button', { name: texts.vi.fromWishes(first.name) }).press('Enter')
  const undo = undoButton(page, texts.vi.undo)
  await expect(undo).toBeVisible()
  return { undo, second }
}

test('undo toast: leaves in time while somebody types or scrolls by the keys', async ({ page }) => {
  const { undo } = await removeFirstWish(page)
  for (const key of ['a', 'ArrowDown', 'Shift']) {
    await page.clock.runFor(4_500)
    await page.keyboard.press(key)
  }
  await expect(undo).toHaveCount(0)
})

test('undo toast: stays under the pointer when the focus leaves it', async ({ page }) => {
  const { undo, second } = await removeFirstWish(page)
  await undo.hover()
  await undo.focus()
  await page.getByRole('link', { name: second.name }).and(page.locator('[data-focus]')).focus()
  await page.clock.runFor(30_000)
  await expect(undo).toBeVisible()
})

test.describe('failed undo', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED/] })

  for (const language of ['vi', 'en'] as const) {
    const text = texts[language]

    test(`is reported and can be tried again (${language})`, async ({ page }) => {
      const product = await createProduct()
      const name = named(product, language)
      await fillCart(page.context().request, [product])
      await fillWishes(page.context().request, [product])
      const trials = [
        { path: '/cart', calls: '**/api/carts', remove: text.fromCart(name), failed: text.notBack },
        { path: '/wishlist', calls: '**/api/wishlists', remove: text.fromWishes(name), failed: text.notWished },
      ]
      for (const { path, calls, remove, failed } of trials) {
        await page.goto(`${path}?lng=${language}`)
        await page.getByRole('button', { name: remove }).press('Enter')
        await page.route(calls, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
        await undoButton(page, text.undo).press('Enter')
        await expect(page.getByRole('status').filter({ hasText: failed })).toBeVisible()
        await expect(page.locator('body')).not.toBeFocused()
        await page.unroute(calls)
        await undoButton(page, text.retry).press('Enter')
        await expect(page.getByRole('link', { name }).and(page.locator(':focus'))).toBeVisible()
      }
    })
  }
})
