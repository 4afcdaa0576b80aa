import { cartDrawer, createProduct } from '../support/checkout.ts'
import { password, register } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'
import { pauseRequests } from '../support/intercept-requests.ts'

const wishDrawer = (page: import('@playwright/test').Page) => page.getByRole('dialog', { name: 'Yêu thích' })

test('wishlist: a guest saves products, chooses colour and size in the drawer and adds one to the cart', async ({ page }) => {
  const [first, second] = [await createProduct(), await createProduct()]
  for (const { slug, name } of [first, second]) {
    await page.goto(`/products/${slug}`)
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: `Thêm ${name} vào yêu thích`, exact: true })
      .first()
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/wishlists') && response.request().method() === 'POST')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await saved
  }
  await page.reload()
  await page.getByRole('link', { name: 'Yêu thích, 2 món' }).click()
  const drawer = wishDrawer(page)
  const item = drawer.getByRole('listitem').filter({ has: page.getByRole('link', { name: second.name }) })
  const group = item.getByRole('group', { name: `Size của ${second.name}` })
  await item.getByRole('button', { name: `Thêm vào giỏ: ${second.name}` }).click()
  await expect(group).toContainText('Vui lòng chọn size')
  await expect(group.getByRole('radio').first()).toBeFocused()
  await item
    .getByRole('group', { name: `Màu của ${second.name}` })
    .getByRole('radio', { name: second.color })
    .check({ force: true })
  await group.locator(`input[value="${second.size}"]`).check({ force: true })
  await item.getByRole('button', { name: `Thêm vào giỏ: ${second.name}` }).click()
  await expect(cartDrawer(page).getByRole('link', { name: second.name })).toBeVisible()
  await expect(drawer).toBeHidden()
  await cartDrawer(page).getByRole('button', { name: 'Quay lại yêu thích' }).click()
  await expect(drawer.getByRole('link', { name: first.name })).toBeVisible()
  await expect(cartDrawer(page)).toBeHidden()

  await drawer.getByRole('button', { name: `Xoá ${second.name} khỏi yêu thích` }).click()
  await expect(drawer.getByRole('link', { name: second.name })).toHaveCount(0)
  await expect(drawer.getByRole('link', { name: first.name })).toBeFocused()
  await drawer.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(drawer.getByRole('link', { name: second.name })).toBeVisible()
  await drawer.getByRole('link', { name: 'Xem cả danh sách' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Yêu thích' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: first.name })).toBeVisible()
})

test('wishlist: a product saved from its card stays, and a guest’s list moves into the account', async ({ page, browser }) => {
  await page.goto('/products')
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Thêm .+ vào yêu thích$/ })
    .first()
  const label = (await heart.getAttribute('aria-label')) ?? ''
  const name = label.replace(/^Thêm /, '').replace(/ vào yêu thích$/, '')
  await heart.click()
  await expect(page.getByRole('link', { name: 'Yêu thích, 1 món' })).toBeVisible()
  const otherPage = await browser.newContext()
  const email = await register(await otherPage.newPage())
  await otherPage.close()
  await page.goto('/login?next=/wishlist')
  await page.getByRole('main').getByRole('textbox', { name: /Email/ }).fill(email)
  await page.getByRole('textbox', { name: /^Mật khẩu/ }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
})

