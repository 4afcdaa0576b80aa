import type { Page, Route } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { findViolations } from '../support/page-checks.ts'

const texts = {
  vi: {
    search: 'Tìm kiếm',
    suggestions: 'Gợi ý',
    products: 'Sản phẩm',
    more: 'Xem thêm kết quả cho “dam hoa”',
    failed: 'Không tải được kết quả tìm nhanh',
    retry: 'Thử lại',
    clear: 'Xoá',
  },
  en: {
    search: 'Search',
    suggestions: 'Suggestions',
    products: 'Products',
    more: 'Show more results for “dam hoa”',
    failed: 'Failed to fetch quick search results',
    retry: 'Try again',
    clear: 'Clear',
  },
} as const
type Language = keyof typeof texts

const quickSearch = /\/api\/products\?.*query=/

async function openSearch(page: Page, language: Language) {
  const { search } = texts[language]
  const icon = page.getByRole('banner').getByRole('link', { name: search })
  await icon.click()
  const dialog = page.getByRole('dialog', { name: search })
  const field = dialog.getByRole('combobox')
  await expect(field).toBeFocused()
  return { icon, dialog, field, list: dialog.getByRole('listbox') }
}

for (const language of ['vi', 'en'] as const) {
  const words = texts[language]

  test(`search: finds a product without diacritics and opens it by arrow keys (${language})`, async ({ page }) => {
    await page.goto(`/?lng=${language}`)
    const { dialog, field, list } = await openSearch(page, language)
    expect(await findViolations(page, 'dialog[open]')).toEqual([])
    await field.pressSequentially('dam hoa')
    await expect(list.getByRole('group', { name: words.products }).getByRole('option').first()).toContainText('MM-DA-01')
    await expect(list.getByRole('option').last()).toContainText(words.more)
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(dialog.getByRole('status')).toContainText('“dam hoa”')
    expect(await findViolations(page, 'dialog[open]')).toEqual([])

    const suggestions = await list.getByRole('group', { name: words.suggestions }).getByRole('option').count()
    for (let i = 0; i <= suggestions; i++) await field.press('ArrowDown')
    const chosen = list.getByRole('option', { selected: true })
    await expect(chosen).toContainText('MM-DA-01')
    await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '')
    await expect(field).toHaveValue('dam hoa')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/products\/(?!search)[\w-]+/)
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await openSearch(page, language)
    await expect(field).toHaveValue('dam hoa')
    await field.press('ArrowUp')
    await field.press('Enter')
    await expect(page).toHaveURL('/products/search/dam%20hoa')
  })

  test.describe('without a connection', () => {
    test.use({ allowedConsoleErrors: [/net::ERR_FAILED/] })

    test(`search: closes on Escape and on an outside press; a failure keeps the text and offers a retry (${language})`, async ({
      page,
    }) => {
      await page.goto(`/products?lng=${language}`)
      const { icon, dialog, field, list } = await openSearch(page, language)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(icon).toBeFocused()

      await page.keyboard.press('Enter')
      await expect(field).toBeFocused()
      await page.mouse.click(195, 830)
      await expect(dialog).toBeHidden()
      await expect(icon).toBeFocused()

      const refuse = (route: Route) => route.abort()
      await openSearch(page, language)
      await page.route(quickSearch, refuse)
      await field.fill('dam hoa')
      await expect(dialog.getByText(words.failed, { exact: true }).first()).toBeVisible()
      await expect(field).toHaveValue('dam hoa')
      expect(await findViolations(page, 'dialog[open]')).toEqual([])
      await page.unroute(quickSearch, refuse)
      await dialog.getByRole('button', { name: words.retry }).click()
      await expect(list.getByRole('option').last()).toContainText(words.more)
      await expect(field).toBeFocused()
    })
  })
}

test('search: sends one request per pause, and ignores a late response', async ({ page }) => {
  const requests: string[] = []
  const dropped: string[] = []
  const queryOf = (url: string) => new URL(url).searchParams.get('query') ?? ''
  let answerAll = () => {}
  const heldRequests = new Promise<void>((resolve) => {
    answerAll = resolve
  })
  await page.goto('/?lng=vi')
  const { field, list, dialog } = await openSearch(page, 'vi')
  page.on('requestfailed', (request) => quickSearch.test(request.url()) && dropped.push(queryOf(request.url())))
  await page.route(quickSearch, async (route) => {
    const query = queryOf(route.request().url())
    requests.push(query)
    if (query !== 'dam') await heldRequests
    await route.continue().catch(() => {})
  })
  // Types both letters in one task, however busy the machine is.
  await field.evaluate((input: HTMLInputElement) => {
    const type = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    for (const typed of ['m', 'mu']) {
      type?.call(input, typed)
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
  })
  await expect.poll(() => requests).toEqual(['mu'])
  await field.fill('dam')
  await expect.poll(() => dropped).toEqual(['mu'])
  await expect(list.getByRole('option').last()).toContainText('“dam”')

  await field.fill('lego')
  await expect(dialog.getByRole('status')).toContainText('Đang tải…')
  await expect(list.getByRole('option').last()).toContainText('“dam”')
  answerAll()
  await expect(dialog.getByText('Chưa thấy món nào cho “lego”').first()).toBeVisible()
  await field.fill('dam')
  await expect(list.getByRole('option').last()).toContainText('“dam”')
  expect(requests).toEqual(['mu', 'dam', 'lego'])
})

test('search: quotes the text as typed, also for a cached response', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => quickSearch.test(request.url()) && requests.push(request.url()))
  await page.goto('/?lng=vi')
  const { field, list, dialog } = await openSearch(page, 'vi')
  for (const term of ['yem', 'YEM', ' Yem ']) {
    await field.fill(term)
    const all = list.getByRole('option').last()
    await expect(all).toContainText(`“${term.trim()}”`)
    await expect(all).toHaveAttribute('href', `/products/search/${term.trim()}`)
    await expect(dialog.getByRole('status')).toContainText(`“${term.trim()}”`)
  }
  for (const term of ['ZZQQ', 'zzqq']) {
    await field.fill(term)
    await expect(dialog.getByText(`Chưa thấy món nào cho “${term}”`)).toHaveCount(2)
  }
  expect(requests).toHaveLength(2)
})

