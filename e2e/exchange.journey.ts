import { fillDelivery, goToCheckout, makePiece, payWith, putIntoCart } from './buying.ts'
import { deliver, openOffice } from './office.ts'
import { expect, test } from './shopper.ts'

test('a size that does not fit is exchanged from the order’s link', async ({ page, browser, request }) => {
  const piece = await makePiece()
  await putIntoCart(page, piece)
  await goToCheckout(page)
  await fillDelivery(page)
  await payWith(page, 'Tiền mặt khi nhận hàng')
  await page.getByRole('link', { name: 'Theo dõi đơn hàng' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Đơn hàng/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Đổi size' })).toHaveCount(0)
  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const office = await openOffice(browser)
  await deliver(office.request, orderId)

  await page.reload()
  await page.getByText(`Đổi size ${piece.name}`).click()
  const { product } = await (await request.get(`/api/products/slug/${piece.slug}`)).json()
  const others = await sizesLikeIt(product, piece.size ?? '')
  const [other] = others
  if (!other) throw new Error(`${piece.name} has no other size at its price`)
  await page.getByRole('combobox', { name: 'Size muốn đổi sang' }).selectOption(other)
  await page.getByRole('textbox', { name: 'Vì sao bạn muốn đổi?' }).fill('Bé lớn nhanh quá')
  await page.getByRole('button', { name: 'Gửi yêu cầu đổi' }).click()
  await expect(page.getByText('Đã gửi yêu cầu đổi size. Cửa hàng sẽ trả lời sớm.')).toBeVisible()
  await expect(page.getByText('Đang chờ cửa hàng trả lời')).toBeVisible()
  await expect(page.getByText(`Đổi size ${piece.name}`)).toHaveCount(0)
})

type Sized = { sizes: { size: string; price?: number }[]; variants: { size?: string; available: boolean }[] }

/** Other sizes that cost the same and can be had. */
async function sizesLikeIt({ sizes, variants }: Sized, size: string): Promise<string[]> {
  const own = sizes.find((each) => each.size === size)
  const isThere = (name: string) => variants.some((variant) => variant.size === name && variant.available)
  return sizes.filter((each) => each.size !== size && each.price === own?.price && isThere(each.size)).map((each) => each.size)
}
