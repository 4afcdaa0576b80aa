import type { Page } from '@playwright/test'
import { openAdmin } from '../support/admin.ts'
import { expect, test } from '../support/fixtures.ts'
import { pauseRequests } from '../support/intercept-requests.ts'

/** Filters changed while a response is pending: the list, its URL and its fields agree in the end. */

const wide = { width: 1440, height: 900 }
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const field = (page: Page) => page.getByRole('search').getByRole('searchbox')
const select = (page: Page, name: string) => page.getByRole('search').getByRole('combobox', { name })

test('filters: two chosen in quick succession both apply', async ({ browser }) => {
  const page = await openAdmin(browser, wide)
  await page.goto('/admin/customers')
  const asking = await pauseRequests(page, /customers\.data/)
  await select(page, 'Vai trò').selectOption('admin')
  await expect.poll(() => asking.heldUrls.length).toBe(1)
  await select(page, 'Trạng thái').selectOption('false')
  await expect.poll(() => asking.heldUrls.length).toBe(2)
  await expect(select(page, 'Vai trò')).toHaveValue('admin')
  asking.release()
  await expect.poll(() => searchOf(page)).toEqual({ role: 'admin', blocked: 'false' })
  await expect(select(page, 'Vai trò')).toHaveValue('admin')
  await expect(select(page, 'Trạng thái')).toHaveValue('false')
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('search: typing on while the first response is pending loses no letter, and the last text is searched', async ({ browser }) => {
  const page = await openAdmin(browser, wide)
  await page.goto('/admin/products')
  const asking = await pauseRequests(page, /products\.data/)
  await field(page).pressSequentially('đầm')
  await expect.poll(() => asking.heldUrls.length).toBe(1)
  await field(page).pressSequentially(' cổ')
  await expect.poll(() => asking.heldUrls.length).toBe(2)
  await field(page).pressSequentially(' lá')
  asking.release()
  await expect.poll(() => searchOf(page)).toEqual({ query: 'đầm cổ lá' })
  await expect(field(page)).toHaveValue('đầm cổ lá')
  await expect(field(page)).toBeFocused()
  // Other journeys may have created dresses with such a collar, too.
  await expect(page.getByRole('row').filter({ hasText: 'Đầm cổ lá sen hoa nhí' })).toHaveCount(1)
  await expect(page.getByRole('row').filter({ hasText: 'Áo dài' })).toHaveCount(0)
})

test('search and filter: a filter chosen before the typed text was submitted applies together with it', async ({ browser }) => {
  const page = await openAdmin(browser, wide)
  await page.goto('/admin/customers')
  await field(page).fill('admin')
  await select(page, 'Vai trò').selectOption('admin')
  await expect.poll(() => searchOf(page)).toEqual({ query: 'admin', role: 'admin' })
  await expect(field(page)).toHaveValue('admin')
})

test('back from a row, and back from the list: the fields show what the list shows', async ({ browser }) => {
  const page = await openAdmin(browser, wide)
  await page.goto('/admin/products')
  await page.goto('/admin/customers')
  await select(page, 'Vai trò').selectOption('admin')
  await expect.poll(() => searchOf(page)).toEqual({ role: 'admin' })
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page).toHaveURL(/customers\/[\w-]+$/)
  await page.goBack()
  await expect.poll(() => searchOf(page)).toEqual({ role: 'admin' })
  await expect(select(page, 'Vai trò')).toHaveValue('admin')
  await page.getByRole('navigation').getByRole('link', { name: 'Khách hàng' }).first().click()
  await expect.poll(() => searchOf(page)).toEqual({})
  await expect(select(page, 'Vai trò')).toHaveValue('')
  await page.goBack()
  await expect(select(page, 'Vai trò')).toHaveValue('admin')
  await expect.poll(() => searchOf(page)).toEqual({ role: 'admin' })
})

test('search: a composed word is searched once it is committed', async ({ browser }) => {
  const page = await openAdmin(browser, wide)
  await page.goto('/admin/products')
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('products.data')) requests.push(new URL(request.url()).searchParams.get('query') ?? '')
  })
  const keys = await page.context().newCDPSession(page)
  await field(page).focus()
  await page.clock.install()
  const steps = ['d', 'đ', 'đa', 'đâ', 'đầ', 'đầm']
  for (const text of steps) await keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  // A pause in the middle of a word requests nothing.
  await page.clock.fastForward(2_000)
  expect(requests).toEqual([])
  await keys.send('Input.insertText', { text: 'đầm' })
  await page.clock.fastForward(2_000)
  await expect.poll(() => requests).toEqual(['đầm'])
  await expect(field(page)).toHaveValue('đầm')
  await expect.poll(() => searchOf(page)).toEqual({ query: 'đầm' })
})

test('search: a row opened right after the last letter stays open, however slow the phone', async ({ browser }) => {
  const page = await openAdmin(browser, wide)
  await page.goto('/admin/products')
  const row = page.getByRole('row').nth(1).getByRole('link').first()
  await field(page).pressSequentially('đầm')
  await row.evaluate((link: HTMLElement) => {
    link.click()
    // The page is too busy to render before the search is due.
    const until = performance.now() + 400
    while (performance.now() < until);
  })
  await expect(page).toHaveURL(/products\/edit\/[\w-]+$/)
  await expect(page.getByRole('searchbox')).toHaveCount(0)
})
