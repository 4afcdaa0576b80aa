import type { JSHandle, Locator, Page } from '@playwright/test'
import { openAdmin } from '../support/admin.ts'
import { createImage, createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'

const stamp = Date.now().toString(36)

/** Files as the browser passes them from a dragged folder. */
async function takeFiles(page: Page, names: readonly string[]): Promise<JSHandle<DataTransfer>> {
  const files = await Promise.all(names.map((name) => createImage(name)))
  const written = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }))
  return page.evaluateHandle((given) => {
    const heldRequests = new DataTransfer()
    for (const { name, mimeType, base64 } of given)
      heldRequests.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type: mimeType }))
    return heldRequests
  }, written)
}

async function drop(over: Locator, dataTransfer: JSHandle<DataTransfer>): Promise<void> {
  for (const event of ['dragenter', 'dragover', 'drop']) await over.dispatchEvent(event, { dataTransfer })
}

test('colour images: are dropped on a colour, sorted by hand and saved in that order', async ({ browser }) => {
  const page = await openAdmin(browser, { width: 1440, height: 900 })
  const { id, color } = await createProduct()
  await page.goto(`/admin/products/edit/${id}`)
  const block = page.getByRole('group', { name: color })
  const pictures = block.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Bỏ ảnh/ }) })
  await expect(pictures).toHaveCount(1)
  await drop(pictures.first(), await takeFiles(page, [`${stamp}-a`, `${stamp}-b`]))
  await expect(pictures).toHaveCount(3)

  const sources = () => pictures.locator('img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src))
  const [first, second, third] = await sources()
  await pictures.nth(2).dragTo(pictures.nth(0))
  await expect.poll(sources).toEqual([third, first, second])
  await expect(pictures.first()).toContainText('Ảnh bìa')
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Lưu thay đổi' })).toHaveCount(0)
  await page.reload()
  await expect.poll(sources).toEqual([third, first, second])
})

test('image library: uploads a dropped image once and offers it for selection', async ({ browser }) => {
  const page = await openAdmin(browser, { width: 1440, height: 900 })
  const { id, color } = await createProduct()
  await page.goto(`/admin/products/edit/${id}`)
  const block = page.getByRole('group', { name: color })
  await block.getByRole('button', { name: 'Chọn từ thư viện' }).click()
  const library = page.getByRole('dialog', { name: /ảnh/i })
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/images/upload-many')) sent++
  })
  await drop(library.getByRole('searchbox'), await takeFiles(page, [`${stamp}-c`]))
  await expect(library.getByRole('checkbox', { name: `${stamp}-c.png` })).toBeChecked()
  await library.getByRole('button', { name: 'Huỷ' }).click()
  await expect(block.getByRole('button', { name: /^Bỏ ảnh/ })).toHaveCount(1)
  expect(sent).toBe(1)
})
