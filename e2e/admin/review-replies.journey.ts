import { openAdmin } from '../support/admin.ts'
import { createProduct } from '../support/checkout.ts'
import { register } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'
import { checkLoadedPage, expectNoHorizontalScroll } from '../support/page-checks.ts'

test('reply to a review: is public below it with the name of the shop, and can be changed and removed', async ({
  browser,
  page: parent,
}) => {
  const product = await createProduct()
  await register(parent)
  const title = `Vải mềm ${Date.now()}`
  const written = await parent.request.post('/api/reviews', {
    data: { productId: product.id, rating: 5, title, comment: 'Bé mặc rất thích.', fit: 'right' },
  })
  expect(written.status(), await written.text()).toBe(201)
  const page = await openAdmin(browser)
  await page.goto(`/admin/reviews?query=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: `Duyệt ${title}` }).click()
  await page.getByRole('button', { name: `Trả lời ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Trả lời đánh giá' })
  await expect(dialog).toContainText('Bé mặc rất thích.')
  await dialog.getByRole('textbox', { name: /^Câu trả lời/ }).fill('Tiệm cảm ơn mẹ nhiều ạ.')
  await expectNoHorizontalScroll(page)
  await dialog.getByRole('button', { name: 'Đăng câu trả lời' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Tiệm trả lời: Tiệm cảm ơn mẹ nhiều ạ.')
  await checkLoadedPage(page)

  await parent.goto(`/products/${product.slug}`)
  const review = parent.getByRole('article').filter({ hasText: title })
  await expect(review).toContainText(/Mẹ May trả lời\s*Tiệm cảm ơn mẹ nhiều ạ\./)

  await page.getByRole('button', { name: `Sửa câu trả lời ${title}` }).click()
  await dialog.getByRole('button', { name: 'Gỡ câu trả lời' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Gỡ câu trả lời' }).click()
  await expect(page.getByRole('button', { name: `Trả lời ${title}`, exact: true })).toBeVisible()
  await parent.reload()
  await expect(review).toBeVisible()
  await expect(review).not.toContainText('trả lời')
})

test('a review that its author edits while it is read: stays hidden until it is read again', async ({ browser, page: author }) => {
  const product = await createProduct()
  await register(author)
  const title = `Vải dày ${Date.now()}`
  const words = { productId: product.id, rating: 5, title, comment: 'Bé mặc rất thích.' }
  const { data } = await (await author.request.post('/api/reviews', { data: words })).json()
  const page = await openAdmin(browser)
  await page.route('**/api/admin/events*', (route) => route.fulfill({ contentType: 'text/event-stream', body: ': none\n\n' }))
  await page.goto(`/admin/reviews?query=${encodeURIComponent(title)}`)
  await author.request.patch(`/api/reviews/${data.review._id}`, { data: { comment: 'Mua ở nơi khác rẻ hơn.' } })

  await page.getByRole('button', { name: `Duyệt ${title}` }).click()
  await expect(page.getByText('1 đánh giá vừa được người viết sửa nên chưa duyệt.')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('Mua ở nơi khác rẻ hơn.')
  await page.getByRole('button', { name: `Duyệt ${title}` }).click()
  await expect(row).toContainText('Đang hiện')
})
