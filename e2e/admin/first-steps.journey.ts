import type { Browser, Locator, Page } from '@playwright/test'
import { adminCredentials, createPhoto } from '../support/admin.ts'
import { cartDrawer, fillDelivery, goToCheckout, payWith } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { startOwnShop } from '../support/own-shop.ts'
import { expectNoHorizontalScroll } from '../support/page-checks.ts'

/** From an empty shop to its first order, on a phone, using only what the pages show. */

test.describe.configure({ mode: 'serial' })

/** A shop of its own: no demo data, no mail server, no wallet. */
const ownShop = startOwnShop('firstSteps', ['DEMO=0', 'SANDBOX=0'])

const shopName = 'Tiệm Na'
const product = 'Yếm thêu hoa cúc'
const madeUp = /Hình minh hoạ|minh hoạ|cotton hữu cơ|chờ ảnh chụp thật|nhuộm từ củ nâu|Mẹ May|Tôn Nữ|MoMo|VietQR/i

const guide = (page: Page) => page.getByRole('region', { name: /Những bước đầu tiên|sẵn sàng mở cửa/ })
const stepOf = (page: Page, name: string) => guide(page).getByRole('listitem').filter({ hasText: name })

/** Opens a step of the guide; `act` ends with a save, after which the guide shows the step as done. */
async function doStep(page: Page, name: string, act: () => Promise<void>): Promise<void> {
  await guide(page).getByRole('link', { name }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Những bước đầu tiên' })).toBeVisible()
  await expectNoHorizontalScroll(page)
  await act()
  await expect(stepOf(page, name)).toContainText('(đã xong)')
}

const save = (page: Page) => page.getByRole('region', { name: 'Lưu thay đổi' }).getByRole('button', { name: 'Lưu', exact: true }).click()

test('first steps: an owner sets up an empty shop and receives the first order', async ({ page, browser }) => {
  await signIn(page)
  await expect(guide(page).getByRole('listitem')).toHaveCount(8)
  await expect(stepOf(page, 'Thư gửi khách')).toContainText('Đang tắt')

  await doStep(page, 'Đặt tên tiệm', async () => {
    await page.getByRole('textbox', { name: 'Tên cửa hàng' }).fill(shopName)
    await page.getByRole('textbox', { name: 'Điện thoại' }).fill('0905 123 456')
    await save(page)
  })
  await doStep(page, 'Điền thông tin người bán', async () => {
    await page.getByRole('textbox', { name: /^Tên hộ kinh doanh/ }).fill('Hộ kinh doanh Lê Thị Na')
    await page.getByRole('textbox', { name: 'Địa chỉ' }).fill('12 Chi Lăng, Phường Phú Xuân, Thành phố Huế')
    await page.getByRole('textbox', { name: 'Điện thoại' }).fill('0905 123 456')
    await save(page)
  })
  await doStep(page, 'Đăng sản phẩm đầu tiên', () => postProduct(page))
  await doStep(page, 'Đặt phí giao hàng', () => setFees(page))
  await expect(stepOf(page, 'Đặt phí giao hàng')).toContainText('Giao tới 34/34 tỉnh, thành')
  await expect(stepOf(page, 'Cách nhận tiền')).toContainText('Đang mở: Tiền mặt khi nhận hàng')
  await doStep(page, 'Đọc và đăng chính sách', async () => {
    await page.getByRole('button', { name: 'Soạn nháp từ thông tin của tiệm' }).click()
    await expect(page.getByRole('main').getByText('Chưa đăng', { exact: true })).toHaveCount(4)
    await expect(page.getByRole('main')).toContainText('Hộ kinh doanh Lê Thị Na')
    await save(page)
  })
  await expect(guide(page).getByRole('heading')).toHaveText('Tiệm đã sẵn sàng mở cửa')

  const buyer = await openBuyer(browser)
  await seeHonestPages(buyer)
  const number = await buyInCash(buyer)
  // The page has been open since before the order.
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  await expect(guide(page)).toHaveCount(0)
})

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin')
  const form = page.getByRole('main')
  await form.getByRole('textbox').first().fill(adminCredentials.email)
  await form.getByRole('textbox', { name: /^Mật khẩu/ }).fill(adminCredentials.password)
  await form.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(page).toHaveURL(/\/admin$/)
}