test('wishlist: products saved in another tab show once the list is opened', async ({ page, context }) => {
  const product = await createProduct()
  // By its name: those of the related products may be found first.
  const heart = (of: import('@playwright/test').Page) =>
    of.getByRole('main').getByRole('button', { name: `Thêm ${product.name} vào yêu thích` })
  await page.goto(`/products/${product.slug}`)
  await expect(heart(page).first()).toBeEnabled()
  const other = await context.newPage()
  await other.goto(`/products/${product.slug}`)
  const saved = other.waitForResponse((response) => response.url().endsWith('/api/wishlists') && response.request().method() === 'POST')
  await heart(other).first().click()
  await saved
  await page.bringToFront()
  await page.getByRole('link', { name: /^Yêu thích, / }).click()
  await expect(wishDrawer(page).getByRole('link', { name: product.name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Yêu thích, 1 món' })).toBeVisible()
  await expect(heart(page).first()).toHaveAttribute('aria-pressed', 'true')
})

test('wishlist: an empty list leads to the products, also without scripts', async ({ page, browser, request }) => {
  await page.goto('/wishlist')
  await expect(page.getByRole('heading', { name: 'Chưa có món nào ở đây' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Xem sản phẩm' })).toHaveAttribute('href', '/products')
  // A product in several sizes: a single variant needs no choice.
  const { product } = await (await request.get('/api/products/slug/dam-co-la-sen-hoa-nhi')).json()
  const context = await browser.newContext({ javaScriptEnabled: false })
  await context.request.post('/api/wishlists', { data: { productId: product._id } })
  const plain = await context.newPage()
  await plain.goto('/wishlist')
  await plain
    .getByRole('main')
    .getByRole('button', { name: /^Thêm vào giỏ/ })
    .click()
  await expect(plain.getByText('Vui lòng chọn').first()).toBeVisible()
  await plain.getByRole('main').getByRole('button', { name: /^Xoá/ }).click()
  await expect(plain.getByRole('heading', { name: 'Chưa có món nào ở đây' })).toBeVisible()
  await context.close()
})

test('wishlist: an item fades while it is removed, also under reduced motion', async ({ page }) => {
  const product = await createProduct()
  await page.request.post('/api/wishlists', { data: { productId: product.id } })
  await page.goto('/wishlist')
  const { release } = await pauseRequests(page, '**/api/wishlists', 'DELETE')
  const item = page.getByRole('main').getByRole('listitem').filter({ hasText: product.name })
  await item.getByRole('button', { name: /^Xoá/ }).click()
  await expect(item).toHaveAttribute('aria-busy', 'true')
  await expect(item).toHaveCSS('opacity', '0.55')
  release()
  await expect(item).toHaveCount(0)
})

test.describe('unreachable shop', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource|ERR_/] })

  test('wishlist button: a failed save is rolled back with a reason, and a retry works', async ({ page }) => {
    await page.goto('/products')
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^Thêm .+ vào yêu thích$/ })
      .first()
    await expect(heart).toBeVisible()
    await page.route('**/api/wishlists', (route) => route.abort())
    await heart.click()
    await expect(page.getByRole('status').filter({ hasText: /yêu thích|kết nối|mạng/ })).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await page.unroute('**/api/wishlists')
    await page.getByRole('status').getByRole('button', { name: 'Thử lại' }).click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  test('wishlist button: a successful retry removes the error', async ({ page }) => {
    await page.goto('/products')
    const hearts = page.getByRole('main').getByRole('button', { name: /^Thêm .+ vào yêu thích$/ })
    const refusals = page.getByRole('status').getByText(/Không thêm được vào yêu thích|kết nối|mạng/)
    await page.route('**/api/wishlists', (route) => route.abort())
    for (const heart of [hearts.nth(0), hearts.nth(1), hearts.nth(0)]) {
      const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/wishlists'))
      await heart.click()
      await refused
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
    }
    // Shorter than the time after which the messages disappear by themselves.
    const soon = { timeout: 4_000 }
    await expect(refusals).toHaveCount(2, soon)
    await page.unroute('**/api/wishlists')
    await hearts.nth(0).click()
    await expect(refusals, 'the other one’s stays').toHaveCount(1, soon)
    await hearts.nth(1).click()
    await expect(refusals).toHaveCount(0, soon)
  })

  test('wishlist: a failed removal keeps the item with a reason, until a retry removes it', async ({ page }) => {
    const { slug, name } = await createProduct()
    await page.goto(`/products/${slug}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: `Thêm ${name} vào yêu thích`, exact: true })
      .first()
      .click()
    await page.getByRole('link', { name: 'Yêu thích, 1 món' }).click()
    const item = wishDrawer(page).getByRole('listitem')
    const remove = item.getByRole('button', { name: `Xoá ${name} khỏi yêu thích` })
    await page.route('**/api/wishlists', (route) => (route.request().method() === 'DELETE' ? route.abort() : route.fallback()))
    await remove.click()
    await expect(item.getByRole('alert')).toContainText(/yêu thích|kết nối|mạng/)
    await page.unroute('**/api/wishlists')
    await remove.click()
    await expect(item).toHaveCount(0)
  })
})
