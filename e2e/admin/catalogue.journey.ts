import type { Page } from '@playwright/test'
import { openAdmin, showEnglish } from '../support/admin.ts'
import { createImage } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { sweepPage } from '../support/page-checks.ts'

const stamp = Date.now().toString(36)
const desktop = { width: 1440, height: 900 }

const picture = (name: string, size = { width: 1_300, height: 650 }) => createImage(`${stamp}-${name}`, size)

async function upload(page: Page, files: Awaited<ReturnType<typeof picture>>[]): Promise<void> {
  // The button does nothing before its script has loaded.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 2_000 })
    await page.getByRole('button', { name: 'Tải ảnh lên' }).last().click()
    await (await chooser).setFiles(files)
  }).toPass()
}

// The refusals here are intended; the browser logs them itself.
test.use({ allowedConsoleErrors: [/status of 4(00|09)/] })

test('images: are uploaded, described, selected with Shift and deleted; one in use stays', async ({ browser }) => {
  const page = await openAdmin(browser, desktop)
  await page.goto('/admin/media')
  const broken = { name: `${stamp}-trang.png`, mimeType: 'image/png', buffer: Buffer.from('<html></html>') }
  await upload(page, [await picture('mot'), await picture('hai'), await picture('ba'), broken])
  const queue = page.getByRole('region', { name: 'Ảnh đang tải lên' })
  await expect(queue.getByText('Đã tải lên')).toHaveCount(3)
  await expect(queue.getByRole('listitem').filter({ hasText: 'trang.png' })).toContainText('Không phải ảnh JPEG')
  await queue.getByRole('button', { name: 'Dọn danh sách' }).press('Enter')
  await expect(queue).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  const tile = (name: string) => page.getByRole('listitem').filter({ hasText: `${stamp}-${name}.png` })
  await expect(tile('mot')).toContainText('Thiếu mô tả')
  await tile('mot').getByRole('button', { name: 'Xem và sửa' }).click()
  const details = page.getByRole('dialog', { name: `${stamp}-mot.png` })
  await details.getByRole('textbox', { name: 'Mô tả ảnh · Tiếng Việt' }).fill('Áo lụa màu nắng')
  await details.getByRole('textbox', { name: 'Mô tả ảnh · Tiếng Anh' }).fill('A silk top')
  await details.getByRole('button', { name: 'Lưu mô tả' }).click()
  await expect(details).toHaveCount(0)
  await expect(tile('mot')).not.toContainText('Thiếu mô tả')

  await page.goto(`/admin/media?query=${stamp}`)
  const boxes = page.getByRole('checkbox')
  await expect(boxes).toHaveCount(3)
  await boxes.first().focus()
  await page.keyboard.press('Space')
  await boxes.last().click({ modifiers: ['Shift'] })
  await expect(page.getByText('Đã chọn 3')).toBeVisible()
  await page.getByRole('button', { name: 'Xoá 3 ảnh' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xoá 3 ảnh' }).click()
  await expect(page.getByRole('heading', { name: 'Không tìm thấy kết quả' })).toBeVisible()

  await page.goto('/admin/media?query=hero-rail')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Xoá 1 ảnh' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Mọi ảnh đã chọn đều đang được dùng' })).toContainText('Từng mũi kim dịu dàng')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Đã hiểu' }).click()
})

