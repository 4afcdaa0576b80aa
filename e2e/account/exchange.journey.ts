import type { Page } from '@playwright/test'
import { deliver, openAdmin } from '../support/admin.ts'
import { addToCart, createProduct, fillDelivery, goToCheckout, payWith } from '../support/checkout.ts'
import { buy as orderProduct, register } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'

test('exchange: requested by the order link, approved, sent, received and completed', async ({ page, browser, request }) => {
  const { piece: ordered, orderId } = await buy(page)
  await expect(page.getByRole('heading', { name: 'Đổi hàng' })).toHaveCount(0)
  const admin = await openAdmin(browser)
  await deliver(admin.request, orderId)

  await page.reload()
  const other = await otherSize(request, ordered)
  await requestExchange(page, ordered, other)
  await expect(page.getByText(`Đổi ${ordered.name}`)).toHaveCount(0)

  await admin.goto('/admin/orders?tab=exchange')
  await expect(admin.getByText('Đang đổi hàng').first()).toBeVisible()
  await admin.goto(`/admin/orders/edit/${orderId}`)
  await takeStep(admin, 'Đồng ý đổi', 'dialog')
  await expect(next(admin).getByText('Chờ khách gửi về')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Tiệm giữ sẵn món mới cho bạn')).toBeVisible()

  await next(admin).getByRole('button', { name: 'Gói món mới' }).click()
  const parcel = admin.getByRole('dialog')
  await parcel.getByRole('textbox', { name: 'Mã vận đơn' }).fill('GDOI123')
  await parcel.getByRole('checkbox', { name: 'Đã đưa cho người lấy hàng' }).uncheck()
  await parcel.getByRole('button', { name: 'Tạo vận đơn' }).click()
  await expect(next(admin).getByText('Đã tạo vận đơn')).toBeVisible()
  await admin.goto(`/admin/orders/print?ids=${orderId}`)
  await expect(admin.getByText(/^Hàng đổi cho đơn MM/)).toBeVisible()
  await expect(admin.getByText('Hàng đổi, không thu tiền')).toBeVisible()
  await expect(admin.getByText(new RegExp(`· ${other}`))).toBeVisible()

  await admin.goto(`/admin/orders/edit/${orderId}`)
  await takeStep(admin, 'Đã đưa món mới đi', 'alertdialog')
  await expect(next(admin).getByText('Đang trên đường')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Món mới đang trên đường đến bạn')).toBeVisible()
  await expect(page.getByText('GDOI123')).toBeVisible()

  await takeStep(admin, 'Đã nhận món cũ', 'dialog')
  await expect(next(admin).getByText('Đã nhận, về kệ')).toBeVisible()
  await takeStep(admin, 'Khách đã nhận món mới', 'alertdialog')
  await expect(next(admin).getByText('Đã nhận, về kệ')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Đã đổi xong')).toBeVisible()
})

test('exchange: withdrawn by the order link before the shop decides', async ({ page, browser }) => {
  const { piece: ordered, orderId } = await buy(page)
  const admin = await openAdmin(browser)
  await deliver(admin.request, orderId)
  await page.reload()
  await requestExchange(page, ordered, await otherSize(admin.request, ordered))
  const withdraw = withdrawButton(page, ordered)
  await withdraw.click()
  await page.getByRole('button', { name: 'Giữ yêu cầu' }).click()
  await expect(page.getByText('Đang chờ tiệm trả lời')).toBeVisible()
  await withdraw.click()
  await page.getByRole('button', { name: 'Đồng ý rút' }).click()
  await expect(page.getByText('Đã rút yêu cầu đổi hàng.')).toBeVisible()
  await expect(withdraw).toHaveCount(0)
  await admin.goto(`/admin/orders/edit/${orderId}`)
  await expect(admin.getByText('khách tự rút yêu cầu')).toBeVisible()
  await expect(next(admin).getByRole('button', { name: 'Đồng ý đổi' })).toHaveCount(0)
})

test('exchange: withdrawn in the account, requested again, and no longer withdrawn once approved', async ({ page, browser }) => {
  await register(page)
  const { product: ordered, id } = await orderProduct(page)
  const admin = await openAdmin(browser)
  await deliver(admin.request, id)
  await page.goto(`/my-account/orders/${id}`)
  const other = await otherSize(admin.request, ordered)
  await requestExchange(page, ordered, other)
  const withdraw = withdrawButton(page, ordered)
  await withdraw.click()
  await page.getByRole('button', { name: 'Đồng ý rút' }).click()
  await expect(page.getByText('Đã rút yêu cầu đổi hàng.')).toBeVisible()
  await requestExchange(page, ordered, other)
  await admin.goto(`/admin/orders/edit/${id}`)
  await takeStep(admin, 'Đồng ý đổi', 'dialog')
  await expect(page.getByText('Tiệm giữ sẵn món mới cho bạn')).toBeVisible()
  await expect(withdraw).toHaveCount(0)
})

test('exchange: staff open one for a customer who phones', async ({ page, browser }) => {
  const { piece: ordered, orderId } = await buy(page)
  const admin = await openAdmin(browser)
  await deliver(admin.request, orderId)
  await admin.goto(`/admin/orders/edit/${orderId}`)
  await admin.getByRole('button', { name: 'Mở đổi hàng' }).click()
  const dialog = admin.getByRole('dialog')
  const sizes = dialog.getByRole('combobox', { name: 'Size muốn đổi' })
  await sizes.selectOption(await otherSize(admin.request, ordered))
  await dialog.getByRole('textbox', { name: 'Khách nói gì' }).fill('Gọi điện: bé mặc hơi chật')
  await dialog.getByRole('button', { name: 'Mở đổi hàng' }).click()
  await expect(next(admin).getByText('Đã giữ, chưa gói')).toBeVisible()
  await expect(next(admin).getByText('Đơn này đã xong')).toHaveCount(0)
  await admin.goto('/admin/orders/board')
  const column = admin.getByRole('region', { name: /^Đang đổi hàng/ })
  await expect(column.getByText(`1 × ${ordered.name}: Xanh rêu 1Y → Xanh rêu 2Y`)).toBeVisible()
})

type TestProduct = Awaited<ReturnType<typeof createProduct>>

/** Orders by cash and opens the page of the order link. */
async function buy(page: Page): Promise<{ piece: TestProduct; orderId: string }> {
  const ordered = await createProduct()
  await addToCart(page, ordered)
  await goToCheckout(page)
  await fillDelivery(page)
  await payWith(page, 'Tiền mặt khi nhận hàng')
  await page.getByRole('link', { name: 'Theo dõi đơn hàng' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Đơn hàng/ })).toBeVisible()
  return { piece: ordered, orderId: new URL(page.url()).pathname.split('/').at(-1) ?? '' }
}

/** Fills the form of a line on the order's page. */
async function requestExchange(page: Page, ordered: TestProduct, size: string): Promise<void> {
  await page.getByText(`Đổi ${ordered.name}`).click()
  await page.getByRole('combobox', { name: 'Size muốn đổi sang' }).selectOption(size)
  const reason = page.getByRole('textbox', { name: 'Vì sao bạn muốn đổi?' })
  await page.getByRole('button', { name: 'Gửi yêu cầu đổi' }).click()
  await expect(reason).toHaveAccessibleDescription('Vui lòng điền mục này')
  await expect(reason).toBeFocused()
  await reason.fill('Bé lớn nhanh quá')
  await expect(reason).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'Gửi yêu cầu đổi' }).click()
  await expect(page.getByText('Đã gửi yêu cầu đổi hàng. Tiệm sẽ trả lời sớm.')).toBeVisible()
  await expect(page.getByText('Đang chờ tiệm trả lời')).toBeVisible()
}

