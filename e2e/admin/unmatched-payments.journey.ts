import { createHmac } from 'node:crypto'
import { adminCredentials } from '../support/admin.ts'
import { expect, test } from '../support/fixtures.ts'
import { startOwnShop } from '../support/own-shop.ts'
import { checkLoadedPage, expectNoHorizontalScroll } from '../support/page-checks.ts'

/** Payments that fit no order, as the bank reports them. Only a shop with the key of such a service receives them. */

const secret = 'khoa cua ngan hang'

startOwnShop('bank', ['DEMO=0', `BANK_WEBHOOK_SECRET=${secret}`])

const transfers = [
  { amount: 1_250_000, reference: 'FT26325112233441', description: 'TRAN THI THU HUONG CK TIEN VAY AO DAI CHO BE NA' },
  { amount: 99_000, reference: 'FT26325112233442', description: '' },
]

/** Signs as payOS does: the fields in the order of their names. */
function signed(data: Record<string, string | number>) {
  const text = Object.keys(data)
    .sort()
    .map((name) => `${name}=${data[name]}`)
    .join('&')
  return { code: '00', success: true, data, signature: createHmac('sha256', secret).update(text).digest('hex') }
}

test('payments that fit no order, on a phone: short rows, all that is known in the dialog, and the outcome afterwards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const transfer of transfers)
    expect((await page.request.post('/api/payments/bank/callback', { data: signed(transfer) })).status()).toBe(204)
  expect((await page.request.post('/api/users/login', { data: adminCredentials })).status()).toBe(200)
  await page.goto('/admin/refunds/mismatches')
  const rows = page.locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(2)
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(72)
  await expect(rows.filter({ hasText: '99.000' })).toContainText('Chuyển khoản')
  const row = rows.filter({ hasText: '1.250.000' })
  await expect(row).toContainText('TRAN THI THU HUONG')
  await expect(row).toContainText('Không tìm thấy đơn nào')
  await expect(row.getByRole('button', { name: 'Sao chép mã giao dịch FT26325112233441' })).toBeVisible()
  await expectNoHorizontalScroll(page)
  await checkLoadedPage(page)

  // A tablet shows the button without scrolling, and no reason word by word.
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(row.getByRole('button', { name: 'Xem xét' })).toBeInViewport({ ratio: 1 })
  expect((await row.getByText('Không tìm thấy đơn nào').first().boundingBox())?.width).toBeGreaterThanOrEqual(100)
  await page.setViewportSize({ width: 390, height: 844 })
  await row.getByRole('button', { name: 'Xem xét' }).click()
  const dialog = page.getByRole('dialog', { name: /^Xem xét khoản 1\.250\.000/ })
  for (const known of ['FT26325112233441', 'CK TIEN VAY AO DAI CHO BE NA', 'Không tìm thấy đơn nào', 'Chuyển khoản'])
    await expect(dialog).toContainText(known)
  await dialog.getByRole('textbox', { name: /^Ghi chú/ }).fill('Chị Hương, ghi cho đơn trước')
  await checkLoadedPage(page)
  await dialog.getByRole('button', { name: 'Ghi nhận đã xem' }).click()
  await expect(rows).toHaveCount(1)
  await page.getByRole('link', { name: 'Đã xem', exact: true }).click()
  await expect(rows).toContainText('Chị Hương, ghi cho đơn trước')
  expect((await rows.boundingBox())?.height).toBeLessThanOrEqual(72)
})
