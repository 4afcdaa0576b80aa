import { type Page, request } from '@playwright/test'
import { baseURL } from '../playwright.config.ts'
import { deliver, openAdmin, showEnglish } from '../support/admin.ts'
import { cartDrawer, chooseVariant, createProduct, fillDelivery, goToCheckout, payWith, type TestProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { checkLoadedPage, expectNoHorizontalScroll } from '../support/page-checks.ts'

const personalization = [
  { kind: 'text', label: { vi: 'Tên bé', en: 'Child’s name' }, required: true, price: 20_000, maxLength: 12, isEmbroidered: true },
  { kind: 'measure', label: { vi: 'Chiều cao', en: 'Height' }, required: false, price: 0, unit: 'cm', min: 50, max: 130 },
  {
    ...{ kind: 'choice', label: { vi: 'Màu chỉ', en: 'Thread colour' }, required: true, price: 0 },
    options: [
      { label: { vi: 'Chàm', en: 'Indigo' }, hex: '#2f4a66' },
      { label: { vi: 'Trắng ngà', en: 'Ivory' }, hex: '#f3ead8' },
    ],
  },
]
const createRabbit = () => createProduct({ called: 'Thỏ bông', more: { personalization } })

const words = {
  vi: { name: /^Tên bé/, thread: /^Màu chỉ/, indigo: 'Chàm', add: 'Thêm vào giỏ', required: 'Vui lòng điền mục này', cart: 'Giỏ hàng' },
  en: {
    name: /^Child’s name/,
    thread: /^Thread colour/,
    indigo: 'Indigo',
    add: 'Add to cart',
    required: 'This field is required',
    cart: 'Cart',
  },
}
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

for (const [language, text] of Object.entries(words))
  for (const [device, viewport] of Object.entries(sizes))
    test(`personalization ${language} ${device}: two rabbits with two names are two lines, and nothing goes without a name`, async ({
      browser,
    }) => {
      const rabbit = await createRabbit()
      const context = await browser.newContext({ baseURL, viewport, locale: language === 'vi' ? 'vi-VN' : 'en-GB' })
      const page = await context.newPage()
      await page.goto(`/products/${rabbit.slug}?lng=${language}&color=${rabbit.color}&size=${rabbit.size}`)
      const main = page.getByRole('main')
      const add = main.getByRole('button', { name: text.add }).first()
      await add.click()
      const name = main.getByRole('textbox', { name: text.name })
      await expect(name).toBeFocused()
      await expect(main.getByText(text.required)).toHaveCount(2)
      await name.fill('Công Tằng Tôn Nữ')
      await expect(main.getByText('16/12')).toBeVisible()
      await name.fill('Gạo 🐰')
      await expect(name).toHaveAttribute('aria-invalid', 'true')
      await name.fill('Gạo')
      await main.getByRole('radio', { name: text.indigo }).check()
      await expect(main.locator('.embroidery-thread')).toHaveText('Gạo')
      await expect(main.locator('.embroidery-thread')).toHaveAttribute('fill', '#2f4a66')
      await expect(main.getByText('205.000').first()).toBeVisible()
      await checkLoadedPage(page)
      await add.click()
      const cart = page.getByRole('dialog', { name: text.cart })
      await expect(cart.getByText('Gạo')).toBeVisible()
      await page.keyboard.press('Escape')
      await name.fill('Nếp')
      await add.click()
      await expect(cart.getByRole('listitem')).toHaveCount(2)
      await expect(cart.getByText('Nếp')).toBeVisible()
      await expect(cart.getByText('410.000').first()).toBeVisible()
      await page.goto('/cart')
      await expect(main.getByRole('listitem').filter({ hasText: 'Gạo' })).toContainText('205.000')
      await checkLoadedPage(page)
    })

async function orderTwo(page: Page, rabbit: TestProduct): Promise<void> {
  await page.goto(`/products/${rabbit.slug}`)
  await chooseVariant(page, rabbit)
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: 'Chàm' }).check()
  for (const name of ['Gạo', 'Nếp']) {
    await main.getByRole('textbox', { name: /^Tên bé/ }).fill(name)
    await main.getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
    await expect(cartDrawer(page).getByText(name)).toBeVisible()
    if (name === 'Gạo') await page.keyboard.press('Escape')
  }
  await goToCheckout(page)
  await expect(page.getByRole('main').getByText('Nếp').first()).toBeAttached()
  await fillDelivery(page)
  await payWith(page, 'Tiền mặt khi nhận hàng')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Cảm ơn|Đã nhận/)
  for (const name of ['Gạo', 'Nếp']) await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
}

