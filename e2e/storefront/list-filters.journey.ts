import { expect, test } from '../support/fixtures.ts'

const texts = {
  vi: { filters: 'Bộ lọc', fresh: 'Mới', sale: 'Đang giảm giá', close: 'Đóng', remove: 'Bỏ lọc: ' },
  en: { filters: 'Filters', fresh: 'New', sale: 'On sale', close: 'Close', remove: 'Remove filter: ' },
} as const

for (const [language, text] of Object.entries(texts)) {
  test(`filters: two values of one filter match either; each has a chip, and back undoes them singly (${language})`, async ({ page }) => {
    const total = async (query: string) => (await (await page.request.get(`/api/products?${query}`)).json()).data.total as number
    const [fresh, either] = [await total('status=New'), await total('status=New,Sale')]
    expect(either).toBeGreaterThan(fresh)
    const count = page.getByRole('status').filter({ hasText: /^\d/ })
    const chip = (name: string) => page.getByRole('link', { name: text.remove + name })
    const hasStatuses = (statuses: string) => (url: URL) => (url.searchParams.get('status') ?? '') === statuses

    await page.goto(`/products?lng=${language}`)
    await page.getByRole('link', { name: new RegExp(`^${text.filters}`) }).click()
    const sheet = page.getByRole('dialog', { name: text.filters })
    await sheet.getByRole('checkbox', { name: text.fresh, exact: true }).check({ force: true })
    await expect(page).toHaveURL(hasStatuses('New'))
    await sheet.getByRole('checkbox', { name: text.sale, exact: true }).check({ force: true })
    await expect(page).toHaveURL(hasStatuses('New,Sale'))
    await expect(sheet.getByRole('button', { name: new RegExp(` ${either} `) })).toBeVisible()
    await sheet.getByRole('button', { name: text.close }).click()
    await expect(count).toHaveText(new RegExp(`^${either} `))
    await expect(page.locator('.chip')).toHaveText([text.fresh, text.sale])

    await page.goBack()
    await expect(page).toHaveURL(hasStatuses('New'))
    await expect(count).toHaveText(new RegExp(`^${fresh} `))
    await page.goForward()
    await chip(text.sale).click()
    await expect(page).toHaveURL(hasStatuses('New'))
    await expect(page.locator('.chip')).toHaveText([text.fresh])
    await expect(count).toHaveText(new RegExp(`^${fresh} `))
    await page.getByRole('link', { name: new RegExp(`^${text.filters}`) }).click()
    await expect(sheet.getByRole('checkbox', { name: text.sale, exact: true })).not.toBeChecked()
    await sheet.getByRole('checkbox', { name: text.fresh, exact: true }).uncheck({ force: true })
    await expect(page).toHaveURL(hasStatuses(''))
    await expect(page.locator('.chip')).toHaveCount(0)
  })
}

test('filters without scripts: two values are chosen together and removed one by one', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/collections/tet-sum-vay')
  await expect(page.getByRole('group', { name: 'Bộ sưu tập' })).toHaveCount(0)

  await page.goto('/products?sort=price-asc')
  const form = page.locator('#all-filters')
  await form.getByRole('group', { name: 'Nổi bật' }).getByRole('checkbox', { name: 'Đang giảm giá' }).check({ force: true })
  await form.getByRole('group', { name: 'Nổi bật' }).getByRole('checkbox', { name: 'Mới' }).check({ force: true })
  await form.getByRole('group', { name: 'Tình trạng' }).getByRole('checkbox', { name: 'Có sẵn' }).check({ force: true })
  await form.getByRole('button', { name: 'Áp dụng', exact: true }).click()
  await expect(page.locator('.chip')).toHaveText(['Mới', 'Đang giảm giá', 'Có sẵn'])
  await page.getByRole('link', { name: 'Bỏ lọc: Mới' }).click()
  await expect(page.locator('.chip')).toHaveText(['Đang giảm giá', 'Có sẵn'])
  await expect(page).toHaveURL(
    (url) =>
      url.searchParams.get('status') === 'Sale' &&
      url.searchParams.get('availability') === 'In stock' &&
      url.searchParams.get('sort') === 'price-asc',
  )
  await expect(form.getByRole('checkbox', { name: 'Đang giảm giá' })).toBeChecked()
  await expect(form.getByRole('checkbox', { name: 'Mới', exact: true })).not.toBeChecked()
  await context.close()
})

test('price filter: asks for the range when both ends are typed, not for the half of it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/products')
  const asked: string[] = []
  page.on('request', (sent) => {
    if (/[?&](min|max)=/.test(sent.url())) asked.push(new URL(sent.url()).search)
  })
  await page.locator('summary').filter({ hasText: 'Giá' }).first().click()
  const form = page.locator('.promoted-filter[open]')
  await form.getByRole('spinbutton', { name: 'Từ (₫)' }).fill('300000')
  await form.getByRole('spinbutton', { name: 'Đến (₫)' }).fill('200000')
  await expect(form.getByText('Giá đến phải lớn hơn giá từ.')).toBeVisible()
  expect(asked).toEqual([])
  await form.getByRole('spinbutton', { name: 'Đến (₫)' }).fill('400000')
  await form.getByRole('spinbutton', { name: 'Đến (₫)' }).press('Enter')
  await expect(page).toHaveURL(/min=300000/)
  await expect(page).toHaveURL(/max=400000/)
})

test('price filter: forgets what was typed when all filters are removed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/products')
  await page.getByRole('link', { name: /^Bộ lọc/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Bộ lọc' })
  const from = sheet.getByRole('spinbutton', { name: 'Từ (₫)' })
  const to = sheet.getByRole('spinbutton', { name: 'Đến (₫)' })
  await from.fill('100000')
  await to.fill('200000')
  await to.press('Enter')
  await expect(page).toHaveURL(/min=100000/)
  await expect(from).toHaveValue('100000')
  await sheet
    .getByRole('button', { name: 'Xoá tất cả' })
    .or(sheet.getByRole('link', { name: 'Xoá tất cả' }))
    .click()
  await expect(page).not.toHaveURL(/min=/)
  await expect(from).toHaveValue('')
  await expect(to).toHaveValue('')
})
