import type { Page } from '@playwright/test'
import { workbookOf } from '../../server/testing/xlsx-fixture.ts'
import { openAdmin } from '../support/admin.ts'
import { createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'

const forms = [
  { kind: 'csv', head: ['Mã bưu gửi', 'Tiền', 'Trừ'] },
  { kind: 'xlsx', head: ['Vận đơn số', 'Thu hộ khách', 'Cước trừ'] },
] as const

for (const { kind, head } of forms)
  test(`statement of a carrier as ${kind}: columns once, differences listed, booked, undone`, async ({ browser }) => {
    const page = await openAdmin(browser, { width: 390, height: 844 })
    const mark = `JT${Date.now().toString(36).toUpperCase()}`
    const [fits, differs, missing] = [await sent(page, `${mark}1`), await sent(page, `${mark}2`), await sent(page, `${mark}3`)]
    const rows: (string | number)[][] = [
      [...head],
      [`${mark}1`, fits.amount, 20_000],
      [`${mark}2`, differs.amount - 5_000, 20_000],
      ['LA404', 99_000, 0],
    ]
    const csv = () => Buffer.from(rows.map((row) => row.join(',')).join('\n'))
    const file = {
      name: `doi-soat-${mark}.${kind}`,
      mimeType: 'application/octet-stream',
      buffer: kind === 'csv' ? csv() : workbookOf(rows),
    }

    await page.goto('/admin/refunds/statements')
    await page.getByRole('combobox', { name: 'Hãng giao hàng' }).selectOption('J&T')
    await page.getByLabel('Chọn tệp CSV hoặc Excel').setInputFiles(file)
    const columns = page.getByRole('dialog')
    await columns.getByRole('combobox', { name: 'Mã vận đơn' }).selectOption(head[0])
    await columns.getByRole('combobox', { name: 'Tiền thu hộ' }).selectOption(head[1])
    const fee = columns.getByRole('combobox', { name: 'Phí' })
    await fee.selectOption(head[1])
    await columns.getByRole('button', { name: 'Đọc bảng này' }).click()
    await expect(fee).toHaveAccessibleDescription('Cột này đã được chọn ở trên')
    await fee.selectOption(head[2])
    await columns.getByRole('button', { name: 'Đọc bảng này' }).click()

    await expect(page.getByRole('heading', { level: 1, name: file.name })).toBeVisible()
    const differences = page.getByRole('region', { name: 'Chỗ lệch (2)' })
    await expect(differences.getByText('Khác số tiền')).toBeVisible()
    await expect(differences.getByText('Không có mã này')).toBeVisible()
    await expect(page.getByRole('region', { name: /^Hãng chưa trả/ }).getByText(missing.orderNumber)).toBeVisible()
    await page.getByRole('button', { name: 'Ghi sổ 1 đơn' }).click()
    const booking = page.getByRole('dialog')
    await booking.getByRole('textbox', { name: 'Mã đối soát' }).fill(`DS-${mark}`)
    await booking.getByRole('button', { name: 'Ghi sổ 1 đơn' }).click()
    await expect(page.getByText('Đã ghi sổ bảng đối soát.')).toBeVisible()
    expect([await statusOf(page, fits.id), await statusOf(page, differs.id)]).toEqual(['paid', 'unpaid'])

    await page.goto('/admin/refunds/statements')
    await page.getByRole('combobox', { name: 'Hãng giao hàng' }).selectOption('J&T')
    // The columns that were chosen before can be chosen again.
    await page.getByRole('checkbox', { name: 'Chọn lại cột của hãng này' }).check()
    await page.getByLabel('Chọn tệp CSV hoặc Excel').setInputFiles(file)
    await expect(columns.getByRole('combobox', { name: 'Mã vận đơn' })).toBeVisible()
    await columns.getByRole('button', { name: 'Đóng' }).click()
    await page.getByRole('checkbox', { name: 'Chọn lại cột của hãng này' }).uncheck()
    await page.getByLabel('Chọn tệp CSV hoặc Excel').setInputFiles(file)
    await expect(page.getByText('Bảng này đã đọc trước đó rồi.')).toBeVisible()
    await page.getByRole('button', { name: 'Gỡ ghi sổ' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Gỡ ghi sổ' }).click()
    await expect(page.getByRole('button', { name: 'Ghi sổ 1 đơn' })).toBeVisible()
    expect(await statusOf(page, fits.id)).toBe('unpaid')
  })

/** A cash order that J&T has delivered under this code. */
async function sent({ request }: Page, trackingCode: string) {
  const { id: productId, color, size } = await createProduct()
  const address = { fullName: 'Chị Lan', phone: '0906333444', province: 'Thành phố Huế', ward: 'Phường Phú Xuân', street: '7 Lê Lợi' }
  const items = [{ productId, color, size, quantity: 1 }]
  const placed = await request.post('/api/orders/for-customer', { data: { items, address, paymentMethod: 'cod', source: 'zalo' } })
  const { _id: id, orderNumber, finalAmount: amount } = (await placed.json()) as { _id: string; orderNumber: string; finalAmount: number }
  const made = await request.post('/api/shipments', { data: { orderId: id, carrier: 'J&T', trackingCode } })
  const { shipment } = (await made.json()).data
  const moved = await request.put(`/api/shipments/${shipment._id}/status`, { data: { status: 'delivered' } })
  expect(moved.status(), await moved.text()).toBe(200)
  return { id, orderNumber, amount }
}

async function statusOf({ request }: Page, id: string): Promise<string> {
  return (await (await request.get(`/api/orders/${id}`)).json()).data.order.paymentStatus
}
