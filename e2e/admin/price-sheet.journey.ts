import { openAdmin } from '../support/admin.ts'
import { createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { checkLoadedPage, checkPage, expectNoHorizontalScroll } from '../support/page-checks.ts'

for (const width of [390, 1440]) {
  test(`price sheet: takes a paste, shows every change, saves and undoes it, at ${width} px`, async ({ browser }) => {
    const mark = `Váy bảng tính ${Date.now()}`
    const product = await createProduct({ called: mark, price: 185_000, onHand: 4 })
    const page = await openAdmin(browser, { width, height: 844 })
    const path = `/admin/products/sheet?query=${encodeURIComponent(product.name)}`
    await checkPage(page, path, { language: 'vi' })
    const cell = (what: 'Giá' | 'Tồn', size: string) =>
      page.getByRole('textbox', { name: `${what}: ${product.name}, ${product.color}, ${size}`, exact: true })
    await expect(cell('Giá', '1Y')).toHaveValue('185.000')
    const sku = `HT-${product.name.split(' ').at(-1)}`

    await page.getByRole('button', { name: 'Dán bảng tính' }).click()
    const dialog = page.getByRole('dialog', { name: 'Dán từ bảng tính' })
    const rows = dialog.getByRole('textbox', { name: 'Các dòng đã sao chép' })
    await rows.fill(`${sku}\tmười nghìn\t3`)
    await dialog.getByRole('button', { name: 'Xem trước' }).click()
    await expect(dialog.getByText('Dòng 1: giá “mười nghìn” không phải số')).toBeVisible()
    await rows.fill(`Mã\tMàu\tSize\tGiá\tTồn\n${sku}\t${product.color}\t1Y\t199.000\t9\n${sku}\t${product.color}\t2Y\t199.000\t`)
    await dialog.getByRole('button', { name: 'Xem trước' }).click()
    const preview = page.getByRole('dialog', { name: 'Xem trước thay đổi' })
    await expect(preview.getByText('1 sản phẩm đổi giá, 1 ô đổi tồn.')).toBeVisible()
    await expect(preview.getByText('từ 185.000 ₫ thành 199.000 ₫').first()).toBeAttached()
    await checkLoadedPage(page)
    await expectNoHorizontalScroll(page)
    await preview.getByRole('button', { name: 'Lưu thay đổi' }).click()
    await expect(cell('Giá', '1Y')).toHaveValue('199.000')
    await expect(cell('Tồn', '1Y')).toHaveValue('9')

    await page.getByRole('button', { name: 'Hoàn tác' }).click()
    await expect(cell('Giá', '1Y')).toHaveValue('185.000')
    await expect(cell('Tồn', '1Y')).toHaveValue('4')
  })
}

test('price sheet: is edited in its cells, and a wrong row is explained in the preview', async ({ browser }) => {
  const product = await createProduct({ called: 'Váy sửa ô', price: 185_000, onHand: 4 })
  const page = await openAdmin(browser, { width: 390, height: 844 })
  await page.goto(`/admin/products/sheet?query=${encodeURIComponent(product.name)}`)
  const price = page.getByRole('textbox', { name: `Giá: ${product.name}, ${product.color}, 1Y`, exact: true })
  await price.fill('0')
  const bar = page.getByRole('region', { name: 'Xem trước' })
  await bar.getByRole('button', { name: 'Xem trước' }).click()
  const preview = page.getByRole('dialog', { name: 'Xem trước thay đổi' })
  await expect(preview.getByText(/Giá phải lớn hơn 0/)).toBeVisible()
  await expect(preview.getByRole('button', { name: 'Lưu thay đổi' })).toBeDisabled()
  await preview.getByRole('button', { name: 'Huỷ' }).click()
  await price.fill('190000')
  await bar.getByRole('button', { name: 'Xem trước' }).click()
  await preview.getByRole('button', { name: 'Lưu thay đổi' }).click()
  await expect(bar).toHaveCount(0)
  await expect(price).toHaveValue('190.000')
})