test('search: clearing the field clears the results and brings back the recent searches', async ({ page }) => {
  await page.goto('/?lng=vi')
  const { field, list, dialog } = await openSearch(page, 'vi')
  await field.fill('đầm hoa')
  await field.press('Enter')
  await expect(page).toHaveURL(`/products/search/${encodeURIComponent('đầm hoa')}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('đầm hoa')
  await openSearch(page, 'vi')
  await expect(list).toBeVisible()
  await expect(dialog.getByRole('status').first()).toContainText('“đầm hoa”')
  await dialog.getByRole('button', { name: 'Xoá', exact: true }).click()
  await expect(list).toHaveCount(0)
  await expect(dialog.getByRole('status').first()).toBeEmpty()
  await expect(field).toBeFocused()
  await expect(dialog.getByRole('link', { name: 'đầm hoa' })).toBeVisible()
  expect(await findViolations(page, 'dialog[open]')).toEqual([])
  await dialog.getByRole('button', { name: 'Bỏ “đầm hoa” khỏi tìm gần đây' }).click()
  await expect(dialog.getByRole('link', { name: 'đầm hoa' })).toHaveCount(0)
  await page.reload()
  await openSearch(page, 'vi')
  await expect(dialog.getByRole('link', { name: 'Đầm', exact: true })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'đầm hoa' })).toHaveCount(0)
})

test('search: an empty result leads onward', async ({ page }) => {
  await page.goto('/?lng=vi')
  const { field, list, dialog } = await openSearch(page, 'vi')
  await field.fill('lego')
  await expect(dialog.getByText('Chưa thấy món nào cho “lego”').first()).toBeVisible()
  await expect(list.getByRole('group', { name: 'Gợi ý' }).getByRole('option').first()).toBeVisible()
  await expect(list.getByRole('group', { name: 'Sản phẩm nổi bật' }).getByRole('option')).toHaveCount(3)
  await expect(dialog.getByRole('link', { name: 'Đầm', exact: true })).toBeVisible()
  expect(await findViolations(page, 'dialog[open]')).toEqual([])
})

test('search: composing a word neither searches nor closes', async ({ page, context }) => {
  const requests: string[] = []
  page.on('request', (request) => quickSearch.test(request.url()) && requests.push(request.url()))
  await page.goto('/?lng=vi')
  const { field, dialog, list } = await openSearch(page, 'vi')
  const keyboard = await context.newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'đầm', selectionStart: 3, selectionEnd: 3 })
  await expect(field).toHaveValue('đầm')
  await field.dispatchEvent('keydown', { key: 'Escape', isComposing: true })
  await expect(dialog).toBeVisible()
  await expect(dialog.locator('.skeleton').first()).toBeVisible()
  expect(requests).toEqual([])
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/\?lng=vi$/)
  await keyboard.send('Input.insertText', { text: 'đầm' })
  await expect(list.getByRole('option').last()).toContainText('“đầm”')
  expect(requests).toHaveLength(1)
})

test('search: shows three rows on a small screen with its keyboard open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 420 })
  await page.goto('/?lng=vi')
  const { field, list } = await openSearch(page, 'vi')
  await field.fill('ao')
  for (const row of [0, 1, 2]) await expect(list.getByRole('option').nth(row)).toBeInViewport({ ratio: 1 })
  await expect(field).toBeInViewport({ ratio: 1 })
  await expect(field).toHaveAttribute('enterkeyhint', 'search')
})

test('search without scripts: the icon leads to the search page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/?lng=vi')
  await page.getByRole('banner').getByRole('link', { name: 'Tìm kiếm' }).click()
  await expect(page).toHaveURL(/\/products\/search$/)
  await context.close()
})

test('search: the hints in the fields fit the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const language of ['vi', 'en'] as const) {
    await page.goto(`/products/search?lng=${language}`)
    const { field } = await openSearch(page, language)
    for (const input of [field, page.locator('main input[type=search]')]) {
      const free = await input.evaluate((element: HTMLInputElement) => {
        const style = getComputedStyle(element)
        const pen = document.createElement('canvas').getContext('2d')
        if (!pen) throw new Error('no canvas')
        pen.font = style.font
        const width = element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
        return width - pen.measureText(element.placeholder).width
      })
      expect(free, language).toBeGreaterThanOrEqual(0)
    }
  }
})
