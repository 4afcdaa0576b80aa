import type { Page } from '@playwright/test'
import { createPhoto, deliver, openAdmin } from '../support/admin.ts'
import { createProduct, newPhone } from '../support/checkout.ts'
import { countActions } from '../support/count-actions.ts'
import { expect, test } from '../support/fixtures.ts'
import { createAdminOrder } from '../support/seed-orders.ts'

/** The jobs of docs/admin-jobs.md, by their taps, letters and screens on a phone. */

/** Its name may end with the number of new orders. */
const bottomBar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hay dùng' }).getByRole('link', { name: new RegExp(`^${name}`) })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

/** From the placed order to the print dialog. */
async function placeAndPrint(page: Page, job: ReturnType<typeof countActions>): Promise<void> {
  const slip = page.getByRole('link', { name: 'In phiếu đóng gói' })
  await job.open(page.getByRole('button', { name: /^Lên đơn · [\d.]+/ }).filter({ visible: true }), slip)
  await job.open(slip, page.getByRole('article'))
  await pressPrint(page, job)
}

/** Counts as a tap; the dialog belongs to the browser. */
async function pressPrint(page: Page, job: ReturnType<typeof countActions>): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await job.tap(page.getByRole('button', { name: 'In', exact: true }))
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
}

test('job: from a chat message to its packing slip in at most 30 seconds by hand', async ({ browser }) => {
  const page = await openAdmin(browser)
  const { name } = await createProduct()
  await page.goto('/admin')
  const job = countActions()
  await job.open(bottomBar(page, 'Lên đơn'), heading(page, 'Lên đơn cho khách'))
  const message = `Em lấy 1 ${name} size 2Y nha chị. Gửi cho Trần Thị Mai ${newPhone()}, 12 Lê Lợi, phường Thuận Hóa, Huế`
  await job.paste(page.getByRole('textbox', { name: 'Dán tin nhắn hoặc địa chỉ của khách' }), message)
  await job.tap(page.getByRole('button', { name: 'Đọc tin nhắn' }))
  await expect(page.getByRole('textbox', { name: `Số lượng ${name}` })).toHaveValue('1')
  await placeAndPrint(page, job)
  job.expectWithin(30)
})

test('job: from the call of a new customer to the packing slip in at most 40 seconds by hand', async ({ browser }) => {
  const page = await openAdmin(browser)
  const { name } = await createProduct({ called: 'Yếm gọi' })
  await page.goto('/admin')
  const job = countActions()
  await job.open(bottomBar(page, 'Lên đơn'), heading(page, 'Lên đơn cho khách'))
  await job.type(page.getByRole('textbox', { name: /^Điện thoại/ }), newPhone())
  await job.type(page.getByRole('searchbox', { name: 'Tìm sản phẩm' }), name.split(' ').at(-1) ?? '')
  await job.tap(page.getByRole('button', { name: 'Thêm Xanh rêu 2Y, còn 20' }))
  await job.type(page.getByRole('textbox', { name: /^Họ và tên người nhận/ }), 'Trần Thị Mai')
  await job.type(page.getByRole('combobox', { name: /^Tỉnh/ }), 'hue')
  await job.tap(page.getByRole('option', { name: 'Thành phố Huế' }))
  await job.type(page.getByRole('combobox', { name: /^Phường/ }), 'thuan h')
  await job.tap(page.getByRole('option', { name: 'Phường Thuận Hóa' }))
  await job.type(page.locator('input[name="address.street"]'), '12 Lê Lợi')
  await placeAndPrint(page, job)
  job.expectWithin(40)
})

test('job: a product on sale after its photos in at most 45 seconds by hand', async ({ browser }) => {
  const page = await openAdmin(browser)
  await page.goto('/admin')
  const job = countActions()
  await job.open(bottomBar(page, 'Sản phẩm'), heading(page, 'Sản phẩm'))
  await job.open(page.getByRole('link', { name: 'Đăng nhanh' }).filter({ visible: true }), page.getByRole('textbox', { name: 'Tên' }))
  const photos = await Promise.all([1, 2, 3, 4].map((number) => createPhoto(`ao-${number}.jpg`)))
  await job.choosePhotos(page.getByLabel('Chụp hoặc chọn ảnh').first(), photos)
  await job.type(page.getByRole('combobox', { name: 'Màu của ảnh 1' }), 'Chàm')
  await job.type(page.getByRole('combobox', { name: 'Màu của ảnh 3' }), 'Mộc')
  const name = `Áo ${Date.now().toString(36)}`
  await job.type(page.getByRole('textbox', { name: 'Tên' }), name)
  await job.type(page.getByRole('textbox', { name: 'Giá bán' }), '185k')
  await job.type(page.getByRole('combobox', { name: 'Danh mục' }), 'mu')
  await job.tap(page.getByRole('option', { name: /^Mũ/ }))
  for (const size of ['2Y', '3Y', '4Y']) await job.tap(page.getByRole('checkbox', { name: size, exact: true }))
  await job.tap(page.getByRole('button', { name: 'Đăng bán ngay' }))
  await expect(page.getByText(`Đã đăng “${name}”`)).toBeVisible()
  job.expectWithin(45)
})

