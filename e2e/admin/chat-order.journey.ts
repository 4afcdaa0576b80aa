import type { Page } from '@playwright/test'
import { openAdmin } from '../support/admin.ts'
import { createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoHorizontalScroll, findViolations } from '../support/page-checks.ts'

const messageFor = (name: string) =>
  `[10:32, 5/11/2026] Lan: chị ơi lấy em 2 ${name} size 2Y\n[10:33, 5/11/2026] Lan: gửi cho chị Hoa 0905 111 333, 20 Lê Lợi, phường 8, quận 3, HCM. em tên Lan 0935 111 222, ck`

async function read(page: Page, text: string, labels: { box: string; button: string }): Promise<void> {
  await page.getByRole('textbox', { name: labels.box }).fill(text)
  await page.getByRole('button', { name: labels.button }).click()
}

test('order from a chat: the places of each guess are shown, doubts are marked, a sure variant is ordered', async ({ browser }) => {
  const page = await openAdmin(browser, { width: 390 })
  const { name } = await createProduct()
  await page.goto('/admin/orders/add')
  await read(page, messageFor(name), { box: 'Dán tin nhắn hoặc địa chỉ của khách', button: 'Đọc tin nhắn' })
  await expect(page.getByText(/^Đã điền \d mục/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Họ và tên người nhận/ })).toHaveValue('Chị Hoa')
  await expect(page.getByRole('textbox', { name: /^Điện thoại/ })).toHaveValue('0905 111 333')
  await expect(page.locator('input[name="address.province"]')).toHaveValue('Thành phố Hồ Chí Minh')
  await expect(page.getByRole('textbox', { name: `Số lượng ${name}` })).toHaveValue('2')
  await expect(page.getByText('Bạn xem lại: Phường, xã.')).toBeVisible()
  await expect(page.locator('mark', { hasText: 'chị Hoa' })).toContainText('Người nhận')
  await expect(page.locator('mark', { hasText: 'phường 8' })).toContainText('Phường, xã, xem lại')
  await page.getByRole('group', { name: 'Địa chỉ cũ có thể nay thuộc:' }).getByRole('button', { name: 'Phường Nhiêu Lộc' }).click()
  await expect(page.locator('input[name="address.ward"]')).toHaveValue('Phường Nhiêu Lộc')
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await findViolations(page)).toEqual([])
  await expectNoHorizontalScroll(page)
})

test('order from a chat: in English on a wide screen', async ({ browser }) => {
  const page = await openAdmin(browser, { width: 1440, height: 900 })
  const { name } = await createProduct()
  await page.goto('/admin/orders/add?lng=en')
  await read(page, messageFor(name), { box: 'Paste the customer’s message or address', button: 'Read the message' })
  await expect(page.getByText(/^\d fields filled in/)).toBeVisible()
  await expect(page.getByText('Please check: Ward.')).toBeVisible()
  await expect(page.locator('mark', { hasText: '0905 111 333' })).toContainText('Phone')
  await expect(page.getByRole('group', { name: /former address/ }).getByRole('button')).toHaveCount(3)
  await expectNoHorizontalScroll(page)
})

test('order from a chat: of two parcels the first is filled in, the other is kept apart; a picture stays open', async ({ browser }) => {
  const page = await openAdmin(browser)
  const { name } = await createProduct()
  const first = `Đơn 1: 1 ${name} size 2Y gửi chị Nga 0912 330 718, 14 Hàng Bông, phường Hoàn Kiếm, Hà Nội.`
  const second = 'Đơn 2: lấy như hình gửi chị Hà 0977 201 664, 5 Lê Lợi, phường Hải Châu, Đà Nẵng.'
  const labels = { box: 'Dán tin nhắn hoặc địa chỉ của khách', button: 'Đọc tin nhắn' }
  await page.goto('/admin/orders/add')
  await read(page, `${first} ${second}`, labels)
  await expect(page.getByText(/^Tin nhắn này có hơn một kiện/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sao chép phần của kiện sau' })).toBeVisible()
  await expect(page.locator('mark', { hasText: 'Đơn 2' })).toContainText('Kiện sau')
  await expect(page.getByRole('textbox', { name: /^Điện thoại/ })).toHaveValue('0912 330 718')
  await expect(page.locator('input[name="address.province"]')).toHaveValue('Thành phố Hà Nội')
  expect(await findViolations(page)).toEqual([])
  await expectNoHorizontalScroll(page)

  await read(page, second, labels)
  await expect(page.getByText(/^Theo hình khách gửi/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Điện thoại/ })).toHaveValue('0977 201 664')
})
