import { chooseOption, openAdmin } from '../support/admin.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoHorizontalScroll } from '../support/page-checks.ts'

test('product: edits that a reload interrupted are offered, and land on what others saved meanwhile', async ({ browser }) => {
  const page = await openAdmin(browser, { width: 390, height: 844 })
  const { request } = page.context()
  const categories = await (await request.get('/api/categories')).json()
  const data = {
    name: `Áo gối ${Date.now()}`,
    sku: `AG-${Date.now()}`,
    price: 90_000,
    category: categories.data[0]._id,
    colors: [{ color: 'Mộc' }],
  }
  const { product } = await (await request.post('/api/products', { data })).json()
  const name = page.getByRole('textbox', { name: /^Tên/ }).first()
  page.on('dialog', (dialog) => void dialog.accept())

  await page.goto(`/admin/products/edit/${product._id}`)
  await name.fill('Áo gối mới')
  await page.reload()
  await expect(name).toHaveValue(data.name)
  const other = await request.patch(`/api/products/${product._id}`, { data: { price: 95_000 } })
  expect(other.status()).toBe(200)
  await page.goto(`/admin/products/edit/${product._id}`)
  await expect(page.getByText(/^Còn phần viết dở lúc/)).toBeVisible()
  await expectNoHorizontalScroll(page)
  await page.getByRole('button', { name: 'Viết tiếp' }).click()
  await expect(name).toHaveValue('Áo gối mới')
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByText('Đã lưu sản phẩm')).toBeVisible()
  const saved = await (await request.get(`/api/products/${product._id}`)).json()
  expect(saved.product).toMatchObject({ name: 'Áo gối mới', price: 95_000 })

  // Nothing is left to offer.
  await page.reload()
  await expect(name).toHaveValue('Áo gối mới')
  await expect(page.getByText(/^Còn phần viết dở lúc/)).toHaveCount(0)
})

test('new order: a half-written one survives a reload, until it is discarded', async ({ browser }) => {
  const page = await openAdmin(browser, { width: 390, height: 844 })
  const buyer = page.getByRole('textbox', { name: 'Họ và tên' })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/admin/orders/add')
  await buyer.fill('Lê Thị Bống')
  await chooseOption(page.getByRole('combobox', { name: /^Tỉnh/ }), 'Huế', /Huế/)
  await page.reload()
  await expect(buyer).toHaveValue('')
  await page.getByRole('button', { name: 'Viết tiếp' }).click()
  await expect(buyer).toHaveValue('Lê Thị Bống')
  await page.reload()
  await page.getByRole('button', { name: 'Bỏ đi' }).click()
  await page.reload()
  await expect(buyer).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Viết tiếp' })).toHaveCount(0)
})
