import { addDays } from '../../contract/durations.ts'
import { vietnamLocalTime } from '../../contract/vietnam-time.ts'
import { openAdmin } from '../support/admin.ts'
import { createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { checkLoadedPage, expectNoHorizontalScroll } from '../support/page-checks.ts'

test.use({ allowedConsoleErrors: [/status of 400/] })

test('scheduled prices on a phone: a planned change is cancelled, and a running one ended early', async ({ browser }) => {
  const mark = `Khăn hẹn giá ${Date.now()}`
  await createProduct({ called: mark, price: 200_000 })
  const page = await openAdmin(browser)
  await page.goto(`/admin/products?query=${encodeURIComponent(mark)}`)
  const inDays = (days: number) => vietnamLocalTime(addDays(new Date(), days))
  async function fillSale() {
    await page.getByRole('checkbox', { name: /^Chọn Khăn hẹn giá/ }).check()
    await page.getByRole('button', { name: 'Đổi giá…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Làm gì' }).selectOption('sale')
    await dialog.getByRole('textbox', { name: 'Bao nhiêu' }).fill('25')
    return dialog
  }

  const planning = await fillSale()
  await planning.getByLabel('Bắt đầu').fill(inDays(2))
  await planning.getByLabel('Kết thúc').fill(inDays(1))
  await expect(planning.getByText('Ngày kết thúc phải sau ngày bắt đầu')).toBeVisible()
  await planning.getByLabel('Kết thúc').fill(inDays(3))
  await expect(planning.getByText('Giá được tính lúc bắt đầu')).toBeVisible()
  await expect(planning.getByText('từ không thành 150.000 ₫')).toBeAttached()
  await expectNoHorizontalScroll(page)
  await planning.getByRole('button', { name: 'Hẹn đổi giá 1 sản phẩm' }).click()
  await expect(page.getByText(/^Đã hẹn đổi giá 1 sản phẩm, từ /)).toBeVisible()
  await page.getByRole('button', { name: 'Huỷ đợt này' }).click()
  await expect(page.getByText('Đã huỷ đợt đổi giá')).toBeVisible()

  const selling = await fillSale()
  await selling.getByLabel('Kết thúc').fill(inDays(3))
  await selling.getByRole('button', { name: 'Đổi giá 1 sản phẩm' }).click()
  await page.getByRole('link', { name: 'Xem các đợt đổi giá' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Đang chạy' })).toHaveCount(1)
  await expect(page.getByRole('row').filter({ hasText: 'Đã huỷ' })).toHaveCount(1)
  await checkLoadedPage(page)
  await page.getByRole('row').filter({ hasText: 'Đang chạy' }).getByRole('link', { name: 'Khuyến mãi, giảm 25%' }).click()
  await expect(page.getByText(mark)).toBeVisible()
  await expectNoHorizontalScroll(page)
  await checkLoadedPage(page)
  await page.getByRole('button', { name: 'Kết thúc ngay' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kết thúc ngay' }).click()
  await expect(page.getByText('Đã trả lại giá cũ')).toBeVisible()
  await expect(page.getByText(/kết thúc lúc/)).toBeVisible()
})
