import { workbookOf } from '../../server/testing/xlsx-fixture.ts'
import { openAdmin } from '../support/admin.ts'
import { newPhone } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { checkLoadedPage, expectNoHorizontalScroll } from '../support/page-checks.ts'
import { createAdminOrder, setOrderStatus } from '../support/seed-orders.ts'

test('tracking codes: rows of a carrier’s file go to their orders, which are sent, on a phone', async ({ browser }) => {
  const page = await openAdmin(browser)
  const phone = newPhone()
  const [named, called] = [await createAdminOrder(page), await createAdminOrder(page, { phone })]
  for (const { id } of [named, called]) await setOrderStatus(page.request, id, 'processing')
  const mark = Date.now().toString(36).toUpperCase()
  await page.goto('/admin/orders')
  await page.getByRole('link', { name: 'Nhập mã vận đơn từ tệp của hãng' }).click()
  await page.getByRole('combobox', { name: 'Đơn vị giao hàng' }).selectOption('GHTK')
  const rows = [`S1.${mark}\tĐơn ${named.number}`, `S2.${mark}\t${phone.replace(/^0/, '')}\t205.000`, `S3.${mark}\tMM261128-0000`]
  const buffer = workbookOf(['Mã vận đơn\tKhách', ...rows].map((row) => row.split('\t')))
  await page.getByLabel('Chọn tệp CSV hoặc Excel').setInputFiles({ name: 'ghtk.xlsx', mimeType: 'application/octet-stream', buffer })
  await expect(page.getByRole('region', { name: 'Sẽ ghi (2)' })).toContainText(called.number)
  await expect(page.getByRole('region', { name: 'Cần xem lại (1)' })).toContainText('Không có đơn đang gói')
  await checkLoadedPage(page)
  await expectNoHorizontalScroll(page)
  await page.getByRole('button', { name: 'Ghi 2 mã, đánh dấu đã gửi' }).click()
  await expect(page.getByText('Đã ghi 2 mã vận đơn')).toBeVisible()
  for (const [at, { id }] of [named, called].entries()) {
    const { order } = (await (await page.request.get(`/api/orders/${id}`)).json()).data
    expect([order.status, order.shipment.trackingCode]).toEqual(['shipped', `S${at + 1}.${mark}`])
  }
})
