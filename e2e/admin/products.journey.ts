import type { Locator, Page } from '@playwright/test'
import { chooseOption, createPhoto, createSimpleProduct, openAdmin, press, showEnglish, type } from '../support/admin.ts'
import { findDemoProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { checkPage, expectNoHorizontalScroll } from '../support/page-checks.ts'

const wide = { width: 1440, height: 900 }

/** Opens the system's file picker by keyboard. */
async function bringPhotos(page: Page, color: Locator, names: string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await press(color.getByRole('button', { name: 'Tải ảnh lên' }))
  await (await chooser).setFiles(await Promise.all(names.map(createPhoto)))
  await expect(color.getByRole('button', { name: /^Bỏ ảnh/ })).toHaveCount(names.length)
}

test.use({ allowedConsoleErrors: [/status of 40[049]/] })

test('product: is created by keyboard alone and shown in the shop', async ({ browser, page: shopper }) => {
  const name = `Áo gấm chần bông ${Date.now()}`
  const page = await openAdmin(browser, wide)
  await page.goto('/admin/products')
  await press(page.getByRole('link', { name: 'Thêm sản phẩm' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Sản phẩm mới' })).toBeVisible()

  await type(page.getByRole('textbox', { name: 'Tên · Tiếng Việt', exact: true }), name)
  await type(page.getByRole('textbox', { name: 'Tên · Tiếng Anh', exact: true }), 'Quilted brocade jacket')
  await type(page.getByRole('textbox', { name: /^Mã sản phẩm/ }), `GAM-${Date.now()}`)
  await expect(page.getByRole('textbox', { name: 'Đường dẫn' })).toHaveValue(/^ao-gam-chan-bong-\d+$/)
  await type(page.getByRole('textbox', { name: 'Giá bán' }), '450000')
  await expect(page.getByRole('textbox', { name: 'Giá bán' })).toHaveValue('450.000')
  await type(page.getByRole('textbox', { name: 'Giá giảm', exact: true }), '450000')
  await expect(page.getByText('Giá giảm phải thấp hơn giá bán')).toBeVisible()
  await type(page.getByRole('textbox', { name: 'Giá giảm', exact: true }), '399000')

  const first = page.getByRole('group', { name: 'Màu 1' })
  await type(first.getByRole('combobox', { name: 'Tên màu · Tiếng Việt' }), 'Đỏ gấm')
  const red = page.getByRole('group', { name: 'Đỏ gấm' })
  await bringPhotos(page, red, ['do-1.jpg', 'do-2.jpg'])
  await press(page.getByRole('button', { name: 'Thêm màu' }))
  await page.keyboard.type('Vàng gấm')
  const yellow = page.getByRole('group', { name: 'Vàng gấm' })
  await bringPhotos(page, yellow, ['vang-1.jpg', 'vang-2.jpg'])
  const before = await red.locator('img').first().getAttribute('src')
  await press(red.getByRole('button', { name: 'Chuyển ảnh 2 lên' }))
  expect(await red.locator('img').first().getAttribute('src')).not.toBe(before)

  for (const size of ['2Y', '3Y', '4Y']) await press(page.getByRole('checkbox', { name: size, exact: true }), 'Space')
  await type(page.getByRole('textbox', { name: 'Giá riêng' }).nth(2), '480000')
  await expect(page.getByText('Khách trả 480.000 ₫')).toBeVisible()
  await type(page.getByRole('textbox', { name: 'Đỏ gấm, size 2Y' }), '3')
  await type(page.getByRole('textbox', { name: 'Vàng gấm, size 4Y' }), '2')
  await chooseOption(page.getByRole('combobox', { name: 'Danh mục' }), 'do len', /len/i)
  await chooseOption(page.getByRole('combobox', { name: 'Thẻ' }), 'gấm thêu tay', /Thêm “gấm thêu tay”/)
  await expect(page.getByRole('list', { name: 'Thẻ' })).toContainText('gấm thêu tay')
  await expectNoHorizontalScroll(page)

  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Đã tạo sản phẩm')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/products\/edit\/prd_/)
  const slug = await page.getByRole('textbox', { name: 'Đường dẫn' }).inputValue()
  await shopper.goto(`/products/${slug}`)
  await expect(shopper.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(shopper.getByRole('main')).toContainText('399.000 ₫')
})

test('product: edited by two admins loses nothing, keeps its old URL, is hidden and deleted', async ({ browser, page: shopper }) => {
  const page = await openAdmin(browser, wide)
  const { name, slug, path: address } = await createSimpleProduct(page)
  await page.goto(address)
  // Two edits at once: the second admin sees a conflict and keeps their input.
  const other = await page.context().newPage()
  await other.goto(address)
  await type(other.getByRole('textbox', { name: 'Tên · Tiếng Anh', exact: true }), 'Padded brocade jacket')
  await other.keyboard.press('ControlOrMeta+s')
  await expect(other.getByText('Đã lưu sản phẩm')).toBeVisible()
  await type(page.getByRole('textbox', { name: 'Đường dẫn' }), `${slug}-moi`)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Có người vừa sửa sản phẩm này')).toBeVisible()
  await press(page.getByRole('button', { name: 'Giữ phần tôi sửa và lưu' }))
  await expect(page.getByText('Đã lưu sản phẩm')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Tên · Tiếng Anh', exact: true })).toHaveValue('Padded brocade jacket')
  await shopper.goto(`/products/${slug}?size=2Y`)
  await expect(shopper).toHaveURL(new RegExp(`/products/${slug}-moi\\?size=2Y$`))

  // Hidden: only the preview shows it.
  await page.getByRole('radio', { name: /^Nháp/ }).check()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('link', { name: /Xem trước/ })).toBeVisible()
  expect((await shopper.goto(`/products/${slug}-moi`))?.status()).toBe(404)
  await other.goto((await page.getByRole('link', { name: /Xem trước/ }).getAttribute('href')) ?? '')
  await expect(other.getByText('Bản xem trước: khách chưa thấy trang này.')).toBeVisible()
  await expect(other.getByRole('heading', { level: 1, name })).toBeVisible()

  await press(page.getByRole('button', { name: `Thêm thao tác cho ${name}` }))
  await press(page.getByRole('menuitem', { name: 'Xoá' }))
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Huỷ' })).toBeFocused()
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Xoá 1 sản phẩm' }))
  await expect(page).toHaveURL(/\/admin\/products$/)
  await page.getByRole('searchbox', { name: 'Tìm theo tên hoặc mã' }).fill(name)
  await expect(page.getByText('Không tìm thấy kết quả')).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Không tìm thấy' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Quản trị' })).toBeVisible()
})

test('product on a phone: closed sections say what they hold, and a refused field opens its own', async ({ browser }) => {
  const page = await openAdmin(browser)
  const { path } = await createSimpleProduct(page)
  await page.goto(path)
  const section = page.getByRole('region', { name: 'Màu và ảnh' })
  await expect(section).toContainText('Mộc · 0 ảnh')
  await expect(page.getByRole('region', { name: 'Tồn kho' })).toContainText('Tổng 0 chiếc')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2_000)

  const heading = section.getByRole('heading', { name: 'Màu và ảnh' })
  await heading.click()
  const vietnamese = section.getByRole('combobox', { name: 'Tên màu · Tiếng Việt' })
  const english = section.getByRole('textbox', { name: 'Tên màu · Tiếng Anh' })
  await vietnamese.fill('')
  await showEnglish(section, 'Tên màu')
  await expect(vietnamese).toBeHidden()
  await english.fill('Undyed')
  await heading.click()
  await expect(english).toBeHidden()
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(vietnamese).toBeFocused()
  await vietnamese.fill('Mộc nâu')
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByText('Đã lưu sản phẩm')).toBeVisible()
  const { product } = await (await page.request.get(`/api/products/${path.split('/').at(-1)}`)).json()
  expect(product.colors[0]).toMatchObject({ color: 'Mộc nâu', labels: { en: 'Undyed' } })
})