/** Creates a product with a photo, a category made on the way, a size and a stock quantity. */
async function postProduct(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Chụp hoặc chọn ảnh' }).click()
  await (await chooser).setFiles([await createPhoto('yem.jpg')])
  await page.getByRole('combobox', { name: 'Màu của ảnh 1' }).fill('Mộc')
  await page.getByRole('textbox', { name: 'Tên' }).fill(product)
  await page.getByRole('textbox', { name: 'Giá bán' }).fill('150k')
  await page.getByRole('button', { name: 'Khăn & yếm' }).click()
  await expect(page.getByRole('combobox', { name: 'Danh mục' })).toHaveValue('Khăn & yếm')
  await page.getByRole('checkbox', { name: '2Y' }).check()
  await page.getByRole('textbox', { name: 'Có sẵn mỗi màu, mỗi size' }).fill('12')
  await page.getByRole('button', { name: 'Đăng bán ngay' }).click()
}

/** Sets one fee for the whole country and counts the taps: each field and each button press is one. */
async function setFees(page: Page): Promise<void> {
  // Opening the step was the first.
  let taps = 1
  async function tap(place: Locator): Promise<void> {
    taps += 1
    await place.click()
  }
  const fee = page.getByRole('textbox', { name: 'Phí giao' })
  await tap(fee)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('30k')
  await tap(page.getByRole('button', { name: 'Lưu phí giao' }))
  expect(taps).toBeLessThan(10)
}

async function openBuyer(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: ownShop.origin,
    viewport: { width: 390, height: 844 },
    locale: 'vi-VN',
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

/** The pages claim nothing the owner has not written, and every footer link resolves. */
async function seeHonestPages(page: Page): Promise<void> {
  for (const path of ['/', '/products', '/contact']) {
    // A cached page may be served once more while the new one is rendered.
    await expect(async () => {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(200)
      await expect(page.getByRole('contentinfo')).toContainText(shopName, { timeout: 500 })
    }).toPass()
    await expect(page.locator('body'), path).not.toContainText(madeUp)
    // The owner has written nothing about the shop, so that page does not exist.
    await expect(page.locator('a[href="/about"]'), path).toHaveCount(0)
  }
  const hrefs = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const own = [...new Set(hrefs.filter((href) => href.startsWith('/')))]
  expect(own.length).toBeGreaterThan(4)
  for (const href of own) expect((await page.request.get(href)).status(), href).toBe(200)
}

async function buyInCash(page: Page): Promise<string> {
  await page.goto('/products')
  await page.getByRole('main').getByRole('link', { name: product }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible()
  await expect(page.locator('body')).not.toContainText(madeUp)
  await page.getByRole('group', { name: /^Size/ }).locator('input[value="2Y"]').check()
  await page.getByRole('main').getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
  await expect(cartDrawer(page).getByRole('link', { name: product }).first()).toBeVisible()
  await goToCheckout(page)
  await fillDelivery(page, null)
  await expect(page.getByRole('radio', { name: /MoMo|Chuyển khoản/ })).toHaveCount(0)
  await expect(page.getByRole('radio', { name: /^Tiền mặt/ })).toBeChecked()
  await payWith(page, 'Tiền mặt khi nhận hàng')
  await expect(page.getByRole('heading', { level: 1, name: /trả tiền khi nhận hàng/ })).toBeVisible()
  await expect(page.getByText(/đã gửi (thư|email)|hộp thư/i)).toHaveCount(0)
  return (
    (await page
      .getByText(/^MM\d{6}-[0-9A-Z]{4}$/)
      .last()
      .textContent()) ?? ''
  )
}
