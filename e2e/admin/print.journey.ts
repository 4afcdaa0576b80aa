import type { Page } from '@playwright/test'
import { openAdmin } from '../support/admin.ts'
import { createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoHorizontalScroll, sweepPage } from '../support/page-checks.ts'
import { createAdminOrder } from '../support/seed-orders.ts'

test('print: selected orders come out one to a page', async ({ browser }) => {
  const page = await openAdmin(browser, { width: 1440, height: 900 })
  const product = await createProduct()
  const one = await createAdminOrder(page, { product })
  const gift = await createAdminOrder(page, { product, gift: true, note: 'Gói giúp mình' })
  await page.goto('/admin/orders?query=0906777888')
  for (const { number } of [one, gift]) await page.getByRole('checkbox', { name: `Chọn ${number}` }).check()
  await page.getByRole('link', { name: 'In 2 đơn' }).click()
  const slips = page.getByRole('article')
  await expect(slips).toHaveCount(2)
  await expect(slips.filter({ hasText: one.number })).toContainText(/Thu hộ \(COD\): [\d.]+/)
  await expect(slips.filter({ hasText: gift.number }).getByRole('columnheader', { name: 'Thành tiền' })).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'In', exact: true })).toBeHidden()
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(2)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Phiếu nhặt hàng' }).click()
  await expect(page.getByRole('row').filter({ hasText: one.number })).toContainText(gift.number)
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
})

const longName = 'Chị Công Tằng Tôn Nữ Phương Thảo Nguyên Hạnh Dung (mẹ bé Na, nhà có giàn hoa giấy)'
const longStreet = 'Số 12/34/56 kiệt 78 đường Nguyễn Phúc Nguyên, tổ 9, khu tập thể Xí nghiệp May Hương Giang, cạnh nhà văn hoá'

const papers = [
  { what: 'slip', paper: 'a5', width: 148, height: 210 },
  { what: 'slip', paper: 'a6', width: 105, height: 148 },
  { what: 'slip', paper: 'label', width: 75, height: 100 },
  { what: 'label', paper: 'label', width: 75, height: 100 },
  { what: 'label', paper: 'a6', width: 105, height: 148 },
] as const

for (const { what, paper, width, height } of papers) {
  test(`print: a PDF of ${what} on ${paper} has pages of ${width} by ${height} mm, one order on each, and long ones continue`, async ({
    browser,
  }) => {
    const page = await openAdmin(browser, { width: 1440, height: 900 })
    const { orders, lastItem } = await twoOrders(page)
    await page.goto(`/admin/orders/print?ids=${orders.map(({ id }) => id).join(',')}&what=${what}&paper=${paper}`)
    await expect(page.getByRole('article')).toHaveCount(2)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    for (const size of mediaBoxesOf(pdf)) {
      expect(Math.abs(size.width - (width / 25.4) * 72)).toBeLessThanOrEqual(1)
      expect(Math.abs(size.height - (height / 25.4) * 72)).toBeLessThanOrEqual(1)
    }
    // The short order takes one page, the long slip several.
    if (what === 'label') expect(pagesOf(pdf)).toBe(2)
    else expect(pagesOf(pdf)).toBeGreaterThan(2)
    await page.emulateMedia({ media: 'print' })
    if (what !== 'label') await expect(page.getByRole('article').getByText(lastItem).first()).toBeVisible()
    const sideways = await page.getByRole('article').evaluateAll((sheets) => sheets.some((sheet) => sheet.scrollWidth > sheet.clientWidth))
    expect(sideways).toBe(false)
  })
}

/** One order with a single item, and one with 15 lines of maximum length. */
async function twoOrders(page: Page): Promise<{ orders: { id: string; number: string }[]; lastItem: string }> {
  const short = await createProduct()
  const colors = ['Xanh rêu', 'Đỏ gạch', 'Vàng nghệ', 'Chàm', 'Nâu', 'Hồng sen', 'Mộc', 'Xám khói']
  const variants = colors.flatMap((color) => ['1Y', '2Y'].map((size) => ({ color, size })))
  const long = await createProduct({
    called: 'Đầm xoè cổ lá sen thêu tay hoa mai vàng, tà xếp ly, khuy bọc vải',
    more: { colors: colors.map((color) => ({ color })), stock: variants.map((variant) => ({ ...variant, onHand: 20 })) },
  })
  const items = variants.slice(0, 15).map((variant) => ({ productId: long.id, ...variant, quantity: 2 }))
  const orders = [
    await createAdminOrder(page, { product: short }),
    await createAdminOrder(page, {
      fullName: longName,
      street: longStreet,
      note: 'Giao giờ hành chính, gọi trước khi giao. '.repeat(5),
      items,
    }),
  ]
  return { orders, lastItem: 'Xám khói · 1Y' }
}

/** In PDF points. */
function mediaBoxesOf(pdf: Buffer): { width: number; height: number }[] {
  const boxes = [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)]
  expect(boxes.length).toBeGreaterThan(0)
  return boxes.map(([, width, height]) => ({ width: Number(width), height: Number(height) }))
}

