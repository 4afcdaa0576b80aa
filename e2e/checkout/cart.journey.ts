import { request } from '@playwright/test'
import { baseURL } from '../playwright.config.ts'
import { addToCart, cartDrawer, createProduct, newPhone } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { doubleTextSize } from '../support/page-checks.ts'

test('cart: a sign-in on a second device merges both carts', async ({ browser }) => {
  const [first, second] = [await createProduct(), await createProduct()]
  const email = `me.${Date.now()}@example.com`
  const phone = await (await browser.newContext()).newPage()
  await phone.goto('/register')
  await phone.getByRole('textbox', { name: 'Họ và tên' }).fill('Trần Thị Mận')
  await phone.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email)
  await phone.getByRole('textbox', { name: /^Mật khẩu/ }).fill('hoa sen trang nam 2026')
  await phone.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await expect(phone).not.toHaveURL(/register/)
  await addToCart(phone, first)

  const tablet = await (await browser.newContext()).newPage()
  await addToCart(tablet, second)
  await tablet.goto('/login')
  await tablet
    .getByRole('main')
    .getByRole('textbox', { name: /^Email/ })
    .fill(email)
  await tablet.getByRole('textbox', { name: /^Mật khẩu/ }).fill('hoa sen trang nam 2026')
  await tablet.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(tablet).not.toHaveURL(/login/)
  await tablet.goto('/cart')
  for (const { name } of [first, second]) await expect(tablet.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
})

for (const [where, viewport, isTextDoubled] of [
  ['with double text size on a narrow phone', { width: 320, height: 640 }, true],
  ['on a phone held sideways', { width: 844, height: 390 }, false],
] as const) {
  test(`cart drawer: shows its lines and leads to the checkout ${where}`, async ({ page }) => {
    await addToCart(page, await createProduct())
    await page.setViewportSize(viewport)
    await page.goto('/products')
    if (isTextDoubled) await doubleTextSize(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Giỏ hàng/ })
      .click()
    const drawer = cartDrawer(page)
    const more = drawer.getByRole('button', { name: /^Thêm một/ })
    await more.scrollIntoViewIfNeeded()
    await expect(more).toBeInViewport({ ratio: 1 })
    await drawer.getByRole('link', { name: 'Thanh toán' }).click()
    await expect(page).toHaveURL(/\/checkout$/)
  })
}

test('cart: counts by plus and minus, and a removal can be undone', async ({ page }) => {
  const product = await createProduct()
  await addToCart(page, product)
  const drawer = cartDrawer(page)
  const minus = drawer.getByRole('button', { name: `Bớt một ${product.name}` })
  await expect(minus).toBeDisabled()
  await drawer.getByRole('button', { name: `Thêm một ${product.name}` }).click()
  await expect(minus).toBeEnabled()
  await drawer.getByRole('button', { name: `Xoá ${product.name}` }).click()
  await expect(drawer.getByText('Giỏ hàng đang trống')).toBeVisible()
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(drawer.getByRole('link', { name: product.name }).first()).toBeVisible()
})

for (const where of ['drawer', 'page'] as const) {
  test(`cart ${where}: a quantity above the stock is reduced to the stock, with a message`, async ({ page }) => {
    const product = await createProduct({ onHand: 5 })
    await addToCart(page, product)
    if (where === 'page') await page.goto('/cart')
    const cart = where === 'page' ? page.getByRole('main') : cartDrawer(page)
    const more = cart.getByRole('button', { name: `Thêm một ${product.name}` })
    const count = cart.getByRole('textbox', { name: `Số lượng ${product.name}` })
    for (let tap = 0; tap < 8; tap++) await more.click()
    await expect(count).toHaveValue('5')
    await expect(cart.getByRole('listitem').getByText('Chỉ còn 5')).toBeVisible()
    await expect(cart.getByText('925.000').first()).toBeVisible()
    await expect
      .poll(async () =>
        (await (await page.request.get('/api/carts')).json()).data.cart.items.map(({ quantity }: { quantity: number }) => quantity),
      )
      .toEqual([5])
    await more.click()
    await expect(count).toHaveValue('5')
    await cart.getByRole('button', { name: `Bớt một ${product.name}` }).click()
    await expect(count).toHaveValue('4')
    await expect(cart.getByRole('listitem').getByText('Chỉ còn 5')).toHaveCount(0)
  })
}

test.describe('concurrent buyers', () => {
  test.use({ allowedConsoleErrors: [/status of 409/] })

  test('cart: takes what is left when others bought some in the meantime', async ({ page }) => {
    const product = await createProduct({ onHand: 5 })
    await addToCart(page, product)
    const other = await request.newContext({ baseURL })
    const line = { productId: product.id, color: product.color, size: product.size, quantity: 2 }
    expect((await other.post('/api/carts', { data: line })).status()).toBe(201)
    const address = { fullName: 'Bà Ngoại', phone: newPhone(), province: 'Thành phố Huế', ward: 'Phường Thuận Hóa', street: '1 Lê Lợi' }
    const placed = await other.post('/api/orders', { data: { address, paymentMethod: 'bank' } })
    expect(placed.status(), await placed.text()).toBe(201)
    await other.dispose()
    const cart = cartDrawer(page)
    for (let tap = 0; tap < 4; tap++) await cart.getByRole('button', { name: `Thêm một ${product.name}` }).click()
    await expect(cart.getByRole('listitem').getByText('Chỉ còn 3')).toBeVisible()
    await expect(cart.getByRole('textbox', { name: `Số lượng ${product.name}` })).toHaveValue('3')
  })

  test('product: says so when the cart already holds the whole stock', async ({ page }) => {
    const product = await createProduct({ onHand: 1 })
    await addToCart(page, product)
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
    await expect(page.getByText('Chỉ còn 1, và tất cả đã ở trong giỏ của bạn.').first()).toBeVisible()
  })
})

test('cart: a line of one unit shows its price once, a line of two also the price of one', async ({ page }) => {
  const product = await createProduct({ price: 275_000 })
  await addToCart(page, product)
  const line = cartDrawer(page).getByRole('listitem').filter({ hasText: product.name })
  const unitPrice = line.getByText('275.000 ₫').filter({ visible: true })
  await expect(unitPrice).toHaveCount(1)
  await line.getByRole('button', { name: /^Thêm một/ }).click()
  await expect(line.getByText('550.000 ₫')).toBeVisible()
  await expect(unitPrice).toHaveCount(1)
})

test('cart: each button of a line is large enough for a thumb', async ({ page }) => {
  const product = await createProduct()
  await addToCart(page, product)
  for (const name of [`Bớt một ${product.name}`, `Thêm một ${product.name}`, `Xoá ${product.name}`]) {
    const box = await cartDrawer(page).getByRole('button', { name }).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44)
  }
})