test('job: another price for 50 products in at most 60 seconds by hand', async ({ browser }) => {
  const mark = `giá${Date.now().toString(36)}`
  for (let at = 0; at < 50; at++) await createProduct({ called: `Khăn ${mark}` })
  const page = await openAdmin(browser)
  await page.goto('/admin')
  const job = countActions()
  await job.open(bottomBar(page, 'Sản phẩm'), heading(page, 'Sản phẩm'))
  await job.type(page.getByRole('searchbox').first(), mark)
  const boxes = page.getByRole('checkbox', { name: /^Chọn Khăn/ })
  await expect(boxes).toHaveCount(50)
  await job.tap(boxes.first())
  await job.tap(page.getByRole('button', { name: 'Chọn tất cả trong trang' }))
  await job.tap(page.getByRole('button', { name: 'Đổi giá…' }))
  const dialog = page.getByRole('dialog', { name: 'Đổi giá 50 sản phẩm' })
  await job.select(dialog.getByRole('combobox', { name: 'Làm gì' }), 'raise')
  await job.select(dialog.getByRole('combobox', { name: 'Đơn vị' }), 'percent')
  await job.type(dialog.getByRole('textbox', { name: 'Bao nhiêu' }), '10')
  await job.tap(dialog.getByRole('button', { name: 'Đổi giá 50 sản phẩm' }))
  await expect(page.getByText('Đã đổi giá 50 sản phẩm')).toBeVisible()
  job.expectWithin(60)
})

test('job: twenty packing slips in at most 15 seconds by hand', async ({ browser }) => {
  const page = await openAdmin(browser)
  const product = await createProduct({ onHand: 60 })
  for (let at = 0; at < 20; at++) await createAdminOrder(page, { product })
  await page.goto('/admin')
  const job = countActions()
  await job.open(bottomBar(page, 'Đơn hàng'), heading(page, 'Đơn hàng'))
  await job.tap(page.getByRole('checkbox', { name: /^Chọn MM/ }).first())
  await job.tap(page.getByRole('button', { name: 'Chọn tất cả trong trang' }))
  await job.open(page.getByRole('link', { name: 'In 20 đơn' }), page.getByRole('article').first())
  await expect(page.getByRole('article')).toHaveCount(20)
  await pressPrint(page, job)
  job.expectWithin(15)
})

test('job: a stock take of twenty cells in at most 60 seconds by hand', async ({ browser }) => {
  const sizes = ['1Y', '2Y', '3Y', '4Y', '5Y', '6Y', '7Y', '8Y', '9Y', '10Y']
  const colors = [
    { color: 'Xanh rêu', hex: '#557744' },
    { color: 'Nâu đất', hex: '#774422' },
  ]
  const stock = colors.flatMap(({ color }) => sizes.map((size) => ({ color, size, onHand: 15 })))
  const { name } = await createProduct({ called: 'Áo đếm', more: { colors, sizes: sizes.map((size) => ({ size })), stock } })
  const page = await openAdmin(browser)
  await page.goto('/admin')
  const job = countActions()
  await job.tap(page.getByRole('button', { name: 'Mở trình đơn' }))
  await job.open(page.getByRole('dialog').getByRole('link', { name: 'Tồn kho' }), heading(page, 'Tồn kho'))
  await job.type(page.getByRole('searchbox').first(), name.split(' ').at(-1) ?? '')
  await job.open(page.getByRole('link', { name: `Kiểm kho ${name}` }), heading(page, 'Kiểm kho'))
  await job.open(page.getByRole('button', { name: 'Bắt đầu đếm' }), heading(page, name))
  for (const { color } of colors)
    for (const size of sizes) {
      const cell = `${name}, ${color}, ${size}`
      if (size !== '1Y') await job.tap(page.getByRole('button', { name: `Đủ 15: ${cell}`, exact: true }))
      else {
        await job.type(page.getByRole('textbox', { name: cell, exact: true }), '12')
        await job.enter(page.getByRole('textbox', { name: cell, exact: true }))
      }
    }
  await expect(page.getByText('Đã đếm 20/20')).toBeVisible()
  await job.open(page.getByRole('link', { name: 'Xem chênh lệch' }), heading(page, 'Chênh lệch kiểm kho'))
  await job.tap(page.getByRole('button', { name: 'Ghi 2 chênh lệch vào tồn kho' }))
  await job.tap(page.getByRole('alertdialog').getByRole('button', { name: 'Ghi và kết thúc' }))
  await expect(page.getByText('Đã ghi 2 chênh lệch')).toBeVisible()
  job.expectWithin(60)
})

test('job: an exchange for a caller in at most 30 seconds by hand', async ({ browser }) => {
  const page = await openAdmin(browser)
  const phone = newPhone()
  const { id, number } = await createAdminOrder(page, { phone })
  await deliver(page.request, id)
  await page.goto('/admin')
  const job = countActions()
  await job.open(bottomBar(page, 'Đơn hàng'), heading(page, 'Đơn hàng'))
  await job.type(page.getByRole('searchbox').first(), phone.slice(-6))
  await expect(page.getByRole('checkbox', { name: /^Chọn MM/ })).toHaveCount(1)
  await job.open(page.getByRole('link', { name: number }).first(), heading(page, new RegExp(number)))
  await job.tap(page.getByRole('button', { name: 'Mở đổi hàng' }))
  const dialog = page.getByRole('dialog', { name: 'Mở đổi hàng' })
  await job.select(dialog.getByRole('combobox', { name: 'Size muốn đổi' }), '2Y')
  await job.type(dialog.getByRole('textbox', { name: 'Khách nói gì' }), 'Bé mặc chật')
  await job.tap(dialog.getByRole('button', { name: 'Mở đổi hàng' }))
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Đã đồng ý, món mới được giữ')).toBeVisible()
  job.expectWithin(30)
})
