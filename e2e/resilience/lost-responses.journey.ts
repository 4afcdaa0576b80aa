import type { Page, Route } from '@playwright/test'
import { addToCart, createProduct, fillDelivery, goToCheckout, newPhone, payWith } from '../support/checkout.ts'
import { register } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'

// A request or its response is lost: the action is done once, and the page reports the true outcome.
test.use({ allowedConsoleErrors: [/status of 503|ERR_FAILED/] })

const address = { fullName: 'Mai Lan', province: 'Thành phố Huế', ward: 'Phường Thuận Hóa', street: '12 Chi Lăng' }

async function order(page: Page, paymentMethod: 'cod' | 'momo' = 'cod') {
  const { id: productId, color, size } = await createProduct()
  const put = await page.request.post('/api/carts', { data: { productId, quantity: 1, color, size } })
  expect(put.status(), await put.text()).toBe(201)
  const placed = await page.request.post('/api/orders', {
    data: { address: { ...address, phone: newPhone() }, email: `me.na.${newPhone()}@example.com`, paymentMethod },
  })
  expect(placed.status(), await placed.text()).toBe(201)
  return (await placed.json()) as { _id: string; token: string }
}

/** Applies `fare` to the next posted form; later ones pass. */
async function failOnce(page: Page, fare: (route: Route) => Promise<void>): Promise<void> {
  let isFirst = true
  await page.route(/\.data\b/, (route) => {
    if (route.request().method() !== 'POST' || !isFirst) return route.fallback()
    isFirst = false
    return fare(route)
  })
}

/** The shop does the action, and its response is lost. */
async function loseResponse(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

const texts = {
  vi: { cancel: 'Huỷ đơn hàng', yes: 'Đồng ý huỷ', busy: 'chưa làm được việc bạn vừa chọn', retry: 'Thử lại', done: 'Đã huỷ đơn hàng.' },
  en: {
    ...{ cancel: 'Cancel the order', yes: 'Yes, cancel it', busy: 'could not do what you asked for yet' },
    ...{ retry: 'Try again', done: 'The order has been cancelled.' },
  },
}

for (const [width, language] of [
  [390, 'vi'],
  [1440, 'en'],
] as const) {
  const say = texts[language]

  test(`order: a retry reports the cancellation, after a busy shop and after a lost response (${language})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const { _id, token } = await order(page)
    const failBusily = () => failOnce(page, (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '' }))
    await failBusily()
    await page.goto(`/orders/${_id}?token=${token}&lng=${language}`)
    await page.getByText(say.cancel, { exact: true }).click()
    await page.getByRole('button', { name: say.yes }).click()
    const errorDialog = page.getByRole('alertdialog')
    await expect(errorDialog).toContainText(say.busy)
    await page.keyboard.press('Escape')
    await expect(errorDialog).toHaveCount(0)
    await expect(page.getByRole('button', { name: say.yes })).toBeFocused()
    // Until the failed action has ended, the button is busy and ignores presses.
    await expect(page.getByRole('button', { name: say.yes })).toBeEnabled()
    await page.unrouteAll()
    await failBusily()
    await page.keyboard.press('Enter')
    await expect(errorDialog).toContainText(say.busy)
    await page.unrouteAll()
    await failOnce(page, loseResponse)
    await errorDialog.getByRole('button', { name: say.retry }).click()
    await expect(errorDialog).not.toContainText(say.busy)
    await errorDialog.getByRole('button', { name: say.retry }).click()
    await expect(page.getByRole('status').filter({ hasText: say.done })).toBeFocused()
    await expect(errorDialog).toHaveCount(0)
  })
}

test('buy again: repeated requests of one press add the items once, and a second press adds the same items a second time', async ({
  page,
}) => {
  const { _id, token } = await order(page)
  const products = async () =>
    ((await (await page.request.get('/api/carts')).json()).data.cart.items as { quantity: number }[]).map(({ quantity }) => quantity)
  await page.goto(`/orders/${_id}?token=${token}`)
  for (const together of [1, 2]) {
    await failOnce(page, loseResponse)
    await page.getByRole('button', { name: 'Mua lại' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Thử lại' }).click()
    const cart = page.getByRole('dialog', { name: 'Giỏ hàng' })
    await expect(cart).toBeVisible()
    expect(await products()).toEqual([together])
    await cart.getByRole('button', { name: 'Đóng' }).first().click()
    await expect(cart).toBeHidden()
    await page.unrouteAll()
  }
})

test('address book: a retry after a lost response reports the removal, not “not found”', async ({ page }) => {
  await register(page)
  for (const street of ['12 Chi Lăng', '5 Lê Lợi'])
    expect((await page.request.post('/api/users/add-address', { data: { ...address, phone: newPhone(), street } })).ok()).toBe(true)
  await page.goto('/my-account/address')
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Thành phố Huế' })
  await failOnce(page, loseResponse)
  await page.getByLabel(/^Xoá địa chỉ 5 Lê Lợi/).click()
  await page.getByRole('button', { name: 'Xoá địa chỉ' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Thử lại' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Địa chỉ này đã được xoá.' })).toBeFocused()
  await expect(cards).toHaveCount(1)
})

test('payment method: a failed change is reported at the choice', async ({ page }) => {
  const { _id, token } = await order(page, 'momo')
  await page.goto(`/checkout/payment/${_id}?token=${token}`)
  await page.route('**/api/payments/*/method', (route) => route.fulfill({ status: 503, json: { message: 'Tiệm đang bận.', code: 'busy' } }))
  const others = page.getByRole('region', { name: 'Đổi cách thanh toán' })
  await others.getByRole('button', { name: /^Chuyển khoản/ }).click()
  await expect(others.getByRole('alert')).toContainText('Tiệm đang bận.')
  await expect(others.getByRole('alert')).toBeInViewport()
  await page.unrouteAll()
  await others.getByRole('button', { name: /^Chuyển khoản/ }).click()
  await expect(others.getByRole('button', { name: /^Ví|MoMo/ })).toBeVisible()
  await expect(others.getByRole('alert')).toHaveCount(0)
})

test('order: the empty cart after a lost response finds the order and leads to it', async ({ page }) => {
  await addToCart(page, await createProduct())
  await goToCheckout(page)
  await fillDelivery(page)
  await page.route('**/api/orders', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await payWith(page, 'Tiền mặt khi nhận hàng')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.unroute('**/api/orders')
  await page.goto('/cart')
  await expect(page).toHaveURL(/\/checkout\/success\?order=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
