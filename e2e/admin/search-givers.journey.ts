import { openAdmin } from '../support/admin.ts'
import { newPhone } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { createAdminOrder } from '../support/seed-orders.ts'

test('orders: the giver of a gift is found by name and by phone, like its recipient', async ({ browser }) => {
  const page = await openAdmin(browser)
  const giver = { fullName: `Đặng Thuỳ ${Date.now()}`, phone: newPhone() }
  const { number } = await createAdminOrder(page, { gift: { giver }, paymentMethod: 'bank', fullName: 'Bé Gạo Nếp' })
  for (const query of [giver.fullName, giver.fullName.replace('Đặng Thuỳ', 'dang thuy'), giver.phone]) {
    await page.goto(`/admin/orders?query=${encodeURIComponent(query)}`)
    const rows = page.getByRole('row').filter({ hasText: number })
    await expect(rows).toHaveCount(1)
    await expect(page.getByRole('main')).toContainText(`Người tặng: ${giver.fullName}`)
  }
})