test('category: is added, renamed with a redirect from its old URL, and deleted after its products have moved', async ({ browser }) => {
  const page = await openAdmin(browser)
  const { request } = page
  const [old, now] = [`Khăn ${stamp}`, `Khăn xô ${stamp}`]
  await page.goto('/admin/categories')
  await page.getByRole('button', { name: 'Thêm danh mục' }).click()
  const form = page.getByRole('dialog', { name: 'Danh mục mới' })
  await form.getByRole('textbox', { name: 'Tên tiếng Việt' }).fill('ĐẦM')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert')).toContainText('Đã có mục này')
  await form.getByRole('textbox', { name: 'Tên tiếng Việt' }).fill(old)
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)

  const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) })
  await row(old).getByRole('button', { name: old, exact: true }).click()
  const edited = page.getByRole('dialog', { name: 'Sửa danh mục' })
  await edited.getByRole('textbox', { name: 'Tên tiếng Việt' }).fill(now)
  await expect(edited.getByText('Liên kết cũ tự dẫn sang địa chỉ mới')).toBeVisible()
  await edited.getByRole('button', { name: 'Lưu' }).click()
  await expect(row(now)).toBeVisible()

  await page.goto(`/products/category/${encodeURIComponent(old.toLowerCase())}`)
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(now.toLowerCase())))

  const categories = (await (await request.get('/api/categories')).json()).data as { _id: string; name: string }[]
  const made = categories.find(({ name }) => name === now)?._id ?? ''
  const sku = `KH-${stamp}`
  const product = { name: `Khăn thử ${stamp}`, sku, price: 50_000, category: made, published: false, colors: [{ color: 'Trắng' }] }
  expect((await request.post('/api/products', { data: product })).status()).toBe(201)
  await page.goto('/admin/categories')
  await row(now)
    .getByRole('button', { name: `Thêm thao tác cho ${now}` })
    .click()
  await page.getByRole('menuitem', { name: 'Xoá' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Có 1 sản phẩm')
  await expect(question.getByRole('button', { name: 'Chuyển và xoá' })).toBeDisabled()
  await question.getByRole('combobox', { name: 'Chuyển sản phẩm sang' }).selectOption({ label: 'Mũ' })
  await question.getByRole('button', { name: 'Chuyển và xoá' }).click()
  await expect(row(now)).toHaveCount(0)
  const managed = await (await request.get(`/api/products/manage?query=${sku}`)).json()
  expect(managed.data.products[0]).toMatchObject({ category: { name: 'Mũ' } })
  await request.delete(`/api/products/${managed.data.products[0]._id}`)
})