test('personalization: the slip, the pick list and the order page show both names, which are not returnable', async ({ page, browser }) => {
  const rabbit = await createRabbit()
  await orderTwo(page, rabbit)
  const admin = await openAdmin(browser, sizes.desktop)
  const { data } = await (await admin.request.get(`/api/orders?limit=50`)).json()
  const order = data.orders.find(({ items }: { items: { product: { _id: string } }[] }) =>
    items.some(({ product }) => product._id === rabbit.id),
  )
  await admin.goto(`/admin/orders/edit/${order._id}`)
  await expect(admin.getByRole('main').getByText('Gạo', { exact: true })).toBeVisible()
  for (const what of ['slip-a5', 'slip-a6', 'pick']) {
    await admin.goto(`/admin/orders/print?ids=${order._id}&what=${what}`)
    for (const name of ['Gạo', 'Nếp']) await expect(admin.getByRole('article').getByText(`Tên bé: ${name}`)).toBeVisible()
  }
  await admin.request.post(`/api/payments/cod/${order._id}/confirm`, { data: {} })
  await deliver(admin.request, order._id)
  await page.goto(`/orders/${order._id}`)
  await expect(page.getByText('được làm riêng theo tên hoặc số đo của bé, nên không đổi, trả được')).toBeVisible()
  await expect(page.getByText(/^Đổi Thỏ bông/)).toHaveCount(0)
  await expectNoHorizontalScroll(page)
  await page.getByRole('button', { name: 'Mua lại' }).click()
  for (const name of ['Gạo', 'Nếp']) await expect(cartDrawer(page).getByText(name)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('personalization: the form posts, and returns with its values and errors', async ({ page }) => {
    const rabbit = await createRabbit()
    await page.goto(`/products/${rabbit.slug}?color=${encodeURIComponent(rabbit.color)}&size=${rabbit.size}`, { waitUntil: 'load' })
    const main = page.getByRole('main')
    await main.getByRole('textbox', { name: /^Tên bé/ }).fill('Tên dài hơn mười hai')
    await main.getByRole('radio', { name: 'Chàm' }).check()
    await main.getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
    await expect(main.getByText('Dài nhất 12 ký tự')).toBeVisible()
    await expect(main.getByRole('textbox', { name: /^Tên bé/ })).toHaveValue('Tên dài hơn mười hai')
    await expect(main.getByRole('radio', { name: 'Chàm' })).toBeChecked()
    await main.getByRole('textbox', { name: /^Tên bé/ }).fill('Gạo')
    await main.getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(main.getByText('Gạo')).toBeVisible()
  })
})

test('personalization: an admin adds a field on a phone, and buyers see it', async ({ browser, page }) => {
  const dress = await createProduct()
  const admin = await openAdmin(browser, sizes.phone)
  await admin.goto(`/admin/products/edit/${dress.id}`)
  const main = admin.getByRole('main')
  await main.getByRole('heading', { name: 'Làm riêng cho bé' }).click()
  await main.getByRole('button', { name: 'Thêm ô chữ' }).click()
  await main.getByRole('textbox', { name: 'Tên ô · Tiếng Việt' }).fill('Chữ thêu')
  await showEnglish(main, 'Tên ô')
  await main.getByRole('textbox', { name: 'Tên ô · Tiếng Anh' }).fill('Letters')
  await main.getByRole('textbox', { name: 'Cộng thêm mỗi món' }).fill('15k')
  await main.getByRole('button', { name: 'Thêm ô màu chỉ' }).click()
  await main.getByRole('button', { name: 'Chuyển Màu chỉ lên' }).click()
  const preview = main.getByRole('region', { name: 'Khách sẽ thấy' })
  await preview.getByRole('textbox', { name: /^Chữ thêu/ }).fill('Na')
  await expect(preview.getByText('200.000')).toBeVisible()
  await expectNoHorizontalScroll(admin)
  await admin.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(admin.getByText('Đã lưu sản phẩm').first()).toBeVisible()
  await page.goto(`/products/${dress.slug}?lng=en`)
  await expect(page.getByRole('group', { name: /^Thread colour/ }).getByRole('radio')).toHaveCount(6)
  await expect(page.getByRole('textbox', { name: /^Letters/ })).toBeVisible()
  const reader = await request.newContext({ baseURL })
  expect(await (await reader.get('/api/products?limit=12')).text()).not.toContain('personalization')
  await reader.dispose()
})