for (const [width, language] of [
  [360, 'vi'],
  [1440, 'en'],
] as const)
  test(`product screens: pass the page checks at ${width} px in ${language}`, async ({ browser, request }) => {
    const page = await openAdmin(browser, { width, height: 900 })
    const edit = `/admin/products/edit/${(await findDemoProduct(request))._id}`
    for (const path of ['/admin/products', '/admin/products?query=khongcogi', '/admin/products/add', edit, '/admin/products/quick'])
      await checkPage(page, path, { language })
    await checkPage(page, '/admin/products/edit/prd_0', { language, status: 404 })
  })

test('product with eight colours on a phone: each is a line, moved by its menu, and a refused name opens its own', async ({ browser }) => {
  const page = await openAdmin(browser)
  const { path } = await createSimpleProduct(page)
  const names = ['Mộc', 'Nghệ', 'Chàm', 'Nâu', 'Hồng sen', 'Lá chuối', 'Trắng ngà', 'Đỏ gạch']
  const { product } = await (await page.request.get(`/api/products/${path.split('/').at(-1)}?lang=vi`)).json()
  const colors = names.map((color, at) => (at === 0 ? { id: product.colors[0].id, color } : { color }))
  const sizes = ['0-3M', '3-6M', '6-12M', '12-18M', '2Y', '3Y'].map((size) => ({ size }))
  const body = { colors, sizes, version: product.version }
  expect((await page.request.patch(`/api/products/${product._id}`, { data: body })).status()).toBe(200)
  await page.goto(path)
  const section = page.getByRole('region', { name: 'Màu và ảnh' })
  await section.getByRole('heading', { name: 'Màu và ảnh' }).click()
  expect((await section.boundingBox())?.height).toBeLessThan(900)
  const last = section.getByRole('group', { name: 'Đỏ gạch' })
  await last.getByRole('button', { name: 'Thêm thao tác cho Đỏ gạch' }).click()
  await page.getByRole('menuitem', { name: 'Chuyển Đỏ gạch lên' }).click()
  await expect(section.getByRole('group', { name: /./ }).locator('summary strong')).toHaveText(
    names.toSpliced(7, 1).toSpliced(6, 0, 'Đỏ gạch'),
  )
  const name = last.getByRole('combobox', { name: 'Tên màu · Tiếng Việt' })
  await expect(name).toBeHidden()
  const summary = last.locator('summary')
  await summary.click()
  await name.fill('')
  await section.getByRole('group', { name: 'Màu 7' }).locator('summary').click()
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  const refused = section.getByRole('group', { name: 'Màu 7' }).getByRole('combobox', { name: 'Tên màu · Tiếng Việt' })
  await expect(refused).toBeFocused()
  await refused.fill('Đỏ son')
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByText('Đã lưu sản phẩm')).toBeVisible()
  const saved = await (await page.request.get(`/api/products/${product._id}?lang=vi`)).json()
  expect(saved.product.colors.map(({ color }: { color: string }) => color)[6]).toBe('Đỏ son')
})
