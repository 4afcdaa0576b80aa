import { cartDrawer, choosePiece, goToCheckout, makePiece, newPhone } from './buying.ts'
import { doubleLetters, expectNoSideways, findCutText, spaceLetters } from './look-over.ts'
import { openOffice } from './office.ts'
import { expect, test } from './shopper.ts'
import { addStore, removeStores } from './stores.ts'

const address = {
  fullName: 'Nguyễn Phước Hoàng Thị Nghiêng Nghiêng Khuynh Trường Thuỷ Xuân',
  phone: newPhone(),
  province: 'Thành phố Huế',
  ward: 'Phường Thuận Hóa',
  street: `Kiệt 32 đường Nguyễn Thị Minh Khai nối dài, ${'toà nhà Phương Đông Thịnh Vượng, '.repeat(4)}tầng 21`,
}
const email = `${'motdiachidai'.repeat(5)}@mot-ten-mien-rat-dai.example.com`

test('long names, addresses and prices fit a narrow phone, with letters set apart too', { tag: '@look' }, async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 320, height: 640 })
  const piece = await makePiece({
    called: `Đầm xoè nghiêng nghiêng phường Thuỷ Xuân thêu hoa ${'hướngdương'.repeat(4)}`,
    color: 'Nâuđấtnungphơinắngsươngmaitrưa',
    price: 99_999_999,
  })
  await page.goto(`/products/${piece.slug}`)
  await choosePiece(page, piece)
  await page.getByRole('main').getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
  await expect(cartDrawer(page).getByRole('link', { name: piece.name }).first()).toBeVisible()
  expect(await cartDrawer(page).evaluate((drawer) => drawer.scrollWidth - drawer.clientWidth)).toBe(0)
  await goToCheckout(page)

  const note = `Xem https://maps.example.com/${'dia-chi'.repeat(10)}`
  const answer = await page.request.post('/api/orders', { data: { address, email, note, paymentMethod: 'bank' } })
  expect(answer.status(), await answer.text()).toBe(201)
  const { _id, token } = await answer.json()
  await page.request.post('/api/wishlists', { data: { productId: piece.id } })
  await page.request.post('/api/carts', { data: { productId: piece.id, quantity: 2, color: piece.color, size: piece.size } })

  const pages = [
    `/products/${piece.slug}`,
    `/products/search/${encodeURIComponent(piece.name)}`,
    '/cart',
    '/wishlist',
    '/checkout',
    `/checkout/success?order=${_id}&token=${token}`,
    `/orders/${_id}?token=${token}`,
    `/checkout/payment/${_id}?token=${token}`,
  ]
  for (const path of pages) {
    for (const change of [null, spaceLetters]) {
      await test.step(`${path} ${change?.name ?? ''}`, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await change?.(page)
        await expectNoSideways(page)
        expect.soft(await findCutText(page)).toEqual([])
      })
    }
  }
})

for (const language of ['vi', 'en'] as const) {
  test(`a card shows the whole of a long name in letters of twice the size, in ${language}`, { tag: '@look' }, async ({ page }) => {
    const piece = await makePiece({
      called: `Đầm xoè nghiêng nghiêng phường Thuỷ Xuân thêu hoa ${'hướngdương'.repeat(4)}`,
      color: 'Nâuđấtnungphơinắngsươngmaitrưa',
      price: 99_999_999,
      isTranslated: false,
    })
    await page.goto(`/products/search/${encodeURIComponent(piece.name)}?lng=${language}`)
    await expect(page.getByRole('main').getByRole('link', { name: piece.name }).first()).toBeVisible()
    await doubleLetters(page)
    for (const width of [320, 390, 768, 1024]) {
      await page.setViewportSize({ width, height: 640 })
      await expectNoSideways(page)
      expect.soft(await findCutText(page), `at ${width}`).toEqual([])
    }
  })
}

test.describe('a category of one long word', () => {
  test.use({ allowed: [/status of 404/] })

  test('widens neither its products nor a page that is not there', { tag: '@look' }, async ({ browser, page }) => {
    const office = (await openOffice(browser)).request
    const name = `Nghiêng${'nghiêng'.repeat(5)}${Date.now()}`
    const piece = await makePiece()
    expect((await office.post('/api/categories', { data: { name } })).status()).toBe(201)
    const { data: categories } = (await (await office.get('/api/categories')).json()) as { data: { _id: string; name: string }[] }
    const { version } = (await (await office.get(`/api/products/${piece.id}`)).json()).product
    const category = categories.find((one) => one.name === name)?._id
    expect((await office.patch(`/api/products/${piece.id}`, { data: { category, version } })).status()).toBe(200)
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of [`/products/${piece.slug}`, '/khong-co-trang-nay']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
      await expectNoSideways(page)
    }
  })
})

test('a store of a long name fits the contact page of a narrow phone, with letters of twice the size', { tag: '@look' }, async ({
  browser,
}) => {
  const office = await openOffice(browser, { width: 320, height: 640 })
  const name = `Tiệm ${'hướngdương'.repeat(4)}`
  await addStore(office.request, name)
  await office.goto('/contact')
  await expect(office.getByRole('main').getByText(name)).toBeVisible()
  await doubleLetters(office)
  await expectNoSideways(office)
  await removeStores(office.request, [name])
})
