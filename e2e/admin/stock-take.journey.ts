import { openAdmin } from '../support/admin.ts'
import { createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { checkLoadedPage, checkPage, expectNoHorizontalScroll } from '../support/page-checks.ts'

const phone = { width: 390, height: 844 }

test.use({ allowedConsoleErrors: [/status of 409|Failed to load resource/] })

const sizes = ['1Y', '2Y', '3Y', '4Y', '5Y', '6Y', '7Y', '8Y', '9Y', '10Y']
const colors = ['Xanh rêu', 'Nâu đất']

/** Two colours in ten sizes: twenty cells. */
function createTwentyCells() {
  const stock = colors.flatMap((color) => sizes.map((size) => ({ color, size, onHand: 5 })))
  const more = {
    colors: colors.map((color, at) => ({ color, hex: at === 0 ? '#557744' : '#774422' })),
    sizes: sizes.map((size) => ({ size })),
    stock,
  }
  return createProduct({ called: 'Đầm kiểm kho', price: 100_000, more })
}

test('stock take on a phone: twenty cells by twenty taps, two people, a reload, and the differences are written', async ({ browser }) => {
  const product = await createTwentyCells()
  const page = await openAdmin(browser, phone)
  await page.goto(`/admin/stock?product=${product.id}`)
  await page.getByRole('link', { name: `Kiểm kho ${product.name}` }).click()
  await expect(page.getByRole('combobox', { name: 'Đếm gì?' })).toHaveText(new RegExp(`Chỉ ${product.name}`))
  await page.getByRole('button', { name: 'Bắt đầu đếm' }).click()
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  await expect(page.getByText('Đã đếm 0/20')).toBeVisible()
  await checkLoadedPage(page)
  await expectNoHorizontalScroll(page)

  // One tap for what is right; the rest is typed, or stepped.
  const nameOf = (color: string, size: string) => `${product.name}, ${color}, ${size}`
  const cell = (color: string, size: string) => page.getByRole('textbox', { name: nameOf(color, size), exact: true })
  for (const color of colors)
    for (const size of sizes) {
      if (color === 'Xanh rêu' && ['1Y', '2Y'].includes(size)) continue
      await page.getByRole('button', { name: `Đủ 5: ${nameOf(color, size)}`, exact: true }).click()
    }
  await expect(page.getByText('Đã đếm 18/20')).toBeVisible()
  await cell('Xanh rêu', '1Y').fill('3')
  await cell('Xanh rêu', '1Y').press('Enter')
  await expect(cell('Xanh rêu', '2Y')).toBeFocused()
  await page.getByRole('button', { name: `Thêm 1: ${nameOf('Xanh rêu', '2Y')}`, exact: true }).click()
  await expect(page.getByText('Đã đếm 20/20')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Đã đếm 20/20')).toBeVisible()
  await expect(cell('Xanh rêu', '1Y')).toHaveValue('3')

  // Somebody else counts a cell that this screen still shows with its former count.
  const path = new URL(page.url()).pathname.split('/').at(-1)
  const read = await (await page.request.get(`/api/stock-takes/${path}`)).json()
  const [variant] = read.data.products[0].cells as { _id: string; count: number }[]
  const put = await page.request.put(`/api/stock-takes/${path}/counts/${variant?._id}`, { data: { count: 4, expected: 3 } })
  expect(put.status()).toBe(200)
  await cell('Xanh rêu', '1Y').fill('2')
  await cell('Xanh rêu', '1Y').press('Enter')
  await expect(page.getByText(/vừa đếm ô này: 4/)).toBeVisible()
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await page.getByRole('button', { name: 'Lưu lại' }).click()
  await saved
  await expect(page.getByText(/vừa đếm ô này/)).toHaveCount(0)

  await page.getByRole('link', { name: 'Xem chênh lệch' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Chênh lệch kiểm kho' })).toBeVisible()
  const rows = page.getByRole('row').filter({ hasText: product.name })
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: '1Y' })).toContainText('−3')
  await expect(rows.filter({ hasText: '2Y' })).toContainText('+1')
  await checkLoadedPage(page)
  await expectNoHorizontalScroll(page)
  await page.getByRole('button', { name: 'Ghi 2 chênh lệch vào tồn kho' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ghi và kết thúc' }).click()
  await expect(page.getByText('Đã ghi 2 chênh lệch')).toBeVisible()
  await expect(page.getByText(/^Kết thúc lúc/)).toBeVisible()
  await page.goto(`/admin/stock?product=${product.id}`)
  await expect(page.getByRole('textbox', { name: nameOf('Xanh rêu', '1Y'), exact: true })).toHaveValue('2')
})

test('stock take: a count that cannot be saved says so and is saved again', async ({ browser }) => {
  const product = await createProduct({ called: 'Đầm mất mạng' })
  const page = await openAdmin(browser, phone)
  const begun = await page.request.post('/api/stock-takes', { data: { scope: 'product', id: product.id } })
  const { data } = await begun.json()
  await page.goto(`/admin/stock/takes/${data.take._id}`)
  await page.route('**/counts/**', (route) => route.abort())
  const cell = page.getByRole('textbox', { name: `${product.name}, ${product.color}, 1Y`, exact: true })
  await cell.fill('7')
  await cell.press('Enter')
  const again = page.getByRole('button', { name: 'Lưu lại' })
  await expect(again).toBeVisible()
  await page.unroute('**/counts/**')
  await again.click()
  await expect(page.getByText('Đã đếm 1/2')).toBeVisible()
  await expect(again).toHaveCount(0)
})

test('labels: have a barcode, as many as wanted', async ({ browser }) => {
  const product = await createProduct({ called: 'Đầm nhãn', onHand: 3 })
  const page = await openAdmin(browser, phone)
  await checkPage(page, `/admin/stock/labels?product=${product.id}`, { language: 'vi' })
  await expect(page.getByRole('img', { name: /^Mã vạch \d{8}$/ })).toHaveCount(2)
  await page.getByRole('button', { name: 'Theo số đang có' }).click()
  await expect(page.getByRole('status').filter({ hasText: '6 nhãn' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Mã vạch \d{8}$/ })).toHaveCount(6)
})
