import { request } from '@playwright/test'
import { StockPage } from '../../contract/admin/stock.ts'
import { baseURL } from '../playwright.config.ts'
import { adminCredentials } from '../support/admin.ts'
import {
  addToCart,
  cartDrawer,
  chooseVariant,
  createProduct,
  decideInWallet,
  fillDelivery,
  goToCheckout,
  payWith,
} from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'

test('checkout: a guest pays with MoMo, and the page shows the true state, also after a reload', async ({ page }) => {
  const product = await createProduct()
  await addToCart(page, product)
  await goToCheckout(page)
  await fillDelivery(page)
  await payWith(page, 'Ví MoMo')
  await expect(page).toHaveURL(/\/checkout\/payment\//)
  await decideInWallet(page, 'Thanh toán')
  await expect(page).toHaveURL(/\/checkout\/success/)
  await expect(page.getByRole('heading', { level: 1, name: /đã thanh toán/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: /Cảm ơn, .* đã thanh toán/ })).toBeVisible()
  await expect(page.getByText(product.name).first()).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByText('Giỏ hàng đang trống')).toBeVisible()
})

for (const [language, words] of Object.entries({
  vi: { empty: 'Giỏ hàng đang trống', placed: 'Xem đơn bạn vừa đặt', pay: 'Thanh toán bằng ví MoMo' },
  en: { empty: 'Your cart is empty', placed: 'See the order you have just placed', pay: 'Pay with the MoMo wallet' },
}))
  test(`checkout: after Back from the payment the empty cart leads to the order (${language})`, async ({ page }) => {
    await addToCart(page, await createProduct())
    await page.goto('/cart')
    await page.getByRole('link', { name: 'Thanh toán', exact: true }).click()
    await fillDelivery(page)
    await payWith(page, 'Ví MoMo')
    await expect(page).toHaveURL(/\/checkout\/payment\//)
    await page.goBack()
    await expect(page).toHaveURL(/\/cart$/)
    await page.goto(`/cart?lng=${language}`)
    await expect(page.getByText(words.empty)).toBeVisible()
    await page.getByRole('link', { name: words.placed }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.pay })).toBeVisible()
  })

