import type { Page } from '@playwright/test'
import { chooseOption, openAdmin, press } from '../support/admin.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoHorizontalScroll } from '../support/page-checks.ts'

const wide = { width: 1440, height: 900 }

/** The actions of the bar that are used less often. */
async function chooseFromMenu(page: Page, action: string): Promise<void> {
  await press(page.getByRole('button', { name: 'Thêm thao tác cho các mục đã chọn' }))
  await press(page.getByRole('menuitem', { name: action }))
}

test.use({ allowedConsoleErrors: [/status of 40[49]/] })

test('products: several are changed in one batch, and one is copied', async ({ browser }) => {
  const page = await openAdmin(browser, wide)
  await page.goto('/admin/products?query=khan')
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Chọn (?!tất cả)/ }) })
  await expect(rows.first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Chọn tất cả trong trang' }).check()
  const count = await rows.count()
  await expect(page.getByText(`Đã chọn ${count}`)).toBeVisible()
  await chooseFromMenu(page, 'Thêm thẻ')
  const dialog = page.getByRole('dialog')
  const tag = `quà ${Date.now()}`
  await chooseOption(dialog.getByRole('combobox', { name: 'Thẻ' }), tag, `Thêm “${tag}”`)
  await dialog.getByRole('button', { name: 'Thêm', exact: true }).click()
  await expect(page.getByText('Đã lưu', { exact: true })).toBeVisible()
  await page.goto(`/admin/products?tag=${encodeURIComponent(tag)}`)
  await expect(rows).toHaveCount(count)

  await rows
    .first()
    .getByRole('button', { name: /^Thêm thao tác cho/ })
    .click()
  await page.getByRole('menuitem', { name: 'Nhân bản' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /\(bản sao\)$/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Nháp/ })).toBeChecked()
})

test('products: all matches beyond the page are selected, changed in chunks, and deleted after the name is typed', async ({ browser }) => {
  const page = await openAdmin(browser, { width: 360, height: 800 })
  const { request } = page.context()
  const categories = await (await request.get('/api/categories')).json()
  const mark = `Vớ thêu ${Date.now()}`
  const most = 103
  for (let n = 1; n <= most; n++) {
    const data = {
      name: `${mark} ${n}`,
      sku: `VT-${Date.now()}-${n}`,
      price: 30_000,
      category: categories.data[0]._id,
      colors: [{ color: 'Mộc' }],
    }
    expect((await request.post('/api/products', { data })).status()).toBe(201)
  }
  const list = (more = '') => `/admin/products?query=${encodeURIComponent(mark)}${more}`
  const bar = page.getByRole('region', { name: 'Làm với các mục đã chọn' })
  const row = page.getByRole('checkbox', { name: /^Chọn Vớ thêu/ }).first()
  const offer = bar.getByRole('button', { name: `Chọn cả ${most} sản phẩm phù hợp` })
  const selectedText = bar.getByText(`Đã chọn cả ${most} sản phẩm phù hợp`)

  // On a phone the rows are cards, and the bar has the checkbox for the page.
  await page.goto(list())
  await row.check()
  await press(bar.getByRole('button', { name: 'Chọn tất cả trong trang' }))
  await expect(bar.getByText('Đã chọn 50')).toBeVisible()
  await press(offer)
  await expect(selectedText).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Chỉ chọn trang này' })).toBeFocused()
  await expectNoHorizontalScroll(page)
  expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)

  // One row fewer, the next page, and another search.
  await row.uncheck()
  await expect(bar.getByText(`Đã chọn ${most - 1}`)).toBeVisible()
  await row.check()
  await page.getByRole('link', { name: 'Sau', exact: true }).click()
  await expect(page.getByText('Trang 2/3')).toBeVisible()
  await expect(selectedText).toBeVisible()
  await page.getByRole('searchbox', { name: 'Tìm theo tên hoặc mã' }).fill('khan')
  await expect(page).toHaveURL(/query=khan/)
  await expect(bar).toHaveCount(0)

  await page.setViewportSize(wide)
  await page.goto(list())
  await page.getByRole('checkbox', { name: 'Chọn tất cả trong trang' }).check()
  await press(offer)
  await expect(selectedText).toBeVisible()
  await press(bar.getByRole('button', { name: 'Ẩn đi' }))
  await expect(page.getByText('Đã lưu', { exact: true })).toBeVisible()
  await page.goto(list('&published=false'))
  await expect(page.getByText(`Tất cả ${most}`)).toBeVisible()

  await page.getByRole('checkbox', { name: 'Chọn tất cả trong trang' }).check()
  await press(offer)
  // The focus moves to it, which closes a menu that is open by then.
  await expect(bar.getByRole('button', { name: 'Chỉ chọn trang này' })).toBeFocused()
  await chooseFromMenu(page, `Xoá ${most} sản phẩm`)
  const question = page.getByRole('alertdialog', { name: `Xoá ${most} sản phẩm?` })
  await expect(question).toContainText(`• ${mark} ${most}`)
  await expect(question).toContainText(`… và ${most - 8} món nữa`)
  await press(question.getByRole('button', { name: `Xoá ${most} sản phẩm` }))
  await expect(page.getByText('Không tìm thấy kết quả')).toBeVisible()
})

test('products: a deleted one is restored at once, or later from the list of deleted products', async ({ browser }) => {
  const page = await openAdmin(browser, { width: 390, height: 844 })
  const { request } = page.context()
  const categories = await (await request.get('/api/categories')).json()
  const name = `Khăn choàng ${Date.now()}`
  const data = { name, sku: `KC-${Date.now()}`, price: 90_000, category: categories.data[0]._id, colors: [{ color: 'Mộc' }] }
  expect((await request.post('/api/products', { data })).status()).toBe(201)
  const row = page.getByRole('row').filter({ hasText: name })
  const deleteIt = async () => {
    await row.getByRole('button', { name: /^Thêm thao tác cho/ }).click()
    await page.getByRole('menuitem', { name: 'Xoá' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Xoá 1 sản phẩm' }).click()
    await expect(row).toHaveCount(0)
  }

  await page.goto(`/admin/products?query=${encodeURIComponent(name)}`)
  await deleteIt()
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(row).toBeVisible()

  await deleteIt()
  await page.getByRole('link', { name: 'Sản phẩm đã xoá' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sản phẩm đã xoá' })).toBeVisible()
  await expectNoHorizontalScroll(page)
  await row.getByRole('button', { name: `Lấy lại ${name}` }).click()
  // The message of the undo before may still be there.
  await expect(page.getByText('Đã lấy lại').last()).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole('link', { name: 'Về danh sách' }).click()
  await expect(row).toBeVisible()
})
