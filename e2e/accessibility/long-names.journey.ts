import { openAdmin } from '../support/admin.ts'
import { addToCart, cartDrawer, chooseVariant, createProduct, goToCheckout, newPhone } from '../support/checkout.ts'
import { register } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'
import { applyTextSpacing, doubleTextSize, expectNoClippedText, expectNoHorizontalScroll } from '../support/page-checks.ts'
import { addStore, removeStores } from '../support/seed-stores.ts'

const address = {
  fullName: 'Nguyễn Phước Hoàng Thị Nghiêng Nghiêng Khuynh Trường Thuỷ Xuân',
  phone: newPhone(),
  province: 'Thành phố Huế',
  ward: 'Phường Thuận Hóa',
  street: `Kiệt 32 đường Nguyễn Thị Minh Khai nối dài, ${'toà nhà Phương Đông Thịnh Vượng, '.repeat(4)}tầng 21`,
}
const email = `${'motdiachidai'.repeat(5)}@mot-ten-mien-rat-dai.example.com`

test('long names, addresses and prices: fit a narrow phone, also with wide letter spacing', { tag: '@look' }, async ({ page }) => {
  test.setTimeout(360_000)
  await page.setViewportSize({ width: 320, height: 640 })
  const product = await createProduct({
    called: `Đầm xoè nghiêng nghiêng phường Thuỷ Xuân thêu hoa ${'hướngdương'.repeat(4)}`,
    color: 'Nâuđấtnungphơinắngsươngmaitrưa',
    price: 99_999_999,
  })
  await page.goto(`/products/${product.slug}`)
  await chooseVariant(page, product)
  await page.getByRole('main').getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
  await expect(cartDrawer(page).getByRole('link', { name: product.name }).first()).toBeVisible()
  expect(await cartDrawer(page).evaluate((drawer) => drawer.scrollWidth - drawer.clientWidth)).toBe(0)
  await goToCheckout(page)

  const note = `Xem https://maps.example.com/${'dia-chi'.repeat(10)}`
  const response = await page.request.post('/api/orders', { data: { address, email, note, paymentMethod: 'bank' } })
  expect(response.status(), await response.text()).toBe(201)
  const { _id, token } = await response.json()
  await page.request.post('/api/wishlists', { data: { productId: product.id } })
  await page.request.post('/api/carts', { data: { productId: product.id, quantity: 2, color: product.color, size: product.size } })

  const pages = [
    `/products/${product.slug}`,
    `/products/search/${encodeURIComponent(product.name)}`,
    '/cart',
    '/wishlist',
    '/checkout',
    `/checkout/success?order=${_id}&token=${token}`,
    `/orders/${_id}?token=${token}`,
    `/checkout/payment/${_id}?token=${token}`,
  ]
  for (const path of pages) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const change of [null, applyTextSpacing]) {
        await change?.(page)
        await expectNoHorizontalScroll(page)
        await expectNoClippedText(page, change?.name)
      }
    })
  }
})

test('checkout and receipt: a saved name of one long word fits a narrow phone, also at twice the usual text size', {
  tag: '@look',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await register(page)
  const saved = { ...address, fullName: `Nguyễn${'Phước'.repeat(14)}`, note: `https://maps.example.com/${'dia-chi'.repeat(10)}` }
  expect((await page.request.post('/api/users/add-address', { data: saved })).status()).toBe(201)
  await addToCart(page, await createProduct())
  await goToCheckout(page)
  await expect(page.getByRole('radio', { name: new RegExp(`^${saved.fullName}`) })).toBeChecked()
  await expectNoHorizontalScroll(page)
  await doubleTextSize(page)
  await expectNoHorizontalScroll(page)

  const response = await page.request.post('/api/orders', { data: { address: { ...saved, phone: newPhone() }, paymentMethod: 'cod' } })
  const { _id } = await response.json()
  for (const path of [`/checkout/success?order=${_id}`, `/my-account/orders/${_id}`, '/my-account/orders', '/my-account/address']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await doubleTextSize(page)
    await expectNoHorizontalScroll(page)
    await expectNoClippedText(page, path)
  }
})

for (const language of ['vi', 'en'] as const) {
  test(`product card: shows a long name in full at double text size, in ${language}`, { tag: '@look' }, async ({ page }) => {
    const product = await createProduct({
      called: `Đầm xoè nghiêng nghiêng phường Thuỷ Xuân thêu hoa ${'hướngdương'.repeat(4)}`,
      color: 'Nâuđấtnungphơinắngsươngmaitrưa',
      price: 99_999_999,
      isTranslated: false,
    })
    await page.goto(`/products/search/${encodeURIComponent(product.name)}?lng=${language}`)
    await expect(page.getByRole('main').getByRole('link', { name: product.name }).first()).toBeVisible()
    await doubleTextSize(page)
    for (const width of [320, 390, 768, 1024]) {
      await page.setViewportSize({ width, height: 640 })
      await expectNoHorizontalScroll(page)
      await expectNoClippedText(page, `at ${width}`)
    }
  })
}

test.describe('category named with one long word', () => {
  test.use({ allowedConsoleErrors: [/status of 404/] })

  test('does not widen its product list or a not-found page', { tag: '@look' }, async ({ browser, page }) => {
    const admin = (await openAdmin(browser)).request
    const name = `Nghiêng${'nghiêng'.repeat(5)}${Date.now()}`
    const product = await createProduct()
    expect((await admin.post('/api/categories', { data: { name } })).status()).toBe(201)
    const { data: categories } = (await (await admin.get('/api/categories')).json()) as { data: { _id: string; name: string }[] }
    const { version } = (await (await admin.get(`/api/products/${product.id}`)).json()).product
    const category = categories.find((one) => one.name === name)?._id
    expect((await admin.patch(`/api/products/${product.id}`, { data: { category, version } })).status()).toBe(200)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of [`/products/${product.slug}`, '/khong-co-trang-nay', '/products/search/khong%20co%20gi']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
      await expectNoHorizontalScroll(page)
    }
  })
})

test('contact page: a store with a very long name fits a narrow phone, also at twice the usual text size', { tag: '@look' }, async ({
  browser,
}) => {
  const admin = await openAdmin(browser, { width: 320, height: 640 })
  const name = `Tiệm ${'hướngdương'.repeat(4)}`
  await addStore(admin.request, name)
  await admin.goto('/contact')
  await expect(admin.getByRole('main').getByText(name)).toBeVisible()
  await doubleTextSize(admin)
  await expectNoHorizontalScroll(admin)
  await removeStores(admin.request, [name])
})
