import { openAdmin } from '../support/admin.ts'
import { addToCart, createImage, createProduct, fillDelivery, goToCheckout, payWith } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { findViolations } from '../support/page-checks.ts'

const hanh = { name: 'Cô Hạnh', words: { vi: 'May áo dài từ năm 1992.', en: 'Has sewn áo dài since 1992.' } }

test('order page: shows who sews it, what the shop adds on a phone, and how to wash it', { tag: '@images' }, async ({ page, browser }) => {
  const admin = await openAdmin(browser)
  expect((await admin.request.patch('/api/settings', { data: { makers: [hanh] } })).status()).toBe(200)
  const product = await createProduct({ more: { written: { facts: { care: ['handwash', 'line-dry'] } } } })
  await addToCart(page, product)
  await goToCheckout(page)
  await fillDelivery(page)
  await payWith(page, 'Tiền mặt khi nhận hàng')
  await page.getByRole('link', { name: 'Theo dõi đơn hàng' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Đơn hàng MM/ })).toBeVisible()
  const making = page.getByRole('region', { name: 'Từ bàn may' })
  await expect(making).toContainText('Cô Hạnh may đơn này')
  await expect(page.getByRole('region', { name: 'Giặt và giữ cho bền' })).toContainText('Giặt tay')

  const id = /orders\/([^/?]+)/.exec(page.url())?.[1] ?? ''
  await admin.request.patch(`/api/orders/${id}/status`, { data: { status: 'processing' } })
  await admin.goto(`/admin/orders/edit/${id}`)
  const card = admin.getByRole('region', { name: 'Từ bàn may' })
  await card.getByLabel('Chọn ảnh').setInputFiles(await createImage('ban-may', { width: 1_200, height: 900 }))
  await card.getByRole('textbox', { name: 'Đôi lời cho khách' }).fill('Đang khâu viền cổ cho bé.')
  await card.getByRole('button', { name: 'Đưa lên trang đơn hàng' }).click()
  await expect(card.getByRole('listitem')).toContainText('Đang khâu viền cổ cho bé.')
  await expect(card.getByRole('textbox', { name: 'Đôi lời cho khách' })).toHaveValue('')
  expect(await findViolations(admin)).toEqual([])

  // The open page of the buyer shows it without a reload.
  await expect(making).toContainText('Đang khâu viền cổ cho bé.')
  const photo = making.getByRole('img', { name: 'Ảnh 1 từ bàn may' })
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(() => photo.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0)
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

  // A visitor with the link sees the photo too, in English and on a wide screen; one without it does not.
  const other = await (await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } })).newPage()
  await other.goto(`${page.url()}&lng=en`)
  const english = other.getByRole('region', { name: 'From the sewing table' })
  await expect(english).toContainText('Cô Hạnh sews this order')
  await expect(english).toContainText('Has sewn áo dài since 1992.')
  const src = new URL((await english.getByRole('img', { name: 'Photo 1 from the sewing table' }).getAttribute('src')) ?? '', page.url())
  const stranger = (await browser.newContext()).request
  expect((await stranger.get(src.href)).status()).toBe(200)
  src.searchParams.delete('token')
  expect((await stranger.get(src.href)).status()).toBe(404)

  await card.getByRole('button', { name: 'Bỏ: Ảnh, lời nhắn 1' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Bỏ' }).click()
  await expect(card.getByRole('listitem')).toHaveCount(0)
  await expect(making.getByRole('img')).toHaveCount(0)
})
