import type { Locator, Page } from '@playwright/test'
import { addToCart, createProduct, fillDelivery, goToCheckout, payWith, type TestProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'

const order = (page: Page) => page.getByRole('button', { name: /^Đặt hàng · / })
const summary = (page: Page) => page.getByRole('complementary', { name: 'Tóm tắt đơn hàng' })
const lines = (page: Page) => summary(page).getByRole('region', { name: 'Các món trong giỏ' })

const colors = ['Xanh rêu', 'Đỏ gạch', 'Vàng nghệ', 'Chàm', 'Nâu', 'Hồng sen', 'Mộc', 'Xám khói', 'Tím than', 'Be']

/** A product with 20 variants. */
async function makeManySided(): Promise<TestProduct> {
  const stock = colors.flatMap((color) => ['1Y', '2Y'].map((size) => ({ color, size, onHand: 20 })))
  return createProduct({ called: 'Đầm xoè cổ lá sen thêu tay hoa mai', more: { colors: colors.map((color) => ({ color })), stock } })
}

async function putLines({ request }: Page, { id }: TestProduct, count: number): Promise<void> {
  const variants = colors.flatMap((color) => ['1Y', '2Y'].map((size) => ({ color, size })))
  for (const variant of variants.slice(0, count)) {
    const response = await request.post('/api/carts', { data: { productId: id, quantity: 1, ...variant } })
    expect(response.status(), await response.text()).toBe(201)
  }
}

/** Every corner of the element is on screen and uncovered. */
async function expectInSight(element: Locator): Promise<void> {
  const isSeen = await element.evaluate((node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect()
    const isInWindow = left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return isInWindow && above !== null && (node.contains(above) || above.contains(node))
  })
  expect(isSeen).toBe(true)
}

for (const [width, height] of [
  [1366, 768],
  [1440, 900],
  [1280, 720],
] as const) {
  test(`checkout: the totals and the button stay in view at ${width}×${height}, whatever the cart length and scroll position`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const product = await makeManySided()
    let inCart = 0
    for (const count of [1, 4, 8, 20]) {
      await putLines(page, product, count)
      inCart = count
      await page.goto('/checkout')
      await expect(summary(page).getByRole('listitem')).toHaveCount(inCart)
      const end = await page.locator('form.checkout').evaluate((form) => form.getBoundingClientRect().bottom + window.scrollY)
      for (const share of [0, 0.25, 0.5, 0.75, 1]) {
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), share * (end - height))
        await expectInSight(order(page))
        for (const label of ['Tạm tính', 'Phí vận chuyển', 'Tổng cộng'])
          await expectInSight(summary(page).getByText(label, { exact: true }))
      }
      if (count < 8) continue
      await expect(lines(page)).toHaveAttribute('tabindex', '0')
      const last = summary(page).getByRole('listitem').last()
      await lines(page).focus()
      await page.keyboard.press('End')
      await expect(last).toBeInViewport({ ratio: 0.9 })
      await expectInSight(order(page))
    }
  })
}

test('checkout: at 200 % text size the button with the total is in view, and the whole summary can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await putLines(page, await makeManySided(), 8)
  await page.goto('/checkout')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expectInSight(order(page))
  await summary(page).getByText('Tổng cộng', { exact: true }).scrollIntoViewIfNeeded()
  await expectInSight(summary(page).getByText('Tổng cộng', { exact: true }))
  await expectInSight(order(page))
  await summary(page)
    .getByRole('link', { name: /điều khoản/i })
    .focus()
  await expect(summary(page).getByRole('link', { name: /điều khoản/i })).toBeInViewport({ ratio: 1 })
})

test('checkout: on a phone the total stands above the form, and a tap shows the order lines', async ({ page }) => {
  const product = await makeManySided()
  await putLines(page, product, 3)
  await page.goto('/checkout')
  const fold = page.getByText('Xem đơn hàng (3 món)')
  await expect(fold).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('555.000').first()).toBeInViewport({ ratio: 1 })
  const item = page.getByRole('group').getByRole('listitem').filter({ hasText: 'Đỏ gạch' }).first()
  await expect(item).toBeHidden()
  await fold.click()
  await expect(item).toBeVisible()
})

