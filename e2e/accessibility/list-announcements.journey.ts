import { expect, test } from '../support/fixtures.ts'
import { recordAnnouncements } from '../support/live-region-recorder.ts'

const texts = {
  vi: { filters: 'Bộ lọc', found: /^\d+ sản phẩm$/, inSheet: /^Xem \d+ sản phẩm$/, sorted: /^Đã sắp xếp: / },
  en: { filters: 'Filters', found: /^\d+ products?$/, inSheet: /^Show \d+ products?$/, sorted: /^Sorted: / },
} as const

for (const [language, text] of Object.entries(texts)) {
  test(`product list: announces a filter, a removed chip and a new sort order once each (${language})`, async ({ page }) => {
    const { announcements, clear } = await recordAnnouncements(page)
    const expectOne = async (news: RegExp) => {
      await expect.poll(announcements).toEqual([expect.stringMatching(news)])
      await clear()
    }
    await page.goto(`/products?lng=${language}`)
    await page.getByRole('link', { name: new RegExp(`^${text.filters}`) }).click()
    const sheet = page.getByRole('dialog', { name: text.filters })
    await expect(sheet).toBeVisible()
    await clear()
    for (const size of [0, 3]) {
      await sheet.getByRole('checkbox').nth(size).check({ force: true })
      await expectOne(text.inSheet)
    }
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    const chips = page.getByRole('list').filter({ has: page.locator('.chip') })
    await chips.getByRole('link').first().press('Enter')
    await expectOne(text.found)
    await chips.getByRole('link').last().press('Enter')
    await expectOne(text.found)
    await page.getByRole('main').getByRole('combobox').selectOption({ index: 2 })
    await expectOne(text.sorted)
  })
}

test('product list: requests every filter of a fast series, and the filter dialog can be reopened while it is still closing', async ({
  page,
}) => {
  await page.goto('/products')
  const button = page.getByRole('link', { name: /^Bộ lọc/ })
  await button.click()
  const sheet = page.getByRole('dialog', { name: 'Bộ lọc' })
  const boxes = sheet.getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  const seen = await boxes.evaluateAll(async (all) => {
    const pressed = (all as HTMLInputElement[]).slice(1, 3)
    for (const box of pressed) box.click()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    return { values: pressed.map(({ value }) => value), checked: pressed.map(({ checked }) => checked), search: location.search }
  })
  expect(seen).toMatchObject({ checked: [true, true], search: '' })
  await expect(page).toHaveURL((url) => url.searchParams.get('sizes') === seen.values.join(','))
  const type = sheet.getByRole('checkbox', { name: 'Mới', exact: true })
  await type.check({ force: true })
  await expect(page).toHaveURL((url) => url.searchParams.get('status') === 'New' && url.searchParams.get('sizes') === seen.values.join(','))
  await expect(type).toBeChecked()
  await sheet.getByRole('button', { name: 'Đóng' }).evaluate((close: HTMLElement) => {
    close.click()
    document.querySelector<HTMLElement>('.all-filters')?.click()
  })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(button).toBeFocused()
})
