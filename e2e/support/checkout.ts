import { type APIRequestContext, type Page, request } from '@playwright/test'
import sharp from 'sharp'
import { baseURL } from '../playwright.config.ts'
import { adminSession } from './admin.ts'
import { expect } from './fixtures.ts'

export type TestProduct = { id: string; name: string; slug: string; color: string; size: string }

/** A product for one journey alone, with enough stock: journeys run in parallel and would otherwise buy each other's units. */
export async function createProduct({
  onHand = 20,
  called: baseName = 'Đầm xoè',
  color = 'Xanh rêu',
  price = 185_000,
  /** Additional fields of the product. */
  more = {} as object,
  isTranslated = true,
} = {}): Promise<TestProduct> {
  const admin = await request.newContext({ baseURL, storageState: await adminSession(), extraHTTPHeaders: { 'accept-language': 'vi' } })
  const mark = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`
  photo ??= uploadPhoto(admin)
  const images = [await photo]
  const { data: categories } = (await (await admin.get('/api/categories')).json()) as { data: { _id: string }[] }
  const sizes = ['1Y', '2Y']
  const data = {
    ...{ name: `${baseName} ${mark}`, sku: `HT-${mark}`, price, category: categories[0]?._id },
    ...(isTranslated ? { labels: { en: `Flared dress ${mark}` } } : {}),
    colors: [{ color, ...(isTranslated ? { labels: { en: 'Moss green' } } : {}), hex: '#557744', images }],
    sizes: sizes.map((size) => ({ size })),
    stock: sizes.map((size) => ({ color, size, onHand })),
    ...more,
  }
  const response = await admin.post('/api/products', { data })
  expect(response.status(), await response.text()).toBe(201)
  const { product } = (await response.json()) as { product: { _id: string; slug: string } }
  await admin.dispose()
  return { id: product._id, name: data.name, slug: product.slug, color, size: '1Y' }
}

/** The photo of all products of this worker. */
let photo: Promise<{ _id: string }> | undefined

async function uploadPhoto(admin: APIRequestContext): Promise<{ _id: string }> {
  const response = await admin.post('/api/images/upload-many', { multipart: { images: await createImage('photo') } })
  expect(response.status(), await response.text()).toBe(201)
  const { images } = (await response.json()) as { images: [{ _id: string }] }
  return images[0]
}

/** An image with unique content. */
export async function createImage(name: string, { width = 600, height = 750 } = {}) {
  const shade = () => Math.floor(Math.random() * 256)
  const canvas = sharp({ create: { width, height, channels: 3, background: { r: shade(), g: shade(), b: shade() } } })
  return { name: `${name}.png`, mimeType: 'image/png', buffer: await canvas.png().toBuffer() }
}

/** A product that stays: the newest one may belong to another journey, which deletes it. */
export async function findDemoProduct(reader: APIRequestContext): Promise<{ _id: string; name: string; slug: string }> {
  const { product } = await (await reader.get('/api/products/slug/dam-co-la-sen-hoa-nhi')).json()
  return product
}

/** On the product page: chooses colour and size and adds to the cart, which opens the drawer. */
export async function addToCart(page: Page, product: TestProduct): Promise<void> {
  await page.goto(`/products/${product.slug}`)
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  await chooseVariant(page, product)
  await page.getByRole('main').getByRole('button', { name: 'Thêm vào giỏ' }).first().click()
  await expect(cartDrawer(page).getByRole('link', { name: product.name }).first()).toBeVisible()
}

export async function chooseVariant(page: Page, { color, size }: TestProduct): Promise<void> {
  await page.getByRole('group', { name: /^Màu/ }).getByRole('radio', { name: color }).check()
  await page.getByRole('group', { name: /^Size/ }).locator(`input[value="${size}"]`).check()
}

export function cartDrawer(page: Page) {
  return page.getByRole('dialog', { name: 'Giỏ hàng' })
}

/** Goes from the open drawer to the checkout. */
export async function goToCheckout(page: Page): Promise<void> {
  await cartDrawer(page).getByRole('link', { name: 'Thanh toán' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thông tin đặt hàng' })).toBeVisible()
}

/** A unique mobile number: a phone and an e-mail may each have only a few open cash orders. */
export function newPhone(): string {
  return `09${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
}

/** `email` is null for a signed-in user, whose e-mail is known, and for a guest who gives none. Returns the phone number that was filled in. */
export async function fillDelivery(page: Page, email: string | null = `me.na.${newPhone()}@example.com`): Promise<string> {
  const phone = newPhone()
  await page.getByRole('textbox', { name: 'Họ và tên' }).fill('Nguyễn Thị Thanh Thảo')
  await page.getByRole('textbox', { name: 'Điện thoại' }).fill(phone)
  if (email !== null) await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email)
  await choosePlace(page, /^Tỉnh, thành phố/, 'hue', 'Thành phố Huế')
  await choosePlace(page, /^Phường, xã/, 'thuan hoa', 'Phường Thuận Hóa')
  await page.getByRole('textbox', { name: 'Địa chỉ' }).fill('12 Chi Lăng')
  return phone
}

/** Types without diacritics, as people do, and takes what the list offers. */
export async function choosePlace(page: Page, label: RegExp, typed: string, name: string): Promise<void> {
  // A plain select until the combobox has loaded.
  const field = page.getByRole('combobox', { name: label }).and(page.locator('input'))
  await expect(field).toBeEnabled()
  await field.fill(typed)
  await page.getByRole('option', { name, exact: true }).click()
}

export async function payWith(page: Page, method: 'Ví MoMo' | 'Tiền mặt khi nhận hàng' | 'Tiền mặt khi tới lấy'): Promise<void> {
  await page.getByRole('radio', { name: method }).check()
  const button = page.getByRole('button', { name: /^Đặt hàng · / })
  await expect(page.getByText(/^Nhận hàng từ /)).toBeVisible()
  await button.click()
}

/** From the waiting page to the sandbox wallet, where the payment is accepted or refused. */
export async function decideInWallet(
  page: Page,
  decision: 'Thanh toán' | 'Từ chối' | 'Để hết hạn' | 'Thanh toán, nhưng thông báo bị thất lạc',
): Promise<void> {
  await page.getByRole('link', { name: /MoMo/ }).first().click()
  await expect(page.getByRole('heading', { name: 'Ví thử nghiệm' })).toBeVisible()
  await page.getByRole('button', { name: decision, exact: true }).click()
}
