import type { Page } from '@playwright/test'
import { openAdmin } from '../support/admin.ts'
import { newCustomer } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'
import { pauseRequests } from '../support/intercept-requests.ts'
import { findViolations } from '../support/page-checks.ts'
import { createAdminOrder } from '../support/seed-orders.ts'

test.use({ allowedConsoleErrors: [/status of 409/] })

/** Two of the staff write about the same guest at the same time. */

async function aGuest(page: Page): Promise<string> {
  const phone = `09${String(Date.now()).slice(-8)}`
  await createAdminOrder(page, { fullName: `Cô Sổ ${phone}`, phone })
  return phone
}
const notedOf = async (page: Page, phone: string) => {
  const { buyer } = (await (await page.request.get(`/api/orders/buyer?phone=${phone}`)).json()).data
  return { notes: buyer.notes, tags: buyer.tags }
}
const write = (page: Page, phone: string, notes: string, tags: string[]) =>
  page.request.put('/api/orders/buyer/notes', { data: { phone, notes, tags } })
const save = (page: Page) => page.getByRole('button', { name: 'Lưu ghi chú' })
const notesOf = (page: Page) => page.getByRole('textbox', { name: 'Ghi chú' })
const conflictOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'Có người vừa sửa ghi chú này' })

/** Writes notes while `elsewhere` saves others, and discards one's own. */
async function takeTheirs(page: Page, elsewhere: (text: string) => Promise<unknown>): Promise<void> {
  await notesOf(page).fill('Gói kỹ')
  await elsewhere('Gọi trước')
  await save(page).click()
  await conflictOf(page).getByRole('button', { name: 'Bỏ phần của tôi, lấy bản mới' }).click()
  await expect(notesOf(page)).toHaveValue('Gọi trước')
  await expect(save(page)).toHaveCount(0)
}

test('guest: tags and notes of two editors are joined without a question', async ({ browser }) => {
  const page = await openAdmin(browser)
  const phone = await aGuest(page)
  await page.goto(`/admin/customers/guests/${phone}`)
  await page.getByRole('textbox', { name: 'Ghi chú' }).fill('Bé Bơ, 3Y')
  await page.request.patch('/api/orders/buyers/tags', { data: { phones: [phone], add: ['Mua Tết'] } })
  await save(page).click()
  await expect(page.getByText('Đã lưu', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Nhãn' })).toContainText('Mua Tết')
  expect(await notedOf(page, phone)).toEqual({ notes: 'Bé Bơ, 3Y', tags: ['Mua Tết'] })
})

test('guest: text typed while the first note is being saved stays, to be saved next', async ({ browser }) => {
  const page = await openAdmin(browser)
  const phone = await aGuest(page)
  await page.goto(`/admin/customers/guests/${phone}`)
  const notes = page.getByRole('textbox', { name: 'Ghi chú' })
  await notes.fill('Bé Bơ')
  const saving = await pauseRequests(page, '**/api/orders/buyer/notes', 'PUT')
  await save(page).click()
  await notes.pressSequentially(', 3Y')
  saving.release()
  await expect(page.getByText('Đã lưu', { exact: true })).toBeVisible()
  await expect(notes).toHaveValue('Bé Bơ, 3Y')
  await save(page).click()
  await expect(save(page)).toHaveCount(0)
  expect((await notedOf(page, phone)).notes).toBe('Bé Bơ, 3Y')
})

test('guest: notes that both rewrote are shown, and the editor decides', async ({ browser }) => {
  const page = await openAdmin(browser)
  const phone = await aGuest(page)
  await page.goto(`/admin/customers/guests/${phone}`)
  const notes = notesOf(page)
  const conflict = conflictOf(page)
  await notes.fill('Bé Bơ, 3Y')
  await write(page, phone, 'Hay đổi size', ['gọi trước'])
  await save(page).click()
  await expect(conflict).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect(await notedOf(page, phone)).toEqual({ notes: 'Hay đổi size', tags: ['gọi trước'] })
  await conflict.getByRole('button', { name: 'Giữ phần tôi sửa và lưu' }).click()
  await expect(conflict).toHaveCount(0)
  await expect(page.getByText('Đã lưu', { exact: true })).toBeVisible()
  expect(await notedOf(page, phone)).toEqual({ notes: 'Bé Bơ, 3Y', tags: ['gọi trước'] })

  await notes.fill('Bé Bơ, 4Y')
  await write(page, phone, 'Bé Bơ thích màu nghệ', ['gọi trước'])
  await save(page).click()
  await conflict.getByRole('button', { name: 'Bỏ phần của tôi, lấy bản mới' }).click()
  await expect(notes).toHaveValue('Bé Bơ thích màu nghệ')
  await expect(save(page)).toHaveCount(0)
})

test('order: notes that somebody else wrote meanwhile are not overwritten', async ({ browser }) => {
  const page = await openAdmin(browser)
  const { id } = await createAdminOrder(page)
  await page.goto(`/admin/orders/edit/${id}`)
  const notes = notesOf(page)
  const conflict = conflictOf(page)
  const elsewhere = (text: string) => page.request.patch(`/api/orders/${id}/notes`, { data: { notes: text } })
  await takeTheirs(page, elsewhere)
  await notes.fill('Gói kỹ, gọi trước')
  await elsewhere('Gọi trước 17h')
  await save(page).click()
  await conflict.getByRole('button', { name: 'Giữ phần tôi sửa và lưu' }).click()
  await expect(page.getByText('Đã lưu', { exact: true })).toBeVisible()
  await expect(save(page)).toHaveCount(0)
  const { order } = (await (await page.request.get(`/api/orders/${id}`)).json()).data
  expect(order.internalNotes).toBe('Gói kỹ, gọi trước')
})

test('account: notes that somebody else wrote meanwhile are not overwritten', async ({ browser }) => {
  const page = await openAdmin(browser)
  const { request } = await newCustomer(browser)
  const { _id } = (await (await request.get('/api/users/me')).json()).data
  const elsewhere = (text: string) => page.request.patch(`/api/users/${_id}/notes`, { data: { notes: text } })
  await page.goto(`/admin/customers/${_id}`)
  await takeTheirs(page, elsewhere)
})

test('guests: one with all the tags it may have is named, and nothing says that every guest was tagged', async ({ browser }) => {
  const page = await openAdmin(browser)
  const name = `Cô Đầy ${Date.now()}`
  const [full, other] = [1, 2].map((n) => `09${String(Date.now() + n).slice(-8)}`) as [string, string]
  for (const phone of [full, other]) await createAdminOrder(page, { fullName: name, phone })
  await write(
    page,
    full,
    '',
    Array.from({ length: 10 }, (_, n) => `nhãn ${n}`),
  )
  await page.goto(`/admin/customers/guests?query=${encodeURIComponent(name)}`)
  await page
    .getByRole('checkbox', { name: `Chọn ${name}` })
    .first()
    .check()
  const bar = page.getByRole('region', { name: 'Làm với các mục đã chọn' })
  await bar.getByRole('button', { name: 'Chọn tất cả trong trang' }).click()
  await bar.getByRole('button', { name: 'Gắn nhãn' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Nhãn' }).fill('Mua Tết')
  await page.getByRole('listbox', { name: 'Nhãn' }).getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Gắn nhãn' }).click()
  await expect(page.getByText('Mỗi khách nhiều nhất 10 nhãn.')).toBeVisible()
  await expect(page.getByText('Xong 1 / 2')).toBeVisible()
  await expect(page.getByText('Đã gắn nhãn cho')).toHaveCount(0)
  expect((await notedOf(page, other)).tags).toEqual(['Mua Tết'])
})