test('checkout: a guest buys with cash', async ({ page }) => {
  const product = await createProduct()
  await addToCart(page, product)
  await goToCheckout(page)
  await fillDelivery(page)
  await payWith(page, 'Tiền mặt khi nhận hàng')
  await expect(page).toHaveURL(/\/checkout\/success/)
  await expect(page.getByRole('heading', { level: 1, name: /trả tiền khi nhận hàng/ })).toBeVisible()
  await expect(page.getByText('Tiệm sẽ gọi hoặc nhắn cho bạn để xác nhận trước khi chuẩn bị hàng.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Xác nhận/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Xác nhận/ })).toHaveCount(0)
})

test('checkout: a double tap adds one item and places one order', async ({ page }) => {
  const product = await createProduct()
  await page.goto(`/products/${product.slug}`)
  await chooseVariant(page, product)
  const add = page.locator('main').locator('button', { hasText: 'Thêm vào giỏ' }).first()
  await add.dblclick()
  await expect(cartDrawer(page).getByRole('link', { name: product.name }).first()).toBeVisible()
  // On a busy phone the second click arrives when the item has been added.
  await add.dispatchEvent('click', { detail: 2, bubbles: true, cancelable: true })
  await goToCheckout(page)
  await fillDelivery(page)
  await page.getByRole('radio', { name: 'Tiền mặt khi nhận hàng' }).check()
  await expect(page.getByText(/^Nhận hàng từ /)).toBeVisible()
  await page.getByRole('button', { name: /^Đặt hàng · / }).dblclick()
  await expect(page).toHaveURL(/\/checkout\/success/)
  const admin = await request.newContext({ baseURL, extraHTTPHeaders: { 'accept-language': 'vi' } })
  expect((await admin.post('/api/users/login', { data: adminCredentials })).status()).toBe(200)
  const { data } = await (await admin.get(`/api/stock?query=${encodeURIComponent(product.name)}`)).json()
  await admin.dispose()
  const variants = StockPage.shape.data.parse(data).products.flatMap(({ colors }) => colors.flatMap((each) => each.variants))
  expect(variants.map(({ size, reserved }) => ({ size, reserved }))).toEqual([
    { size: '1Y', reserved: 1 },
    { size: '2Y', reserved: 0 },
  ])
})

test('checkout: a guest orders without scripts', async ({ browser }) => {
  const product = await createProduct()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`/products/${product.slug}`)
  await chooseVariant(page, product)
  await page.getByRole('main').getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
  await expect(page).toHaveURL(/\/cart/)
  await page.getByRole('main').getByRole('link', { name: 'Thanh toán' }).click()
  await page.getByRole('textbox', { name: 'Họ và tên' }).fill('Lê Thị Bưởi')
  await page.getByRole('textbox', { name: 'Điện thoại' }).fill('0987654321')
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill('buoi@example.com')
  await page.getByRole('combobox', { name: /^Tỉnh, thành phố/ }).selectOption({ label: 'Thành phố Huế' })
  await page.getByRole('button', { name: /Lấy phường, xã/ }).click()
  await page.getByRole('combobox', { name: /^Phường, xã/ }).selectOption({ label: 'Phường Thuận Hóa' })
  await page.getByRole('textbox', { name: 'Địa chỉ' }).fill('5 Lê Lợi')
  await page.getByRole('radio', { name: 'Tiền mặt khi nhận hàng' }).check()
  await page.getByRole('button', { name: /^Đặt hàng · / }).click()
  await expect(page.getByRole('heading', { level: 1, name: /trả tiền khi nhận hàng/ })).toBeVisible()
  await context.close()
})

test.describe('failed MoMo payment', () => {
  // The browser itself logs a refused call; the page explains it.
  test.use({ allowedConsoleErrors: [/status of 4\d\d/] })

  test('a refused payment can be tried again on the same order', async ({ page }) => {
    const product = await createProduct()
    await addToCart(page, product)
    await goToCheckout(page)
    await fillDelivery(page)
    await payWith(page, 'Ví MoMo')
    await decideInWallet(page, 'Từ chối')
    await expect(page.getByRole('heading', { name: 'Thanh toán chưa thành công' })).toBeVisible()
    await page.getByRole('button', { name: 'Thanh toán lại' }).click()
    await decideInWallet(page, 'Thanh toán')
    await expect(page.getByRole('heading', { level: 1, name: /đã thanh toán/ })).toBeVisible()
  })

  test('an expired payment can be tried again, and a lost callback loses no payment', async ({ page }) => {
    const product = await createProduct()
    await addToCart(page, product)
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

test('late MoMo payment: pays an expired order as long as the stock lasts', { tag: '@minute' }, async ({ page, context }) => {
  test.setTimeout(240_000)
  const product = await createProduct()
  await addToCart(page, product)
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

test.describe('last unit in stock', () => {
  test.use({ allowedConsoleErrors: [/status of 409/] })

  test('of two buyers one gets it, and the other sees so before paying', async ({ browser }) => {
    const last = await createProduct({ onHand: 1 })
    const [one, other] = await Promise.all([0, 1].map(async () => (await browser.newContext()).newPage()))
    if (!one || !other) throw new Error('two are needed')
    for (const page of [one, other]) {
      await addToCart(page, last)
      await goToCheckout(page)
      await fillDelivery(page)
    }
    await payWith(one, 'Tiền mặt khi nhận hàng')
    await expect(one.getByRole('heading', { level: 1, name: /trả tiền khi nhận hàng/ })).toBeVisible()
    await payWith(other, 'Tiền mặt khi nhận hàng')
    await expect(other.getByText(/hết hàng|không còn đủ/i).first()).toBeVisible()
    await expect(other).toHaveURL(/\/checkout$/)
    await other.goto(`/products/${last.slug}`)
    await chooseVariant(other, last)
    await expect(other.getByRole('main').getByRole('button', { name: 'Hết hàng' }).first()).toBeVisible()
  })
})
