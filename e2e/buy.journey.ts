import { cartDrawer, choosePiece, decideInWallet, fillDelivery, findPieces, goToCheckout, payWith, putIntoCart } from './buying.ts'
import { expect, test } from './shopper.ts'

test('a guest buys with MoMo and the page tells the truth, also after a reload', async ({ page, request }) => {
  const [piece] = await findPieces(request)
  if (!piece) throw new Error('nothing to buy')
  await putIntoCart(page, piece)
  await goToCheckout(page)
  await fillDelivery(page)
  await payWith(page, 'Ví MoMo')
  await expect(page).toHaveURL(/\/checkout\/payment\//)
  await decideInWallet(page, 'Thanh toán')
  await expect(page).toHaveURL(/\/checkout\/success/)
  await expect(page.getByRole('heading', { level: 1, name: /đã thanh toán/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /Cảm ơn, .* đã thanh toán/ })).toBeVisible()
  await expect(page.getByText(piece.name).first()).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByText('Giỏ hàng đang trống')).toBeVisible()
})

test('a guest buys with cash', async ({ page, request }) => {
  const piece = (await findPieces(request))[1]
  if (!piece) throw new Error('nothing to buy')
  await putIntoCart(page, piece)
  await goToCheckout(page)
  await fillDelivery(page)
  await payWith(page, 'Tiền mặt khi nhận hàng')
  await expect(page).toHaveURL(/\/checkout\/success/)
  await expect(page.getByRole('heading', { level: 1, name: /trả tiền khi nhận hàng/ })).toBeVisible()
})

test('a guest orders without scripts', async ({ browser, request }) => {
  const piece = (await findPieces(request))[2]
  if (!piece) throw new Error('nothing to buy')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`/products/${piece.slug}`)
  await choosePiece(page, piece)
  await page.getByRole('main').getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
  await expect(page).toHaveURL(/\/cart/)
  await page.getByRole('main').getByRole('link', { name: 'Đặt hàng' }).click()
  await page.getByRole('textbox', { name: 'Họ và tên' }).fill('Lê Thị Bưởi')
  await page.getByRole('textbox', { name: 'Điện thoại' }).fill('0987654321')
  await page.getByRole('main').getByRole('textbox', { name: 'E-mail' }).fill('buoi@example.com')
  await page.getByRole('combobox', { name: /^Tỉnh, thành phố/ }).selectOption({ label: 'Thành phố Huế' })
  await page.getByRole('button', { name: /Lấy phường, xã/ }).click()
  await page.getByRole('combobox', { name: /^Phường, xã/ }).selectOption({ label: 'Phường Thuận Hóa' })
  await page.getByRole('textbox', { name: 'Địa chỉ' }).fill('5 Lê Lợi')
  await page.getByRole('radio', { name: 'Tiền mặt khi nhận hàng' }).check()
  await page.getByRole('button', { name: /^Đặt hàng · / }).click()
  await expect(page.getByRole('heading', { level: 1, name: /trả tiền khi nhận hàng/ })).toBeVisible()
  await context.close()
})