test('checkout: Enter moves through the form and never places the order', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await addToCart(page, await createProduct())
  await page.goto('/checkout')
  await fillDelivery(page)
  await expect(page.getByText(/^Nhận hàng từ /)).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  const field = (name: string | RegExp) => page.getByRole('main').getByRole('textbox', { name })
  const place = (name: RegExp) => page.getByRole('combobox', { name }).and(page.locator('input'))
  const way = [
    field('Họ và tên'),
    field('Điện thoại'),
    field('Email'),
    place(/^Tỉnh, thành phố/),
    place(/^Phường, xã/),
    field('Địa chỉ'),
    field(/^Ghi chú/),
  ]
  await way[0]?.focus()
  for (const next of way.slice(1)) {
    await page.keyboard.press('Enter')
    await expect(next).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(field(/^Ghi chú/)).toHaveValue('\n')
  await page.getByRole('checkbox', { name: 'Đây là quà tặng' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: /^Giao hàng tiêu chuẩn/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Ví MoMo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Xuất hoá đơn' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'Xuất hoá đơn' })).toBeFocused()
  for (const each of way.slice(0, -1)) await expect(each).toHaveAttribute('enterkeyhint', 'next')
  expect(sent).toEqual([])
  await expect(page).toHaveURL(/\/checkout$/)
  await order(page).press('Enter')
  await expect(page).toHaveURL(/\/checkout\/payment\//)
})

test('checkout: the Enter that commits a composed word stays in its field', async ({ page }) => {
  await addToCart(page, await createProduct())
  await page.goto('/checkout')
  await fillDelivery(page)
  const street = page.getByRole('textbox', { name: 'Địa chỉ' })
  await street.focus()
  await street.evaluate((field) => {
    const isComposing = { key: 'Enter', keyCode: 229, isComposing: true, bubbles: true, cancelable: true }
    field.dispatchEvent(new KeyboardEvent('keydown', isComposing))
  })
  await expect(street).toBeFocused()
  await expect(page).toHaveURL(/\/checkout$/)
})

test('checkout: Enter before hydration places no order', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await putLines(page, await makeManySided(), 1)
  await page.goto('/checkout')
  await page.getByRole('textbox', { name: 'Họ và tên' }).fill('Lê Thị Bưởi')
  await page.getByRole('textbox', { name: 'Điện thoại' }).fill('0987654321')
  await page.getByRole('combobox', { name: /^Tỉnh, thành phố/ }).selectOption({ label: 'Thành phố Huế' })
  await page.getByRole('textbox', { name: 'Địa chỉ' }).press('Enter')
  await expect(page.getByText(/^Nhận hàng từ /)).toBeVisible()
  await page.getByRole('combobox', { name: /^Phường, xã/ }).selectOption({ label: 'Phường Thuận Hóa' })
  await page.getByRole('textbox', { name: 'Địa chỉ' }).fill('5 Lê Lợi')
  await page.getByRole('textbox', { name: 'Địa chỉ' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Họ và tên' })).toHaveValue('Lê Thị Bưởi')
  await expect(page).toHaveURL(/\/checkout$/)
  await page.getByRole('radio', { name: 'Tiền mặt khi nhận hàng' }).check()
  await order(page).click()
  await expect(page).toHaveURL(/\/checkout\/success/)
  await context.close()
})

test('checkout: the payment methods stay in place when the province is chosen', async ({ page }) => {
  await addToCart(page, await createProduct())
  await page.goto('/checkout')
  const ways = page.getByRole('group', { name: 'Cách thanh toán' }).getByRole('radio')
  const values = () => ways.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  const before = await values()
  await fillDelivery(page, null)
  await expect(page.getByText(/^Nhận hàng từ /)).toBeVisible()
  expect(await values()).toEqual(before)
})

test('checkout: the footer names the seller and the policies, and offers no newsletter', async ({ page }) => {
  await addToCart(page, await createProduct())
  await page.goto('/checkout')
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await expect(footer.getByRole('button', { name: 'Người bán' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Đổi trả' })).toBeVisible()
  await expect(footer.getByRole('button', { name: 'Đăng ký' })).toBeHidden()
  await expect(footer.getByRole('button', { name: 'Liên kết hữu ích' })).toBeHidden()
  await page.goto('/cart')
  await footer.scrollIntoViewIfNeeded()
  await expect(footer.getByRole('button', { name: 'Đăng ký' })).toBeVisible()
})

test('payment: the footer is as short as during the checkout', async ({ page }) => {
  await addToCart(page, await createProduct())
  await goToCheckout(page)
  await fillDelivery(page)
  await payWith(page, 'Ví MoMo')
  await expect(page).toHaveURL(/\/checkout\/payment\//)
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await expect(footer.getByRole('link', { name: 'Đổi trả' })).toBeVisible()
  await expect(footer.getByRole('button', { name: 'Đăng ký' })).toBeHidden()
  await expect(footer.getByRole('button', { name: 'Liên kết hữu ích' })).toBeHidden()
})
