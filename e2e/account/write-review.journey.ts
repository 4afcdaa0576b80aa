import { deliver, openAdmin } from '../support/admin.ts'
import { createProduct } from '../support/checkout.ts'
import { buy, register } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'
import { findViolations } from '../support/page-checks.ts'

test('review: a guest is sent to sign in and returns to the review form', async ({ page }) => {
  const { slug } = await createProduct()
  await page.goto(`/products/${slug}`)
  await page.getByRole('button', { name: 'Viết đánh giá' }).click()
  await expect(page.getByRole('link', { name: 'Đăng nhập để đánh giá' })).toHaveAttribute('href', /next=.*write-review/)
  await page.getByRole('link', { name: 'Tạo tài khoản' }).last().click()
  await expect(page).toHaveURL(/register/)
})

test('review: appears after the shop has approved it', async ({ page, browser }) => {
  await register(page)
  const { id, product } = await buy(page)
  const admin = await openAdmin(browser)
  await deliver(admin.request, id)

  await page.goto(`/products/${product.slug}#write-review`)
  const form = page.getByRole('group', { name: 'Bạn chấm mấy sao?' })
  await expect(form).toBeVisible()
  await expect(page.getByText(/^Cần có số sao, tiêu đề và lời nhận xét\./)).toBeVisible()
  await page.getByRole('button', { name: 'Gửi đánh giá' }).click()
  await expect(page.getByRole('region', { name: 'Đánh giá' }).getByRole('alert')).toContainText('cần xem lại')
  // Not the whole page: the header lies over a link above.
  expect(await findViolations(page, 'section[aria-labelledby="reviews-title"]')).toEqual([])
  await form.getByRole('radio', { name: '4 – Rất tốt' }).check()
  const title = `Mềm và mát ${Date.now()}`
  await page.getByRole('textbox', { name: 'Tiêu đề' }).fill(title)
  await page.getByRole('textbox', { name: 'Bạn thấy thế nào?' }).fill('Bé mặc cả ngày không khó chịu.')
  await page.getByRole('button', { name: 'Gửi đánh giá' }).click()
  const thanks = page.getByText('Đánh giá sẽ hiện sau đó.')
  await expect(thanks).toBeVisible()
  await expect(thanks).toBeInViewport()

  const reader = await browser.newPage()
  await reader.goto(`/products/${product.slug}`)
  await expect(reader.getByRole('heading', { name: 'Đánh giá', exact: true })).toBeVisible()
  await expect(reader.getByText(title)).toHaveCount(0)
  await admin.goto(`/admin/reviews?query=${encodeURIComponent(title)}`)
  await admin.getByRole('button', { name: 'Duyệt' }).click()
  await expect(admin.getByRole('row').filter({ hasText: title })).toContainText('Đang hiện')
  // The row shows it ahead of the shop.
  await expect(admin.getByText('Đã duyệt')).toBeVisible()
  await reader.reload()
  const shown = reader.getByRole('article').filter({ hasText: title })
  await expect(shown).toContainText('4 – Rất tốt')
  await expect(shown).toContainText('Đã mua ở đây')

  await page.reload()
  await page.getByRole('button', { name: 'Sửa đánh giá' }).click()
  await page.getByRole('radio', { name: '5 – Tuyệt vời' }).check()
  await page.getByRole('button', { name: 'Lưu đánh giá' }).click()
  await expect(page.getByText('Đánh giá sẽ hiện sau đó.')).toBeVisible()
  await page.getByRole('button', { name: 'Xoá đánh giá' }).click()
  await page.getByRole('group', { name: 'Xoá đánh giá này?' }).getByRole('button', { name: 'Xoá đánh giá' }).click()
  await expect(page.getByRole('button', { name: 'Gửi đánh giá' })).toBeVisible()
})
