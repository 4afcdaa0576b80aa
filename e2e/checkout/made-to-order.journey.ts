import { baseURL } from '../playwright.config.ts'
import { openAdmin } from '../support/admin.ts'
import { addToCart, createProduct, fillDelivery, goToCheckout } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'

/** The browser itself logs the refusal of the shop. */
test.use({ allowedConsoleErrors: [/status of 409/] })

const texts = {
  vi: {
    cash: 'Tiền mặt khi nhận hàng',
    order: /^Đặt hàng · /,
    window: /^Nhận hàng từ (.*) đến (.*)$/,
    moved: 'muộn hơn ngày vừa thấy',
    follow: 'Theo dõi đơn hàng',
    sewn: /^May xong trước hết ngày (.*)$/,
  },
  en: {
    cash: 'Cash on delivery',
    order: /^Place order · /,
    window: /^Arrives between (.*) and (.*)$/,
    moved: 'later than you were shown',
    follow: 'Track this order',
    sewn: /^Sewn by the end of (.*)$/,
  },
}

for (const language of ['vi', 'en'] as const)
  test(`made to order: a buyer who misses the last place of a week agrees to the later day before ordering (${language})`, async ({
    page,
    browser,
  }) => {
    const text = texts[language]
    const admin = await openAdmin(browser)
    expect((await admin.request.patch('/api/settings', { data: { sewing: { weeklyPieces: 1 } } })).status()).toBe(200)
    // Far ahead, so that no other journey books its weeks.
    const leadDays = language === 'vi' ? 120 : 150
    const dress = await createProduct({ called: 'Áo dài may đo', more: { availability: 'Made to order', leadDays, stock: [] } })
    const other = await (await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, locale: 'vi-VN' })).newPage()
    for (const buyer of [other, page]) {
      await addToCart(buyer, dress)
      await goToCheckout(buyer)
      await fillDelivery(buyer)
    }
    if (language === 'en') await page.goto('/checkout?lng=en')
    const shown = page.getByText(text.window).first()
    await page.getByRole('radio', { name: text.cash }).check()
    const before = (await shown.textContent()) ?? ''
    await other.getByRole('radio', { name: texts.vi.cash }).check()
    await other.getByRole('button', { name: texts.vi.order }).click()
    await expect(other).toHaveURL(/\/checkout\/success/)

    await page.getByRole('button', { name: text.order }).click()
    await expect(page.getByRole('main').getByText(text.moved)).toBeVisible()
    await expect(shown).not.toHaveText(before)
    const promised = (await shown.textContent()) ?? ''
    await page.getByRole('button', { name: text.order }).click()
    await expect(page).toHaveURL(/\/checkout\/success/)
    await expect(page.getByRole('main').getByText(promised)).toBeVisible()

    // The order's page says that it is sewn before it is delivered.
    await page.getByRole('link', { name: text.follow, exact: true }).click()
    await expect(page).toHaveURL(/\/orders\/ord_/)
    const id = /orders\/([^/?]+)/.exec(page.url())?.[1] ?? ''
    expect((await admin.request.patch(`/api/orders/${id}/status`, { data: { status: 'processing' } })).status()).toBe(200)
    const order = (await (await admin.request.get(`/api/orders/${id}`)).json()).data.order
    expect(order.sewing.dueBy < order.deliveryFrom).toBe(true)
    await expect(page.getByText(text.sewn)).toBeVisible()
    expect((await admin.request.patch('/api/settings', { data: { sewing: null } })).status()).toBe(200)
  })