test('print: a roll has one page for each order, as long as its content, and the paper is remembered', async ({ browser }) => {
  const page = await openAdmin(browser)
  const { orders, lastItem } = await twoOrders(page)
  const ids = orders.map(({ id }) => id).join(',')
  await page.goto(`/admin/orders/print?ids=${ids}`)
  await page.getByRole('combobox', { name: 'Khổ giấy' }).selectOption('k80')
  await page.goto(`/admin/orders/print?ids=${ids}`)
  await expect(page.getByRole('combobox', { name: 'Khổ giấy' })).toHaveValue('k80')
  const slips = page.getByRole('article')
  for (const { number } of orders) await expect(slips.getByRole('img', { name: `Mã vạch của đơn ${number}` })).toBeVisible()
  await expect(slips.getByRole('img', { name: 'Mã QR mở trang đơn hàng' })).toHaveCount(2)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pagesOf(pdf)).toBe(2)
  const heights = mediaBoxesOf(pdf).map(({ width, height }) => {
    expect(Math.abs(width - (80 / 25.4) * 72)).toBeLessThanOrEqual(1)
    return height
  })
  expect(new Set(heights).size).toBe(2)
  await page.emulateMedia({ media: 'print' })
  await expect(slips.getByText(lastItem).first()).toBeVisible()
})

test('print: twenty slips are one document, a page for each', async ({ browser }) => {
  const page = await openAdmin(browser)
  const product = await createProduct()
  const ids: string[] = []
  for (let at = 0; at < 20; at++) ids.push((await createAdminOrder(page, { product })).id)
  await page.goto(`/admin/orders/print?ids=${ids.join(',')}&what=slip&paper=a6`)
  await expect(page.getByRole('article')).toHaveCount(20)
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(20)
})

test('phone: the pick list reads downwards, and tab strips scroll to the current tab', async ({ browser }) => {
  const page = await openAdmin(browser, { width: 360, height: 800 })
  const product = await createProduct({ called: 'Áo dài gấm thêu hoa sen cho bé gái mùa Tết' })
  const { id, number } = await createAdminOrder(page, { product })
  const here = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
  await page.goto(`/admin/orders/print?ids=${id}&what=pick`)
  await expect(here('Phiếu nhặt hàng')).toBeInViewport({ ratio: 1 })
  for (const words of [product.name, product.color, number]) {
    const read = page.getByRole('article').getByText(words).first()
    await expect(read).toBeInViewport({ ratio: 1 })
  }
  await expectNoHorizontalScroll(page)
  await page.goto('/admin/orders?tab=cancelled')
  await expect(here('Đã huỷ')).toBeInViewport({ ratio: 1 })
})

for (const language of ['vi', 'en'] as const) {
  test(`order screens: pass the page checks in ${language}`, { tag: '@look' }, async ({ browser }) => {
    const page = await openAdmin(browser)
    const { id } = await createAdminOrder(page, { email: 'khach@example.com' })
    await page.request.post('/api/shipments', { data: { orderId: id, carrier: 'GHTK', trackingCode: 'S1.2', fee: 20_000 } })
    const sheets = ['slip&paper=a5', 'slip&paper=k80', 'pick', 'label', 'care', 'story'].map(
      (what) => `/admin/orders/print?ids=${id}&what=${what}`,
    )
    const screens = [
      '/admin/orders',
      '/admin/orders?tab=cancelled&query=khong-co-ai',
      `/admin/orders/edit/${id}`,
      '/admin/orders/board',
      '/admin/orders/add',
    ]
    for (const path of [...screens, ...sheets, '/admin/orders/print'])
      await test.step(path, () => sweepPage(page, path, { language, narrow: 360 }))
  })
}

/** Counts the pages of a PDF. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

test('story cards: say which of the chosen orders have none', async ({ browser }) => {
  const page = await openAdmin(browser)
  const before = (await (await page.request.get('/api/settings/admin')).json()).data.settings.makers ?? []
  const makers = ['Cô Bảy Liên', 'Chị Sương'].map((name) => ({ name, words: { vi: '', en: '' } }))
  const set = await page.request.patch('/api/settings', { data: { makers } })
  expect(set.status(), await set.text()).toBe(200)
  const [named, unnamed] = [await createAdminOrder(page), await createAdminOrder(page)]
  expect((await page.request.put(`/api/orders/${named.id}/maker`, { data: { name: 'Chị Sương' } })).status()).toBe(200)
  await page.goto(`/admin/orders/print?ids=${named.id},${unnamed.id}&what=story`)
  await expect(page.getByText(`1 đơn không có thẻ, vì chưa ghi người may: ${unnamed.number}`)).toBeVisible()
  await expect(page.locator('.print-sheets')).toContainText('Chị Sương may món này')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('1 đơn không có thẻ')).toBeHidden()
  expect((await page.request.patch('/api/settings', { data: { makers: before } })).status()).toBe(200)
})
