import { openAdmin } from '../support/admin.ts'
import { createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { checkLoadedPage, expectNoHorizontalScroll } from '../support/page-checks.ts'

test.use({ allowedConsoleErrors: [/status of 400/] })

for (const width of [390, 1440]) {
  test(`prices of several products: are previewed, changed and restored, at ${width} px`, async ({ browser }) => {
    const mark = `Khăn giá ${Date.now()}`
    await createProduct({ called: mark, price: 185_000 })
    await createProduct({ called: mark, price: 9_000 })
    const page = await openAdmin(browser, { width, height: 844 })
    await page.goto(`/admin/products?query=${encodeURIComponent(mark)}`)
    const boxes = page.getByRole('checkbox', { name: /^Chọn Khăn giá/ })
    await expect(boxes).toHaveCount(2)
    for (const box of await boxes.all()) await box.check()
    await page.getByRole('button', { name: 'Đổi giá…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Đổi giá 2 sản phẩm' })
    const apply = dialog.getByRole('button', { name: /^Đổi giá/ })
    await expect(apply).toBeDisabled()

    await dialog.getByRole('combobox', { name: 'Làm gì' }).selectOption('lower')
    await dialog.getByRole('combobox', { name: 'Đơn vị' }).selectOption('amount')
    const value = dialog.getByRole('textbox', { name: 'Bao nhiêu' })
    await value.fill('9k')
    await expect(dialog.getByText('1 sản phẩm không đổi được như vậy')).toBeVisible()
    await expect(dialog.getByText('Giá phải lớn hơn 0')).toBeVisible()
    await expect(apply).toBeDisabled()

    await dialog.getByRole('combobox', { name: 'Làm gì' }).selectOption('raise')
    await dialog.getByRole('combobox', { name: 'Đơn vị' }).selectOption('percent')
    await value.fill('10')
    await expect(dialog.getByText('từ 185.000 ₫ thành 204.000 ₫')).toBeAttached()
    await expectNoHorizontalScroll(page)
    await checkLoadedPage(page)
    await apply.click()
    await expect(page.getByText('Đã đổi giá 2 sản phẩm')).toBeVisible()
    const row = page
      .getByRole('row')
      .filter({ hasText: mark })
      .filter({ hasText: /204\.000/ })
    await expect(row).toHaveCount(1)

    await page.reload()
    await page.getByRole('button', { name: 'Trả lại giá cũ' }).click()
    await expect(page.getByText('Đã trả lại giá cũ')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: /185\.000/ })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Trả lại giá cũ' })).toHaveCount(0)
  })
}
