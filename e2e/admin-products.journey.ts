import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { findLasting } from './buying.ts'
import { expectNoSideways, lookOver } from './look-over.ts'
import { openOffice } from './office.ts'
import { expect, test } from './shopper.ts'

const wide = { width: 1440, height: 900 }

/** A photo nobody has taken before. */
async function aPhoto(name: string) {
  const background = { r: Math.floor(Math.random() * 256), g: Math.floor(Math.random() * 256), b: Math.floor(Math.random() * 256) }
  const buffer = await sharp({ create: { width: 400, height: 500, channels: 3, background } })
    .composite([{ input: { text: { text: `${name} ${Date.now()}`, width: 300, height: 60 } } }])
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

async function type(field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.page().keyboard.press('ControlOrMeta+a')
  await field.page().keyboard.type(text)
}

async function press(button: Locator, key = 'Enter'): Promise<void> {
  await button.focus()
  await button.page().keyboard.press(key)
}

/** Opens the system's choice of files from the keyboard. */
async function bringPhotos(page: Page, color: Locator, names: string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await press(color.getByRole('button', { name: 'Tải ảnh lên' }))
  await (await chooser).setFiles(await Promise.all(names.map(aPhoto)))
  await expect(color.getByRole('button', { name: /^Bỏ ảnh/ })).toHaveCount(names.length)
}

async function choose(field: Locator, typed: string, choice: string | RegExp): Promise<void> {
  await type(field, typed)
  await expect(field.page().getByRole('option', { name: choice })).toBeVisible()
  await field.page().keyboard.press('Enter')
}

test.use({ allowed: [/status of 40[49]|ERR_INTERNET_DISCONNECTED/] })

test('a product is made from the keyboard alone and seen in the shop', async ({ browser, page: shopper }) => {
  test.setTimeout(150_000)
  const name = `Áo gấm chần bông ${Date.now()}`
  const page = await openOffice(browser, wide)
  await page.goto('/admin/products')
  await press(page.getByRole('link', { name: 'Thêm sản phẩm' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Sản phẩm mới' })).toBeVisible()

  await type(page.getByRole('textbox', { name: 'Tên · Tiếng Việt', exact: true }), name)
  await type(page.getByRole('textbox', { name: 'Tên · English', exact: true }), 'Quilted brocade jacket')
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
  await choose(page.getByRole('combobox', { name: 'Danh mục' }), 'do len', /len/i)
  await choose(page.getByRole('combobox', { name: 'Thẻ' }), 'gấm thêu tay', /Thêm “gấm thêu tay”/)
  await expect(page.getByRole('list', { name: 'Thẻ' })).toContainText('gấm thêu tay')
  await expectNoSideways(page)

  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Đã tạo sản phẩm')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/products\/edit\/prd_/)
  const slug = await page.getByRole('textbox', { name: 'Đường dẫn' }).inputValue()
  await shopper.goto(`/products/${slug}`)
  await expect(shopper.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(shopper.getByRole('main')).toContainText('399.000 ₫')
})

/** A product nobody else works on, made without the pages. */
async function aProduct(page: Page) {
  const { request } = page.context()
  const categories = await (await request.get('/api/categories')).json()
  const name = `Yếm lụa ${Date.now()}`
  const data = {
    name,
    sku: `YL-${Date.now()}`,
    price: 200_000,
    category: categories.data[0]._id,
    colors: [{ color: 'Mộc' }],
    sizes: [{ size: '2Y' }],
  }
  const answer = await request.post('/api/products', { data })
  expect(answer.status()).toBe(201)
  const { product } = await answer.json()
  return { name, slug: product.slug as string, address: `/admin/products/edit/${product._id}` }
}

test('a product two work on loses nothing, keeps its old address, is hidden and deleted', async ({ browser, page: shopper }) => {
  test.setTimeout(150_000)
  const page = await openOffice(browser, wide)
  const { name, slug, address } = await aProduct(page)
  await page.goto(address)
  // Two at once: the second one is told, and keeps what is its own.
  const other = await page.context().newPage()
  await other.goto(address)
  await type(other.getByRole('textbox', { name: 'Tên · English', exact: true }), 'Padded brocade jacket')
  await other.keyboard.press('ControlOrMeta+s')
  await expect(other.getByText('Đã lưu sản phẩm')).toBeVisible()
  await type(page.getByRole('textbox', { name: 'Đường dẫn' }), `${slug}-moi`)
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Có người vừa sửa sản phẩm này')).toBeVisible()
  await press(page.getByRole('button', { name: 'Giữ phần tôi sửa và lưu' }))
  await expect(page.getByText('Đã lưu sản phẩm')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Tên · English', exact: true })).toHaveValue('Padded brocade jacket')
  await shopper.goto(`/products/${slug}?size=2Y`)
  await expect(shopper).toHaveURL(new RegExp(`/products/${slug}-moi\\?size=2Y$`))

  // Hidden: nobody sees it but in the preview.
  await page.getByRole('radio', { name: /^Nháp/ }).check()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('link', { name: /Xem trước/ })).toBeVisible()
  expect((await shopper.goto(`/products/${slug}-moi`))?.status()).toBe(404)
  await other.goto((await page.getByRole('link', { name: /Xem trước/ }).getAttribute('href')) ?? '')
  await expect(other.getByText('Bản xem trước: khách chưa thấy trang này.')).toBeVisible()
  await expect(other.getByRole('heading', { level: 1, name })).toBeVisible()

  await press(page.getByRole('button', { name: /^Thêm thao tác cho/ }))
  await press(page.getByRole('menuitem', { name: 'Xoá' }))
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Huỷ' })).toBeFocused()
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Xoá 1 sản phẩm' }))
  await expect(page).toHaveURL(/\/admin\/products$/)
  await page.getByRole('searchbox', { name: 'Tìm theo tên hoặc mã' }).fill(name)
  await expect(page.getByText('Không có gì khớp')).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Không tìm thấy' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Quản trị' })).toBeVisible()
})

test('many products are changed at once, and one is copied', async ({ browser }) => {
  const page = await openOffice(browser, wide)
  await page.goto('/admin/products?query=khan')
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Chọn (?!tất cả)/ }) })
  await expect(rows.first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Chọn tất cả trong trang' }).check()
  const count = await rows.count()
  await expect(page.getByText(`Đã chọn ${count}`)).toBeVisible()
  await page.getByRole('button', { name: 'Thêm thẻ' }).click()
  const dialog = page.getByRole('dialog')
  const tag = `quà ${Date.now()}`
  await choose(dialog.getByRole('combobox', { name: 'Thẻ' }), tag, `Thêm “${tag}”`)
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

test('all that match are chosen beyond the page, changed in parts, and deleted by name', async ({ browser }) => {
  test.setTimeout(150_000)
  const page = await openOffice(browser, { width: 360, height: 800 })
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
  const said = bar.getByText(`Đã chọn cả ${most} sản phẩm phù hợp`)

  // On a phone the rows are cards, and the mark for the page is in the bar.
  await page.goto(list())
  await row.check()
  await press(bar.getByRole('button', { name: 'Chọn tất cả trong trang' }))
  await expect(bar.getByText('Đã chọn 50')).toBeVisible()
  await press(offer)
  await expect(said).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Chỉ chọn trang này' })).toBeFocused()
  await expectNoSideways(page)

  // One less, one page on, another search.
  await row.uncheck()
  await expect(bar.getByText(`Đã chọn ${most - 1}`)).toBeVisible()
  await row.check()
  await page.getByRole('link', { name: 'Sau', exact: true }).click()
  await expect(page.getByText('Trang 2/3')).toBeVisible()
  await expect(said).toBeVisible()
  await page.getByRole('searchbox', { name: 'Tìm theo tên hoặc mã' }).fill('khan')
  await expect(page).toHaveURL(/query=khan/)
  await expect(bar).toHaveCount(0)

  await page.setViewportSize(wide)
  await page.goto(list())
  await page.getByRole('checkbox', { name: 'Chọn tất cả trong trang' }).check()
  await press(offer)
  await expect(said).toBeVisible()
  await press(bar.getByRole('button', { name: 'Ẩn đi' }))
  await expect(page.getByText('Đã lưu', { exact: true })).toBeVisible()
  await page.goto(list('&published=false'))
  await expect(page.getByText(`Tất cả ${most}`)).toBeVisible()

  await page.getByRole('checkbox', { name: 'Chọn tất cả trong trang' }).check()
  await press(offer)
  await press(bar.getByRole('button', { name: `Xoá ${most} sản phẩm` }))
  const question = page.getByRole('alertdialog', { name: `Xoá ${most} sản phẩm?` })
  await expect(question).toContainText(`• ${mark} ${most}`)
  await expect(question).toContainText(`… và ${most - 8} món nữa`)
  await press(question.getByRole('button', { name: `Xoá ${most} sản phẩm` }))
  await expect(page.getByText('Không có gì khớp')).toBeVisible()
})

test('a photo, a name and a price make a product on a phone, through a lost network', async ({ browser, page: shopper }) => {
  const page = await openOffice(browser)
  const name = `Nón lá bé xíu ${Date.now()}`
  await page.goto('/admin/products/quick')
  await page
    .getByLabel('Chụp hoặc chọn ảnh')
    .first()
    .setInputFiles([await aPhoto('non-1.jpg'), await aPhoto('non-2.jpg')])
  await page.getByRole('combobox', { name: 'Màu của ảnh 1' }).fill('Lá cọ')
  await page.getByRole('combobox', { name: 'Màu của ảnh 2' }).fill('Lá cọ')
  await page.getByRole('textbox', { name: 'Tên' }).fill(name)
  await page.getByRole('textbox', { name: 'Giá bán' }).fill('85k')
  await choose(page.getByRole('combobox', { name: 'Danh mục' }), 'mu', /^Mũ/)
  await page.getByRole('checkbox', { name: '2Y' }).check()
  await expectNoSideways(page)

  // The network goes before anything was sent; what was entered is still there when the page is opened again.
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Đăng bán ngay' }).click()
  await expect(page.getByText(/^Mất mạng/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(`Đã đăng “${name}”`)).toBeVisible()
  await shopper.goto((await page.getByRole('link', { name: 'Xem trên cửa hàng' }).getAttribute('href')) ?? '')
  await expect(shopper.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(shopper.getByRole('main')).toContainText('85.000 ₫')
})

test('what is entered on a phone is there again after the page was closed, photos and all', async ({ browser }) => {
  const page = await openOffice(browser)
  await page.goto('/admin/products/quick')
  await page
    .getByLabel('Chụp hoặc chọn ảnh')
    .first()
    .setInputFiles([await aPhoto('giay.jpg')])
  await page.getByRole('textbox', { name: 'Tên' }).fill('Giày vải bé xíu')
  await expect(page.getByText('Bản đang nhập được giữ trên máy này.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Tiếp tục bản đang nhập dở.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Tên' })).toHaveValue('Giày vải bé xíu')
  await expect(page.getByRole('img', { name: 'Ảnh 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Xoá bản đang nhập' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xoá bản đang nhập' }).click()
  await expect(page.getByRole('img', { name: 'Ảnh 1' })).toHaveCount(0)
})

for (const [width, language] of [
  [360, 'vi'],
  [1440, 'en'],
] as const)
  test(`every screen of products stands at ${width} px in ${language}`, async ({ browser, request }) => {
    test.setTimeout(120_000)
    const page = await openOffice(browser, { width, height: 900 })
    const edit = `/admin/products/edit/${(await findLasting(request))._id}`
    for (const path of ['/admin/products', '/admin/products?query=khongcogi', '/admin/products/add', edit, '/admin/products/quick'])
      await lookOver(page, path, { language })
    await lookOver(page, '/admin/products/edit/prd_0', { language, status: 404 })
  })