const withdrawButton = (page: Page, { name }: TestProduct) => page.getByLabel(`Rút yêu cầu đổi ${name}`)

/** The card with the next step of the order. */
const next = (admin: Page) => admin.getByRole('region', { name: 'Bước tiếp theo' })

/** Takes a step from the card and confirms it in the dialog that follows. */
async function takeStep(admin: Page, name: string, asks: 'dialog' | 'alertdialog'): Promise<void> {
  await next(admin).getByRole('button', { name, exact: true }).click()
  await admin.getByRole(asks).getByRole('button', { name, exact: true }).click()
}

async function otherSize(request: Page['request'], ordered: TestProduct): Promise<string> {
  const { product } = await (await request.get(`/api/products/slug/${ordered.slug}`)).json()
  const [other] = sizesLikeIt(product, ordered.size ?? '')
  if (!other) throw new Error(`${ordered.name} has no other size at its price`)
  return other
}

type Sized = { sizes: { size: string; price?: number }[]; variants: { size?: string; available: boolean }[] }

/** Other sizes at the same price that are in stock. */
function sizesLikeIt({ sizes, variants }: Sized, size: string): string[] {
  const own = sizes.find((each) => each.size === size)
  const isThere = (name: string) => variants.some((variant) => variant.size === name && variant.available)
  return sizes.filter((each) => each.size !== size && each.price === own?.price && isThere(each.size)).map((each) => each.size)
}