test.describe('when the wallet does not pay', () => {
  // The browser itself reports a refused call; the page says it in words.
  test.use({ allowed: [/status of 4\d\d/] })

  test('a refused payment can be tried again on the same order', async ({ page, request }) => {
    const piece = (await findPieces(request))[3]
    if (!piece) throw new Error('nothing to buy')
    await putIntoCart(page, piece)
    await goToCheckout(page)
    await fillDelivery(page)
    await payWith(page, 'Ví MoMo')
    await decideInWallet(page, 'Từ chối')
    await expect(page.getByRole('heading', { name: 'Thanh toán chưa thành' })).toBeVisible()
    await page.getByRole('button', { name: 'Thanh toán lại' }).click()
    await decideInWallet(page, 'Thanh toán')
    await expect(page.getByRole('heading', { level: 1, name: /đã thanh toán/ })).toBeVisible()
  })

  test('a payment that ran out can be tried again, and a lost callback loses no payment', async ({ page, request }) => {
    const piece = (await findPieces(request))[4]
    if (!piece) throw new Error('nothing to buy')
    await putIntoCart(page, piece)
    await goToCheckout(page)
    await fillDelivery(page)
    await payWith(page, 'Ví MoMo')
    await decideInWallet(page, 'Để hết hạn')
    await expect(page.getByText(/hết hạn/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Thanh toán lại' }).click()
    await decideInWallet(page, 'Thanh toán, nhưng thông báo bị thất lạc')
    await expect(page.getByRole('heading', { level: 1, name: /đã thanh toán/ })).toBeVisible()
  })
})

test('a payment that arrives after the order ran out still pays it, while the piece is there', { tag: '@minute' }, async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(240_000)
  const piece = (await findPieces(request))[7]
  if (!piece) throw new Error('nothing to buy')
  await putIntoCart(page, piece)
  await goToCheckout(page)
  await fillDelivery(page)
  await payWith(page, 'Ví MoMo')
  const [wallet] = await Promise.all([context.newPage(), expect(page).toHaveURL(/\/checkout\/payment\//)])
  const address = await page.getByRole('link', { name: /MoMo/ }).first().getAttribute('href')
  await expect(page.getByRole('heading', { name: /hết hạn/ })).toBeVisible({ timeout: 120_000 })
  await wallet.goto(address ?? '')
  await wallet.getByRole('button', { name: 'Thanh toán', exact: true }).click()
  await expect(wallet.getByRole('heading', { level: 1, name: /đã thanh toán/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /đã thanh toán/ })).toBeVisible({ timeout: 60_000 })
})

test('a parent who signs in on a second device finds both carts in one', async ({ browser, request }) => {
  const pieces = await findPieces(request)
  const [first, second] = [pieces[5], pieces[6]]
  if (!first || !second) throw new Error('nothing to buy')
  const email = `me.${Date.now()}@example.com`
  const phone = await (await browser.newContext()).newPage()
  await phone.goto('/register')
  await phone.getByRole('textbox', { name: 'Họ và tên' }).fill('Trần Thị Mận')
  await phone.getByRole('main').getByRole('textbox', { name: 'E-mail' }).fill(email)
  await phone.getByRole('textbox', { name: /^Mật khẩu/ }).fill('hoa sen trang nam 2026')
  await phone.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await expect(phone).not.toHaveURL(/register/)
  await putIntoCart(phone, first)

  const tablet = await (await browser.newContext()).newPage()
  await putIntoCart(tablet, second)
  await tablet.goto('/login')
  await tablet
    .getByRole('main')
    .getByRole('textbox', { name: /^E-mail/ })
    .fill(email)
  await tablet.getByRole('textbox', { name: /^Mật khẩu/ }).fill('hoa sen trang nam 2026')
  await tablet.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(tablet).not.toHaveURL(/login/)
  await tablet.goto('/cart')
  for (const { name } of [first, second]) await expect(tablet.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
})

test.describe('the last piece', () => {
  test.use({ allowed: [/status of 409/] })

  test('of two who want it one gets it, and the other is told before paying', async ({ browser, request }) => {
    const pieces = await findPieces(request)
    const last = await findLast(request, pieces)
    const [one, other] = await Promise.all([0, 1].map(async () => (await browser.newContext()).newPage()))
    if (!one || !other) throw new Error('two are needed')
    for (const page of [one, other]) {
      await putIntoCart(page, last)
      await goToCheckout(page)
      await fillDelivery(page)
    }
    await payWith(one, 'Tiền mặt khi nhận hàng')
    await expect(one.getByRole('heading', { level: 1, name: /trả tiền khi nhận hàng/ })).toBeVisible()
    await payWith(other, 'Tiền mặt khi nhận hàng')
    await expect(other.getByText(/hết hàng|không còn đủ/i).first()).toBeVisible()
    await expect(other).toHaveURL(/\/checkout$/)
    await other.goto(`/products/${last.slug}`)
    await choosePiece(other, last)
    await expect(other.getByRole('main').getByRole('button', { name: 'Hết hàng' }).first()).toBeVisible()
  })
})

test('the cart counts by plus and minus, and what was removed can be taken back', async ({ page, request }) => {
  const piece = (await findPieces(request)).at(-1)
  if (!piece) throw new Error('nothing to buy')
  await putIntoCart(page, piece)
  const drawer = cartDrawer(page)
  const minus = drawer.getByRole('button', { name: `Bớt một ${piece.name}` })
  await expect(minus).toBeDisabled()
  await drawer.getByRole('button', { name: `Thêm một ${piece.name}` }).click()
  await expect(minus).toBeEnabled()
  await drawer.getByRole('button', { name: `Xoá ${piece.name}` }).click()
  await expect(drawer.getByText('Giỏ hàng đang trống')).toBeVisible()
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(drawer.getByRole('link', { name: piece.name }).first()).toBeVisible()
})

type Cart = { data: { cart: { items: { available: number }[] } } }

/** The piece of which the demo has exactly one. */
async function findLast(request: import('@playwright/test').APIRequestContext, pieces: Awaited<ReturnType<typeof findPieces>>) {
  const answer = await request.get('/api/products?limit=100', { headers: { 'accept-language': 'vi' } })
  type Listed = {
    _id: string
    name: string
    slug: string
    colors: { label: string; color: string }[]
    sizes: { size: string }[]
    variants: { color: string; size?: string; available: boolean }[]
    availability: string
  }
  const { data } = (await answer.json()) as { data: { products: Listed[] } }
  for (const product of data.products.filter(({ availability }) => availability === 'In stock')) {
    for (const variant of product.variants.filter(({ available }) => available)) {
      const added = await request.post('/api/carts', {
        data: { productId: product._id, quantity: 1, color: variant.color, ...(variant.size ? { size: variant.size } : {}) },
      })
      const cart = ((await added.json()) as Cart).data.cart
      await request.delete('/api/carts/clear')
      if (cart.items[0]?.available !== 1) continue
      const color = product.colors.find(({ color }) => color === variant.color)?.label ?? variant.color
      return { name: product.name, slug: product.slug, color, size: product.sizes.length > 0 ? (variant.size ?? null) : null }
    }
  }
  throw new Error(`no single piece among ${pieces.length}`)
}
