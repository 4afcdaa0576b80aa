import { makePiece } from './buying.ts'
import { expectNoSideways, isAskedElsewhere, lookOver, widthsOf } from './look-over.ts'
import { openOffice } from './office.ts'
import { expect, test } from './shopper.ts'
import { writeDown } from './written-orders.ts'

test('chosen orders are printed, one on a page', async ({ browser }) => {
  const page = await openOffice(browser, { width: 1440, height: 900 })
  const piece = await makePiece()
  const one = await writeDown(page, { piece })
  const gift = await writeDown(page, { piece, gift: true, note: 'Gói giúp mình' })
  await page.goto('/admin/orders?query=0906777888')
  for (const { number } of [one, gift]) await page.getByRole('checkbox', { name: `Chọn ${number}` }).check()
  await page.getByRole('link', { name: 'In 2 đơn' }).click()
  const slips = page.getByRole('article')
  await expect(slips).toHaveCount(2)
  await expect(slips.filter({ hasText: one.number })).toContainText(/Thu khi giao: [\d.]+/)
  await expect(slips.filter({ hasText: gift.number }).getByRole('columnheader', { name: 'Thành tiền' })).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'In', exact: true })).toBeHidden()
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(2)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Danh sách lấy hàng' }).click()
  await expect(page.getByRole('row').filter({ hasText: one.number })).toContainText(gift.number)
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
})

test('on a phone the list of what to fetch is read downwards, and strips of tabs begin where one is', async ({ browser }) => {
  const page = await openOffice(browser, { width: 360, height: 800 })
  const piece = await makePiece({ called: 'Áo dài gấm thêu hoa sen cho bé gái mùa Tết' })
  const { id, number } = await writeDown(page, { piece })
  const here = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
  await page.goto(`/admin/orders/print?ids=${id}&what=pick`)
  await expect(here('Danh sách lấy hàng')).toBeInViewport({ ratio: 1 })
  for (const words of [piece.name, piece.color, number]) {
    const read = page.getByRole('article').getByText(words).first()
    await expect(read).toBeInViewport({ ratio: 1 })
  }
  await expectNoSideways(page)
  await page.goto('/admin/orders?tab=cancelled')
  await expect(here('Đã huỷ')).toBeInViewport({ ratio: 1 })
})

for (const language of ['vi', 'en'] as const) {
  for (const width of widthsOf(language, 360)) {
    test(`the orders' screens read well in ${language} at ${width} pixels`, { tag: '@look' }, async ({ browser }) => {
      test.setTimeout(150_000)
      const page = await openOffice(browser, { width, height: 800 })
      const { id } = await writeDown(page, { email: 'khach@example.com' })
      await page.request.post('/api/shipments', { data: { orderId: id, carrier: 'GHTK', trackingCode: 'S1.2', fee: 20_000 } })
      const sheets = ['slip-a5', 'slip-a6', 'pick', 'label'].map((what) => `/admin/orders/print?ids=${id}&what=${what}`)
      const screens = [
        '/admin/orders',
        '/admin/orders?tab=cancelled&query=khong-co-ai',
        `/admin/orders/edit/${id}`,
        '/admin/orders/board',
        '/admin/orders/add',
      ]
      for (const path of [...screens, ...sheets, '/admin/orders/print'])
        await test.step(path, () => lookOver(page, path, { language, isLaidOutOnly: isAskedElsewhere(language, width) }))
    })
  }
}

/** How many pages a document has. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}