test('tag: takes another tag’s name and merges with it', async ({ browser }) => {
  const page = await openAdmin(browser, desktop)
  const [one, other] = [`Vải / ${stamp}`, `Vải ${stamp} mềm`]
  for (const name of [one, other]) {
    await page.goto('/admin/tags')
    await page.getByRole('button', { name: 'Thêm thẻ' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Tên tiếng Việt' }).fill(name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
  }
  await page.getByRole('searchbox').fill(stamp)
  await page.waitForURL(/query=/)
  await page.getByRole('button', { name: one, exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Tên tiếng Việt' }).fill(other.toUpperCase())
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Gộp làm một' }).click()
  await expect(page.getByRole('row').filter({ hasText: one })).toHaveCount(0)
  await page.getByRole('checkbox', { name: `Chọn ${other}` }).check()
  await page.getByRole('button', { name: 'Xoá 1 thẻ' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xoá 1 thẻ' }).click()
  await expect(page.getByRole('heading', { name: 'Không tìm thấy kết quả' })).toBeVisible()
})

test('collection: is created with a new cover and two products in order, and the shop shows it at once', async ({ browser }) => {
  const page = await openAdmin(browser)
  const name = `Bộ ${stamp}`
  await page.goto('/admin/collections')
  await page.getByRole('link', { name: 'Thêm bộ sưu tập' }).first().click()
  const vietnamese = page.getByRole('textbox', { name: 'Tên · Tiếng Việt' })
  await showEnglish(page, 'Tên')
  await page.getByRole('textbox', { name: 'Tên · Tiếng Anh' }).fill('A set')
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(vietnamese).toBeFocused()
  await vietnamese.fill(name)
  await showEnglish(page, 'Tên')
  await page.getByRole('textbox', { name: 'Tên · Tiếng Anh' }).fill(`Set ${stamp}`)
  await page.getByRole('button', { name: 'Chọn ảnh bìa' }).click()
  const library = page.getByRole('dialog', { name: 'Chọn ảnh' })
  await upload(page, [await picture('bia')])
  await expect(library.getByRole('radio', { name: `${stamp}-bia.png` })).toBeChecked()
  await library.getByRole('button', { name: 'Dùng ảnh này' }).click()

  await page.getByRole('button', { name: 'Thêm sản phẩm' }).click()
  const choice = page.getByRole('dialog', { name: 'Chọn sản phẩm' })
  await choice.getByRole('searchbox').fill('mu beo')
  await choice
    .getByRole('checkbox', { name: /Mũ bèo(?!.*bản sao)/ })
    .first()
    .check()
  await choice.getByRole('searchbox').fill('yem')
  await choice
    .getByRole('checkbox', { name: /Yếm ăn(?!.*bản sao)/ })
    .first()
    .check()
  await choice.getByRole('button', { name: 'Thêm 2 sản phẩm' }).click()
  await page.getByRole('button', { name: /^Chuyển Yếm ăn.* lên$/ }).click()
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.goto('/')
  await page.goto(`/collections/bo-${stamp}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toContainText('Yếm ăn')

  await page.goto('/admin/collections')
  await page.getByRole('button', { name: `Thêm thao tác cho ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Xoá' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xoá bộ sưu tập' }).click()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test('banner: is written in two languages, refused while its image is too small, and shown on the home page', async ({ browser }) => {
  const page = await openAdmin(browser, desktop)
  const title = `Mùa gió ${stamp}`
  await page.goto('/admin/media/banner')
  await page.getByRole('link', { name: 'Thêm banner' }).click()
  await page.getByRole('textbox', { name: 'Tiêu đề · Tiếng Việt' }).fill(title)
  await page.getByRole('textbox', { name: 'Tiêu đề · Tiếng Anh' }).fill(`Windy season ${stamp}`)
  await page
    .getByRole('textbox', { name: 'Liên kết' })
    .or(page.getByRole('combobox', { name: 'Liên kết' }))
    .fill('javascript:alert(1)')
  const pictures = page.getByRole('group', { name: 'Ảnh cho máy tính' })
  await pictures.getByRole('button', { name: 'Chọn ảnh' }).click()
  await upload(page, [await picture('nho', { width: 500, height: 250 })])
  await page.getByRole('button', { name: 'Dùng ảnh này' }).click()
  await expect(pictures).toContainText('chỉ rộng 500 px')
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByRole('alert').first()).toContainText('Có thông tin chưa đúng')
  await page
    .getByRole('textbox', { name: 'Liên kết' })
    .or(page.getByRole('combobox', { name: 'Liên kết' }))
    .fill('/faq')
  await pictures.getByRole('button', { name: 'Đổi ảnh' }).click()
  await upload(page, [await picture('rong')])
  await page.getByRole('button', { name: 'Dùng ảnh này' }).click()
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Đang hiện')

  await page.goto('/')
  await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', '/faq')
  await page.goto('/admin/media/banner')
  await page.getByRole('button', { name: `Thêm thao tác cho ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Tắt' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Đang tắt')
  await page.getByRole('button', { name: `Thêm thao tác cho ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Xoá' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xoá banner' }).click()
  await expect(page.getByText(title)).toHaveCount(0)
})

for (const language of ['vi', 'en'] as const) {
  test(`catalogue screens: pass the page checks in ${language}`, { tag: '@look' }, async ({ browser }) => {
    test.setTimeout(360_000)
    const page = await openAdmin(browser)
    const idOf = async (path: string) => (await (await page.request.get(path)).json()).data[0]._id
    const screens = [
      '/admin/media',
      '/admin/media/banner',
      '/admin/media/banner/add',
      `/admin/media/banner/edit/${await idOf('/api/banner')}`,
      '/admin/categories',
      '/admin/tags',
      '/admin/collections',
      '/admin/collections/add',
      `/admin/collections/edit/${await idOf('/api/collections')}`,
    ]
    for (const path of screens) await test.step(path, () => sweepPage(page, path, { language, narrow: 360 }))
  })
}
