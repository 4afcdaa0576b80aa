import type { Page } from '@playwright/test'
import { openAdmin } from '../support/admin.ts'
import { newCustomer } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoHorizontalScroll, findViolations } from '../support/page-checks.ts'
import { createAdminOrder, setOrderStatus } from '../support/seed-orders.ts'

/** What is done with several selected rows, on a phone: each button once. */

const barOf = (page: Page) => page.getByRole('region', { name: 'Làm với các mục đã chọn' })
const confirmIn = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click()
const statusOf = async (page: Page, id: string): Promise<string> =>
  (await (await page.request.get(`/api/orders/${id}`)).json()).data.order.status

test('guests: several get a tag at once, and a file of them is written', async ({ browser }) => {
  const page = await openAdmin(browser)
  const name = `Cô Nhãn ${Date.now()}`
  const phones = [1, 2].map((n) => `09${String(Date.now() + n).slice(-8)}`)
  for (const phone of phones) await createAdminOrder(page, { fullName: name, phone })
  const [first = ''] = phones
  const noted = await page.request.put('/api/orders/buyer/notes', { data: { phone: first, notes: 'Bé Bơ, 2Y', tags: ['Khách quen'] } })
  expect(noted.status()).toBe(200)

  await page.goto(`/admin/customers/guests?query=${encodeURIComponent(name)}`)
  const boxes = page.getByRole('checkbox', { name: `Chọn ${name}` })
  await expect(boxes).toHaveCount(2)
  await boxes.first().check()
  await barOf(page).getByRole('button', { name: 'Chọn tất cả trong trang' }).click()
  await expect(barOf(page)).toContainText('Đã chọn 2')
  await expectNoHorizontalScroll(page)
  expect(await findViolations(page)).toEqual([])
  const file = page.waitForEvent('download')
  await barOf(page).getByRole('link', { name: 'Tải CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/guests|khach/)

  await barOf(page).getByRole('button', { name: 'Gắn nhãn' }).click()
  const dialog = page.getByRole('dialog', { name: 'Gắn nhãn cho 2 khách' })
  const tag = dialog.getByRole('combobox', { name: 'Nhãn' })
  await tag.fill('Mua Tết')
  await page.getByRole('option', { name: 'Thêm “Mua Tết”' }).click()
  await dialog.getByRole('button', { name: 'Gắn nhãn' }).click()
  await expect(page.getByText('Đã gắn nhãn cho 2 khách')).toBeVisible()
  await expect(barOf(page)).toHaveCount(0)
  for (const [at, phone] of phones.entries()) {
    const { buyer } = (await (await page.request.get(`/api/orders/buyer?phone=${phone}`)).json()).data
    expect(buyer).toMatchObject(at === 0 ? { notes: 'Bé Bơ, 2Y', tags: ['Khách quen', 'Mua Tết'] } : { notes: '', tags: ['Mua Tết'] })
  }

  await page.goto(`/admin/customers/guests?query=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: 'Bộ lọc' }).click()
  await page.getByRole('combobox', { name: 'Nhãn' }).selectOption('Khách quen')
  await expect(boxes).toHaveCount(1)
  await page.getByRole('combobox', { name: 'Nhãn' }).selectOption('Mua Tết')
  await expect(boxes).toHaveCount(2)
  await boxes.first().check()
  await barOf(page).getByRole('button', { name: 'Chọn tất cả trong trang' }).click()
  await barOf(page).getByRole('button', { name: 'Gỡ nhãn' }).click()
  const removing = page.getByRole('dialog', { name: 'Gỡ nhãn khỏi 2 khách' })
  await removing.getByRole('combobox', { name: 'Nhãn' }).fill('Mua')
  await page.getByRole('listbox', { name: 'Nhãn' }).getByRole('option', { name: 'Mua Tết' }).click()
  await removing.getByRole('button', { name: 'Gỡ nhãn' }).click()
  await expect(page.getByText('Đã gỡ nhãn khỏi 2 khách')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Không tìm thấy kết quả' })).toBeVisible()
})

test('order board: several cards are moved on at once', async ({ browser }) => {
  const page = await openAdmin(browser)
  const fullName = `Dì Thẻ ${Date.now()}`
  const made = [await createAdminOrder(page, { fullName }), await createAdminOrder(page, { fullName })]
  await page.goto('/admin/orders/board')
  for (const { number } of made) await page.getByRole('checkbox', { name: `Chọn ${number}` }).check()
  await expect(barOf(page).getByRole('link', { name: 'In 2 đơn' })).toHaveAttribute('href', /print/)
  expect(await findViolations(page)).toEqual([])
  await barOf(page).getByRole('button', { name: 'Bắt đầu chuẩn bị 2 đơn' }).click()
  await confirmIn(page, 'Bắt đầu chuẩn bị 2 đơn')
  await expect(page.getByText('Đã bắt đầu chuẩn bị 2 đơn')).toBeVisible()
  await expect(barOf(page)).toHaveCount(0)
  for (const { id } of made) expect(await statusOf(page, id)).toBe('processing')
})

test('reviews: several are shown, hidden and deleted at once', async ({ browser }) => {
  const { request, name } = await newCustomer(browser)
  const { data } = await (await request.get('/api/products?limit=40')).json()
  for (const product of data.products.slice(4, 6)) {
    const words = { rating: 5, title: `Của ${name}`, comment: 'Vải mềm.' }
    expect((await request.post('/api/reviews', { data: { productId: product._id, ...words } })).status()).toBe(201)
  }
  const page = await openAdmin(browser)
  await page.goto(`/admin/reviews?query=${encodeURIComponent(name)}`)
  const rows = page.getByRole('row').filter({ hasText: `Của ${name}` })
  const choose = async () => {
    await page
      .getByRole('checkbox', { name: `Chọn Của ${name}` })
      .first()
      .check()
    await barOf(page).getByRole('button', { name: 'Chọn tất cả trong trang' }).click()
  }
  await choose()
  await barOf(page).getByRole('button', { name: 'Duyệt 2 đánh giá' }).click()
  await expect(rows.filter({ hasText: 'Đang hiện' })).toHaveCount(2)
  await expect(barOf(page)).toHaveCount(0)
  await choose()
  await barOf(page).getByRole('button', { name: 'Ẩn 2 đánh giá' }).click()
  await expect(rows.filter({ hasText: 'Đang hiện' })).toHaveCount(0)
  await expect(barOf(page)).toHaveCount(0)
  await choose()
  await barOf(page).getByRole('button', { name: 'Xoá 2 đánh giá' }).click()
  await confirmIn(page, 'Xoá 2 đánh giá')
  await expect(rows).toHaveCount(0)
})

test('cash: what several orders brought is booked at once', async ({ browser }) => {
  const page = await openAdmin(browser)
  const made = [await createAdminOrder(page), await createAdminOrder(page)]
  for (const { id } of made) for (const status of ['processing', 'shipped', 'delivered']) await setOrderStatus(page.request, id, status)
  await page.goto('/admin/refunds/cash?status=collected')
  for (const { number } of made) await page.getByRole('checkbox', { name: `Chọn ${number}` }).check()
  await barOf(page).getByRole('button', { name: 'Đã nhận 2 khoản' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tiền đã về tiệm' })
  await dialog.getByRole('button', { name: 'Ghi nhận tiền về' }).click()
  await expect(dialog).toHaveCount(0)
  for (const { id } of made) {
    const { order } = (await (await page.request.get(`/api/orders/${id}`)).json()).data
    expect(order.paymentStatus).toBe('paid')
  }
})

test('tags: several become one, and several are deleted', async ({ browser }) => {
  const page = await openAdmin(browser)
  const mark = `sợi ${Date.now()}`
  for (const n of [1, 2, 3]) expect((await page.request.post('/api/tags', { data: { name: `${mark} ${n}` } })).status()).toBe(201)
  await page.goto(`/admin/tags?query=${encodeURIComponent(mark)}`)
  const box = (n: number) => page.getByRole('checkbox', { name: `Chọn ${mark} ${n}` })
  for (const n of [1, 2]) await box(n).check()
  await barOf(page).getByRole('button', { name: 'Gộp 2 thẻ' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Gộp/ }).click()
  await expect(page.getByRole('checkbox', { name: new RegExp(`^Chọn ${mark}`) })).toHaveCount(2)
  await page
    .getByRole('checkbox', { name: new RegExp(`^Chọn ${mark}`) })
    .first()
    .check()
  await barOf(page).getByRole('button', { name: 'Chọn tất cả trong trang' }).click()
  await barOf(page).getByRole('button', { name: 'Xoá 2 thẻ' }).click()
  await confirmIn(page, 'Xoá 2 thẻ')
  await expect(page.getByRole('heading', { name: 'Không tìm thấy kết quả' })).toBeVisible()
})

test('products: several are shown, put into a collection and a status, deleted, and restored together', async ({ browser }) => {
  const page = await openAdmin(browser)
  const categories = await (await page.request.get('/api/categories')).json()
  const mark = `Nơ cài ${Date.now()}`
  for (const n of [1, 2]) {
    const data = {
      name: `${mark} ${n}`,
      sku: `NC-${Date.now()}-${n}`,
      price: 40_000,
      category: categories.data[0]._id,
      colors: [{ color: 'Mộc' }],
    }
    expect((await page.request.post('/api/products', { data })).status()).toBe(201)
  }
  await page.goto(`/admin/products?query=${encodeURIComponent(mark)}`)
  const row = (n: number) => page.getByRole('checkbox', { name: `Chọn ${mark} ${n}` })
  const choose = async () => {
    for (const n of [1, 2]) await row(n).check()
  }
  const saved = page.getByText('Đã lưu', { exact: true })
  const chooseFromMenu = async (action: string | RegExp) => {
    await barOf(page).getByRole('button', { name: 'Thêm thao tác cho các mục đã chọn' }).click()
    await page.getByRole('menuitem', { name: action }).first().click()
  }
  for (const verb of ['Ẩn đi', 'Đăng bán']) {
    await choose()
    await barOf(page).getByRole('button', { name: verb }).click()
    await expect(saved.last()).toBeVisible()
    await expect(barOf(page)).toHaveCount(0)
  }
  await choose()
  await chooseFromMenu('Thêm vào bộ sưu tập')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').click()
  await page.getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Thêm', exact: true }).click()
  await expect(barOf(page)).toHaveCount(0)
  await choose()
  await chooseFromMenu('Nhãn: Mới')
  await expect(barOf(page)).toHaveCount(0)
  await choose()
  await chooseFromMenu('Xoá 2 sản phẩm')
  await confirmIn(page, 'Xoá 2 sản phẩm')
  await expect(row(1)).toHaveCount(0)

  await page.goto('/admin/products/deleted')
  await choose()
  await barOf(page).getByRole('button', { name: 'Lấy lại 2 sản phẩm' }).click()
  await expect(row(1)).toHaveCount(0)
  await page.goto(`/admin/products?query=${encodeURIComponent(mark)}`)
  await expect(row(2)).toBeVisible()
})
