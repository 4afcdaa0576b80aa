import { addToCart, createProduct, fillDelivery, goToCheckout } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoHorizontalScroll, findViolations } from '../support/page-checks.ts'

test('pickup: a guest orders at no fee and sees where and when to come', async ({ page }) => {
  const product = await createProduct()
  await addToCart(page, product)
  await goToCheckout(page)
  await expect(page.getByText('Chọn tỉnh, thành để xem phí, ngày nhận hàng và chỗ có thể tới lấy.')).toBeVisible()
  await fillDelivery(page)
  await page.getByRole('radio', { name: 'Tiền mặt khi nhận hàng' }).check()
  const choice = page.getByRole('group', { name: 'Cách nhận hàng' })
  await expect(choice.getByRole('radio', { name: /^Giao hàng tiêu chuẩn/ })).toBeChecked()
  const missing = page.getByText(/để miễn phí giao tới/).filter({ visible: true })
  await expect(missing).toBeVisible()
  const store = choice.getByRole('radio', { name: /^Tới lấy tại/ }).first()
  await store.check()
  await expect(missing).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Đặt hàng · 185\.000/ })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await expectNoHorizontalScroll(page)
  await page.reload()
  await expect(store).toBeChecked()
  await page.getByRole('button', { name: /^Đặt hàng · 185\.000/ }).click()
  await expect(page).toHaveURL(/\/checkout\/success/)
  await expect(page.getByRole('heading', { level: 1, name: /^Cảm ơn/ })).toBeVisible()
  await expect(page.getByText(/^Tới lấy tại /)).toBeVisible()
  await expect(page.getByText(/^Sẵn sàng từ /)).toBeVisible()
})
