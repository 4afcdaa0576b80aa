import type { Page } from '@playwright/test'
import { openAdmin } from '../support/admin.ts'
import { createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoHorizontalScroll } from '../support/page-checks.ts'

const fullName = 'Nguyễn Phước Hoàng Thị Nghiêng Nghiêng Khuynh Trường Thuỷ Xuân'

/** The rendered lines of a text. */
const linesOf = (page: Page, text: string) =>
  page
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => {
      const lines = new Map<number, string>()
      for (const node of element.childNodes)
        for (let at = 0; at < (node.textContent ?? '').length; at++) {
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          const { top } = range.getBoundingClientRect()
          lines.set(top, (lines.get(top) ?? '') + range.toString())
        }
      return [...lines.values()]
    })

test('long customer name and e-mail: widen no page, and the e-mail breaks before its @', { tag: '@look' }, async ({ browser }) => {
  const page = await openAdmin(browser, { width: 360, height: 780 })
  const phone = `09${Math.floor(10_000_000 + Math.random() * 89_999_999)}`
  const name = `khuynh.truong.${phone}`
  const email = `${name}@tenmienthatdai.example.com`
  const product = await createProduct()
  const items = [{ productId: product.id, color: product.color, size: product.size, quantity: 1 }]
  const address = { fullName, phone, province: 'Thành phố Huế', ward: 'Phường Thuận Hóa', street: '1 Chi Lăng' }
  const data = { items, address, email: `nghieng.nghieng.${email}`, paymentMethod: 'cod', source: 'phone' }
  const placed = await page.request.post('/api/orders/for-customer', { data })
  expect(placed.status(), await placed.text()).toBe(201)
  await page.goto(`/admin/orders/edit/${(await placed.json())._id}`)
  await expect(page.getByText(data.email, { exact: true })).toBeVisible()
  await expectNoHorizontalScroll(page)

  const inOneWord = { ...address, fullName: fullName.replaceAll(' ', '') }
  const third = await page.request.post('/api/orders/for-customer', { data: { ...data, address: inOneWord } })
  await page.goto(`/admin/orders/edit/${(await third.json())._id}`)
  await expect(page.getByText(inOneWord.fullName, { exact: true }).first()).toBeVisible()
  await expectNoHorizontalScroll(page)

  const second = await page.request.post('/api/orders/for-customer', { data: { ...data, email } })
  expect(second.status()).toBe(201)
  await page.goto(`/admin/customers/guests?query=${phone}`)
  await expectNoHorizontalScroll(page)
  // A phone shows one short row; a wider window has a column for the e-mail.
  const row = page.getByRole('row').filter({ hasText: fullName })
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(76)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectNoHorizontalScroll(page)
  expect(await linesOf(page, email)).toEqual([name, '@tenmienthatdai.example.com'])
})

test('stock on a phone: a long name stands beside its photo, and its badge keeps its height', { tag: '@look' }, async ({ browser }) => {
  const page = await openAdmin(browser)
  const { id, name } = await createProduct({ called: 'Áo dài bé mai vàng thêu tay đặt may', more: { published: false } })
  await page.goto(`/admin/stock?product=${id}`)
  const product = page.getByRole('region', { name })
  const [photo, title, badge] = await Promise.all([
    product.locator('.row-thumb').boundingBox(),
    product.getByRole('heading', { name }).boundingBox(),
    product.getByText('Đang ẩn', { exact: true }).boundingBox(),
  ])
  expect(title?.x).toBeGreaterThan((photo?.x ?? 0) + (photo?.width ?? 0))
  expect(badge?.height).toBeLessThan(32)
})

test('stock at 320 px: rows with two sizes fit the screen', { tag: '@look' }, async ({ browser }) => {
  const page = await openAdmin(browser, { width: 320, height: 720 })
  const sizes = ['0-3M', '12-18M']
  const more = { sizes: sizes.map((size) => ({ size })), stock: sizes.map((size) => ({ color: 'Xanh rêu', size, onHand: 40 })) }
  const { id } = await createProduct({ more })
  await page.goto(`/admin/stock?product=${id}`)
  await expect(page.getByText('có thể bán 40').first()).toBeVisible()
  await expectNoHorizontalScroll(page)
})
