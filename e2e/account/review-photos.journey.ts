import type { Page } from '@playwright/test'
import { createPhoto, deliver, openAdmin } from '../support/admin.ts'
import { buy, register } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoHorizontalScroll, findViolations } from '../support/page-checks.ts'

async function chooseFiles(page: Page, ...names: string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Thêm ảnh' }).click()
  await (await chooser).setFiles(await Promise.all(names.map(createPhoto)))
}

test('review photos: a buyer adds them, the shop sees them first, and readers open them by keyboard', { tag: '@images' }, async ({
  page,
  browser,
}) => {
  await register(page)
  const { id, product } = await buy(page)
  const admin = await openAdmin(browser)
  await deliver(admin.request, id)

  await page.goto(`/products/${product.slug}#write-review`)
  await page.getByRole('radio', { name: '5 – Tuyệt vời' }).check()
  const title = `Có ảnh ${Date.now()}`
  await page.getByRole('textbox', { name: 'Tiêu đề' }).fill(title)
  await page.getByRole('textbox', { name: 'Bạn thấy thế nào?' }).fill('Đường may rất đẹp.')
  await chooseFiles(page, 'mot.jpg', 'hai.jpg', 'ba.jpg', 'bon.jpg')
  const photos = page.getByRole('group', { name: 'Ảnh (không bắt buộc)' })
  await expect(photos.getByRole('img')).toHaveCount(3)
  await expect(photos.getByRole('button', { name: 'Thêm ảnh' })).toHaveCount(0)
  await photos.getByRole('button', { name: 'Bỏ ảnh 2' }).click()
  await expect(photos.getByRole('button', { name: 'Thêm ảnh' })).toBeFocused()
  await expect(photos.getByRole('img')).toHaveCount(2)
  expect(await findViolations(page)).toEqual([])
  await expectNoHorizontalScroll(page)
  await page.getByRole('button', { name: 'Gửi đánh giá' }).click()
  await expect(page.getByText('Đánh giá sẽ hiện sau đó.')).toBeVisible()
  const own = page.getByRole('article').filter({ hasText: title })
  await expect(own.getByRole('link', { name: /^Ảnh [12]\/2 của/ })).toHaveCount(2)

  const reader = await browser.newPage()
  await reader.goto(`/products/${product.slug}`)
  await expect(reader.getByText(title)).toHaveCount(0)
  const url = (await own.getByRole('link', { name: /^Ảnh 1/ }).getAttribute('href')) ?? ''
  expect((await reader.request.get(url)).status()).toBe(404)

  await admin.goto(`/admin/reviews?query=${encodeURIComponent(title)}`)
  const row = admin.getByRole('row').filter({ hasText: title })
  await row.getByRole('link', { name: /^Ảnh 1\/2/ }).click()
  const large = admin.getByRole('dialog', { name: /^Ảnh của/ })
  await expect(large.getByRole('img', { name: /^Ảnh 1\/2/ })).toBeVisible()
  await admin.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await row.getByRole('button', { name: 'Duyệt' }).click()
  await expect(row).toContainText('Đang hiện')
  // The row shows it ahead of the shop.
  await expect(admin.getByText('Đã duyệt')).toBeVisible()

  await reader.reload()
  const first = reader
    .getByRole('article')
    .filter({ hasText: title })
    .getByRole('link', { name: /^Ảnh 1\/2/ })
  await first.press('Enter')
  const dialog = reader.getByRole('dialog', { name: /^Ảnh của/ })
  await expect(dialog.getByRole('img', { name: /^Ảnh 1\/2/ })).toBeVisible()
  expect(await findViolations(reader)).toEqual([])
  await reader.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('img', { name: /^Ảnh 2\/2/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Ảnh trước' }).click()
  await expect(dialog.getByRole('img', { name: /^Ảnh 1\/2/ })).toBeVisible()
  await reader.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(first).toBeFocused()
})

test.describe('a photo that cannot be sent', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED|status of 400/] })

  test('review photos: the review is stored, and the photo stays to be sent again', async ({ page, browser }) => {
    await register(page)
    const { id, product } = await buy(page)
    await deliver((await openAdmin(browser)).request, id)
    await page.goto(`/products/${product.slug}#write-review`)
    await page.getByRole('radio', { name: '4 – Rất tốt' }).check()
    await page.getByRole('textbox', { name: 'Tiêu đề' }).fill('Ảnh gửi hai lần')
    await page.getByRole('textbox', { name: 'Bạn thấy thế nào?' }).fill('Mạng hơi yếu.')
    await chooseFiles(page, 'mot.jpg')
    await page.route('**/api/reviews/*/photos', (route) => route.abort())
    await page.getByRole('button', { name: 'Gửi đánh giá' }).click()
    const failure = page.getByRole('alert').filter({ hasText: 'Ảnh 1 (mot.jpg): Chưa gửi được ảnh' })
    await expect(failure).toBeInViewport()
    await expect(failure).toBeFocused()
    await page.unroute('**/api/reviews/*/photos')
    await page.getByRole('button', { name: 'Lưu đánh giá' }).click()
    await expect(page.getByText('Đánh giá sẽ hiện sau đó.')).toBeVisible()
    const own = page.getByRole('article').filter({ hasText: 'Ảnh gửi hai lần' })
    await expect(own.getByRole('link', { name: /^Ảnh 1\/1/ })).toBeVisible()
    // A photo can be removed later.
    await page.getByRole('button', { name: 'Sửa đánh giá' }).click()
    await page.getByRole('button', { name: 'Bỏ ảnh 1' }).click()
    await page.getByRole('button', { name: 'Lưu đánh giá' }).click()
    await expect(own).toBeVisible()
    await expect(own.getByRole('link')).toHaveCount(0)
  })
})
