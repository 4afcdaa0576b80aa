import type { Page } from '@playwright/test'
import { openAdmin } from '../support/admin.ts'
import { createImage } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'

const stamp = Date.now().toString(36)
const desktop = { width: 1440, height: 900 }

const tileOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Thư viện ảnh' }).getByRole('listitem').filter({ hasText: name })

test.describe('failing images', { tag: '@images' }, () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED/] })

  test('an image whose file fails before hydration says so and can be requested again', async ({ browser }) => {
    const page = await openAdmin(browser, desktop)
    await page.route(/\.webp/, (route) => route.abort())
    await page.goto('/admin/media?query=hero-rail')
    const tile = tileOf(page, 'hero-rail').first()
    await expect(tile).toContainText('Không hiện được ảnh')
    await page.unroute(/\.webp/)
    await tile.getByRole('button', { name: 'Tải lại' }).press('Enter')
    await expect(tile.getByRole('checkbox')).toBeFocused()
    await expect(tile).not.toContainText('Không hiện được ảnh')
    await expect(tile.getByRole('img')).toBeVisible()
    await expect(tile.getByRole('checkbox')).not.toBeChecked()
  })
})

test.describe('image refusals', () => {
  test.use({ allowedConsoleErrors: [/status of 409/] })

  test('an image that came into use in the meantime is refused in its own dialog', async ({ browser }) => {
    const page = await openAdmin(browser)
    const { request } = page
    const name = `${stamp}-bia.png`
    const uploaded = await request.post('/api/images/upload-many', { multipart: { images: await createImage(`${stamp}-bia`) } })
    const { images } = (await uploaded.json()) as { images: { _id: string }[] }
    await page.goto(`/admin/media?query=${name}`)
    await tileOf(page, name).getByRole('button', { name: 'Xem và sửa' }).click()
    const made = await request.post('/api/collections', { data: { name: `Bộ ảnh ${stamp}`, image: images[0]?._id } })
    expect(made.status()).toBe(201)
    const details = page.getByRole('dialog', { name })
    await details.getByRole('button', { name: 'Xoá ảnh' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Xoá 1 ảnh' }).click()
    await expect(details.getByRole('alert')).toContainText(`Bộ ảnh ${stamp}`)
    await request.delete(`/api/collections/${(await made.json()).data.collection._id}`)
    await details.getByRole('button', { name: 'Xoá ảnh' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Xoá 1 ảnh' }).click()
    await expect(details).toHaveCount(0)
  })
})

test('image uploads: while they run, keep the keyboard in their list and ask before the page is left', async ({ browser }) => {
  const page = await openAdmin(browser)
  await page.goto('/admin/media')
  // Never responds, so the uploads stay pending.
  await page.route('**/api/images/upload-many', () => undefined)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Tải ảnh lên' }).click()
  await (await chooser).setFiles([await createImage(`${stamp}-mot`), await createImage(`${stamp}-hai`)])
  const cancel = (name: string) => page.getByRole('button', { name: `Huỷ tải ${stamp}-${name}.png` })
  await cancel('mot').press('Enter')
  await expect(cancel('mot')).toHaveCount(0)
  await expect(cancel('hai')).toBeFocused()
  await page.getByRole('link', { name: 'Banner trang chủ' }).click()
  await page.getByRole('button', { name: 'Ở lại' }).click()
  await expect(page).toHaveURL(/admin\/media$/)
  await expect(cancel('hai')).toBeVisible()
  await cancel('hai').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test.describe('failed uploads', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED|status of 4(?:00|15)/] })

  test('uploads that the network lost are retried all at once; a file of a wrong type is not', async ({ browser }) => {
    const page = await openAdmin(browser)
    await page.goto('/admin/media')
    const photos = [await createImage(`${stamp}-mot`), await createImage(`${stamp}-hai`)]
    const document = { name: `${stamp}.png`, mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') }
    const list = page.getByRole('region', { name: 'Ảnh đang tải lên' })
    const rowOf = (name: string) => list.getByRole('listitem').filter({ hasText: name })
    await page.locator('input[type=file]').first().setInputFiles([document])
    await expect(list).toContainText('0 tải lên, 1 lỗi')
    await expect(list.getByRole('button', { name: /^Thử lại/ })).toHaveCount(0)
    await page.route(/images\/upload-many/, (route) => route.abort())
    await page.locator('input[type=file]').first().setInputFiles(photos)
    await expect(list).toContainText('0 tải lên, 3 lỗi')
    for (const { name } of photos) await expect(rowOf(name)).toContainText('Không kết nối được')
    await page.unroute(/images\/upload-many/)
    await list.getByRole('button', { name: 'Thử lại tất cả' }).press('Enter')
    await expect(list).toContainText('2 tải lên, 1 lỗi')
    await expect(rowOf(document.name).getByRole('button', { name: /^Thử lại/ })).toHaveCount(0)
  })
})
