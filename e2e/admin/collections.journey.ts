import { openAdmin } from '../support/admin.ts'
import { createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'

test('collection: appears in the header at once and redirects from its old URL', async ({ browser, page: shopper }) => {
  const page = await openAdmin(browser, { width: 1440, height: 900 })
  const { id: productId } = await createProduct()
  const stamp = Date.now().toString(36)
  const [name, renamed] = [`Bộ thu ${stamp}`, `Bộ đông ${stamp}`]
  const made = await page.request.post('/api/collections', { data: { name, products: [productId] } })
  expect(made.status(), await made.text()).toBe(201)
  const { _id, slug } = (await made.json()).data.collection

  await shopper.setViewportSize({ width: 1440, height: 900 })
  const inHeader = async (label: string) => {
    await shopper.goto('/')
    const header = shopper.getByRole('banner')
    await header.getByRole('button', { name: 'Bộ sưu tập' }).press('Enter')
    return header.getByRole('link', { name: label, exact: true })
  }
  await expect(await inHeader(name)).toBeVisible()

  await page.goto(`/admin/collections/edit/${_id}`)
  await page.getByRole('textbox', { name: 'Tên · Tiếng Việt' }).fill(renamed)
  await page.getByRole('textbox', { name: 'Đường dẫn' }).fill(`bo-dong-${stamp}`)
  await page.getByRole('textbox', { name: 'Đường dẫn' }).press('ControlOrMeta+s')
  await expect(page.getByRole('region', { name: 'Lưu thay đổi' })).toHaveCount(0)
  await expect(await inHeader(renamed)).toBeVisible()
  await shopper.goto(`/collections/${slug}`)
  await expect(shopper).toHaveURL(`/collections/bo-dong-${stamp}`)
  await expect(shopper.getByRole('heading', { level: 1 })).toContainText(renamed)

  // Deletes by keyboard; the focus stays in the list of collections.
  await page.goto('/admin/collections')
  await page.getByRole('button', { name: `Thêm thao tác cho ${renamed}` }).press('Enter')
  await page.getByRole('menuitem', { name: 'Xoá' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xoá bộ sưu tập' }).press('Enter')
  await expect(page.getByRole('link', { name: renamed })).toHaveCount(0)
  await expect(page.getByRole('table').locator(':focus')).toHaveCount(1)
  await expect(await inHeader(renamed)).toHaveCount(0)
})

test.describe('unreachable server', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED/] })

  test('reports what was not done at the control that was used', async ({ browser }) => {
    const page = await openAdmin(browser)
    await page.goto('/admin/categories')
    await page.route('**/api/categories', (route) => route.abort())
    await page.getByRole('button', { name: 'Thêm danh mục' }).click()
    const form = page.getByRole('dialog', { name: 'Danh mục mới' })
    await form.getByRole('textbox', { name: 'Tên tiếng Việt' }).fill(`Khăn ${Date.now()}`)
    await page.keyboard.press('Enter')
    await expect(form.getByRole('alert')).toContainText(/^Chưa thêm được danh mục/)
    await form.getByRole('button', { name: 'Huỷ' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Đóng, không lưu' }).click()
    await expect(form).toHaveCount(0)

    await page.goto('/admin/locations')
    await page.route('**/api/locations/*', (route) => route.abort())
    await page.getByRole('button', { name: 'Xoá Thành phố Huế' }).click()
    await page
      .getByRole('alertdialog', { name: /Thành phố Huế/ })
      .getByRole('button', { name: 'Xoá khu vực' })
      .click()
    await expect(page.getByRole('alert')).toContainText(/^Chưa xoá được khu vực giao/)
    await expect(page.getByRole('button', { name: 'Xoá Thành phố Huế' })).toBeVisible()
  })
})
