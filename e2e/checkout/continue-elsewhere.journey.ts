import { addToCart, createProduct, fillDelivery, goToCheckout } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { findViolations } from '../support/page-checks.ts'

const zalo =
  'Mozilla/5.0 (Linux; Android 13; SM-A135F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0 Mobile Safari/537.36 Zalo android/240801402 ZaloTheme/light ZaloLanguage/vi'
const instagram =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 356.0.0.1 (iPhone14,5; iOS 18_1; vi_VN)'
/** A browser of its own. */
const plain = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0 Mobile Safari/537.36'
// A used link is 404.
test.use({ allowedConsoleErrors: [/status of 404/] })

test.describe('in the browser of Zalo', () => {
  test.use({ userAgent: zalo })

  test('sign-in with Google goes on in the phone’s browser, with the cart and what was typed', async ({ page, browser }) => {
    const product = await createProduct()
    await addToCart(page, product)
    await goToCheckout(page)
    const phone = await fillDelivery(page)
    await page.goto('/login?next=%2Fcheckout')
    await expect(page.getByText('Google không đăng nhập được trong ứng dụng này.')).toBeVisible()
    await page.getByRole('link', { name: 'Mở bằng trình duyệt' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mở trang này bằng trình duyệt' })).toBeVisible()
    await expect(page.getByText('Nhấn ⋯ ở góc trên › Mở bằng trình duyệt.')).toBeVisible()
    const chrome = await page.getByRole('link', { name: 'Mở bằng Chrome' }).getAttribute('href')
    expect(chrome).toContain(`intent://${new URL(page.url()).host}/continue/`)
    await expect(page.getByRole('button', { name: 'Sao chép liên kết' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])

    const other = await (await browser.newContext({ locale: 'vi-VN', userAgent: plain })).newPage()
    const opened = await other.goto(page.url())
    expect(opened?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' })
    await expect(other.getByText('Liên kết này mang sang 1 món trong giỏ hàng và thông tin đặt hàng')).toBeVisible()
    expect(await findViolations(other)).toEqual([])
    await other.getByRole('button', { name: 'Mang giỏ hàng sang đây' }).click()
    await expect(other).toHaveURL(/\/login\?next=%2Fcheckout/)
    await expect(other.getByRole('button', { name: 'Tiếp tục với Google' })).toBeVisible()
    await other.goto('/checkout')
    await expect(other.getByRole('textbox', { name: 'Điện thoại' })).toHaveValue(phone)
    await expect(other.getByText(product.name).first()).toBeAttached()

    await other.goto(page.url())
    await expect(other.getByRole('heading', { level: 1, name: 'Liên kết không còn dùng được' })).toBeVisible()
  })

  test('without a cart the sign-in page itself is opened elsewhere', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Mở bằng trình duyệt' }).click()
    const bar = page.getByRole('region', { name: 'Mở bằng trình duyệt' })
    await expect(bar.getByRole('button', { name: 'Sao chép liên kết' })).toBeVisible()
    const chrome = await bar.getByRole('link', { name: 'Mở bằng Chrome' }).getAttribute('href')
    expect(chrome).toContain(`intent://${new URL(page.url()).host}/login#Intent;`)
  })
})

test.describe('in the browser of Instagram', () => {
  test.use({ userAgent: instagram })

  test('the page with the QR of a transfer says how to open it where the picture can be saved', async ({ page, browser }) => {
    const product = await createProduct()
    await addToCart(page, product)
    await goToCheckout(page)
    await fillDelivery(page)
    await page.getByRole('radio', { name: /^Chuyển khoản/ }).check()
    await expect(page.getByText(/^Nhận hàng từ /)).toBeVisible()
    await page.getByRole('button', { name: /^Đặt hàng · / }).click()
    const bar = page.getByRole('region', { name: 'Mở bằng trình duyệt' })
    await expect(bar).toContainText('Không lưu được ảnh QR trong Instagram?')
    await expect(bar).toContainText('Mở trong trình duyệt')
    await expect(bar.getByRole('link')).toHaveCount(0)
    expect(await findViolations(page)).toEqual([])

    // This page opens in the other browser as it is, and has no such bar there.
    const other = await (await browser.newContext({ locale: 'vi-VN', userAgent: plain })).newPage()
    await other.goto(page.url())
    await expect(other.getByRole('button', { name: /Lưu ảnh QR|Lưu mã QR/ })).toBeVisible()
    await expect(other.getByRole('region', { name: 'Mở bằng trình duyệt' })).toHaveCount(0)

    await bar.getByRole('button', { name: 'Đóng' }).press('Enter')
    await expect(bar).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.reload()
    await expect(page.getByRole('button', { name: /Lưu ảnh QR|Lưu mã QR/ })).toBeVisible()
    await expect(bar).toHaveCount(0)
  })
})

test.describe('a gift, in the browser of Zalo', () => {
  test.use({ userAgent: zalo })

  test('the wishes, the day and the invoice come along; the way to pay is chosen again', async ({ page, browser }) => {
    const product = await createProduct()
    await addToCart(page, product)
    await goToCheckout(page)
    await fillDelivery(page)
    await page.getByRole('checkbox', { name: /^Đây là quà tặng/ }).check()
    await page.getByRole('textbox', { name: /^Lời chúc/ }).fill('Chúc bé Gạo hay ăn chóng lớn')
    const day = await page.getByLabel(/^Ngày muốn quà tới nơi/).getAttribute('max')
    await page.getByLabel(/^Ngày muốn quà tới nơi/).fill(day ?? '')
    await page.getByRole('checkbox', { name: /^Xuất hoá đơn/ }).check()
    await page.getByLabel(/Mã số thuế/).fill('0301234567')
    await page.goto('/login?next=%2Fcheckout')
    await page.getByRole('link', { name: 'Mở bằng trình duyệt' }).click()
    await expect(page).toHaveURL(/\/continue\/.+/)

    const other = await (await browser.newContext({ locale: 'vi-VN', userAgent: plain, viewport: { width: 390, height: 844 } })).newPage()
    await other.goto(page.url())
    await other.getByRole('button', { name: 'Mang giỏ hàng sang đây' }).click()
    await expect(other).toHaveURL(/\/login\?next=%2Fcheckout/)
    await other.goto('/checkout')
    await expect(other.getByRole('checkbox', { name: /^Đây là quà tặng/ })).toBeChecked()
    await expect(other.getByRole('textbox', { name: /^Lời chúc/ })).toHaveValue('Chúc bé Gạo hay ăn chóng lớn')
    await expect(other.getByLabel(/^Ngày muốn quà tới nơi/)).toHaveValue(day ?? '')
    await expect(other.getByLabel(/Mã số thuế/)).toHaveValue('0301234567')
  })
})

test('cart handover: keeps what is typed in the other browser, and adds to its cart', async ({ page, browser }) => {
  const [theirs, mine] = [await createProduct(), await createProduct()]
  await addToCart(page, mine)
  await goToCheckout(page)
  const phone = await fillDelivery(page)
  const sender = await (await browser.newContext()).newPage()
  await addToCart(sender, theirs)
  const draft = { phone: '0999999999', fullName: 'Người khác' }
  const created = await sender.request.post('/api/carts/handovers', { data: { next: '/checkout', draft } })
  const { data } = (await created.json()) as { data: { token: string } }
  await page.goto(`/continue/${data.token}`)
  await page.getByRole('button', { name: 'Mang giỏ hàng sang đây' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByRole('textbox', { name: 'Điện thoại' })).toHaveValue(phone)
  const { data: own } = (await (await page.request.get('/api/carts')).json()) as { data: { cart: { items: { name: string }[] } } }
  expect(own.cart.items.map(({ name }) => name)).toEqual(expect.arrayContaining([mine.name, theirs.name]))
})
