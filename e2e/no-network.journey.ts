import { holdCalls } from './hold-calls.ts'
import { expect, test } from './shopper.ts'

test.describe('a page that cannot be had', () => {
  test.use({ allowed: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 5\d\d/] })

  test('leaves the one at hand in place, and is asked for again by a press', async ({ page }) => {
    await page.goto('/contact')
    await page
      .getByRole('main')
      .getByRole('textbox', { name: /^E-mail/ })
      .fill('me.na@example.com')
    await page.route('**/about-us.data*', (route) => route.abort())
    const away = page.getByRole('contentinfo').getByRole('link', { name: 'Về chúng tôi' })
    await away.click()
    const trouble = page.getByRole('alertdialog', { name: /Chưa kết nối được/ })
    await expect(trouble).toBeVisible()
    await trouble.getByRole('button', { name: 'Ở lại trang này' }).click()
    await expect(trouble).toBeHidden()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(page.getByRole('main').getByRole('textbox', { name: /^E-mail/ })).toHaveValue('me.na@example.com')

    await away.click()
    await expect(trouble).toBeVisible()
    await page.unroute('**/about-us.data*')
    await page.route('**/about-us.data*', (route) => route.fulfill({ status: 503, json: { message: 'x', code: 'unavailable' } }))
    await trouble.getByRole('button', { name: 'Thử lại' }).click()
    await expect(page.getByRole('alertdialog', { name: /Cửa hàng đang bận/ })).toBeVisible()
    await page.unroute('**/about-us.data*')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Thử lại' }).click()
    await expect(page).toHaveURL(/\/about-us$/)
    await expect(page.getByRole('alertdialog')).toBeHidden()
  })

  test('without a network nothing is begun', async ({ page, context }) => {
    await page.goto('/contact')
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Về chúng tôi' }).click()
    const trouble = page.getByRole('alertdialog', { name: /Chưa kết nối được/ })
    await expect(trouble).toBeVisible()
    await expect(page).toHaveURL(/\/contact$/)
    await context.setOffline(false)
    await trouble.getByRole('button', { name: 'Thử lại' }).click()
    await expect(page).toHaveURL(/\/about-us$/)
  })

  test('is told in front of what is open over the page', async ({ page }) => {
    await page.goto('/products')
    await page.getByRole('link', { name: /^Bộ lọc/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Bộ lọc' })
    const size = sheet.getByRole('checkbox').nth(1)
    await expect(size).toBeVisible()
    await page.route('**/products.data*', (route) => route.fulfill({ status: 500, body: 'x' }))
    await size.check({ force: true })
    const trouble = page.getByRole('alertdialog', { name: /Cửa hàng đang bận/ })
    await expect(trouble.getByRole('button', { name: 'Thử lại' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(trouble).toBeHidden()
    await expect(size).not.toBeChecked()
    await expect(size).toBeFocused()

    await size.press('Space')
    await expect(trouble).toBeVisible()
    await expect(sheet.getByRole('button', { name: /^Xem \d+ sản phẩm/ })).toHaveAttribute('aria-busy', 'true')
    await page.unroute('**/products.data*')
    await trouble.getByRole('button', { name: 'Thử lại' }).click()
    await expect(trouble).toBeHidden()
    await expect(page).toHaveURL(/sizes=/)
    await expect(size).toBeChecked()
    await expect(size).toBeFocused()
  })
})

const words = {
  vi: {
    about: 'Về chúng tôi',
    slow: /Lâu hơn thường lệ/,
    retry: 'Thử lại',
    stay: 'Ở lại trang này',
    message: /^Lời nhắn/,
    loading: 'Đang tải…',
  },
  en: {
    about: 'About us',
    slow: /This takes longer/,
    retry: 'Try again',
    stay: 'Stay on this page',
    message: /^Message/,
    loading: 'Loading…',
  },
}

for (const [language, say] of Object.entries(words)) {
  test(`a page that takes long says so, and can be asked for again, left or waited for (${language})`, async ({ page }) => {
    await page.clock.install()
    await page.goto(`/contact?lng=${language}`)
    const written = page.getByRole('main').getByRole('textbox', { name: say.message })
    await written.fill('Áo có size 2Y không?')
    const { held, letGo } = await holdCalls(page, '**/about-us.data*')
    const away = page.getByRole('contentinfo').getByRole('link', { name: say.about })
    const trouble = page.getByRole('alertdialog', { name: say.slow })
    const line = page.locator('.navigation-progress')

    await away.click()
    await expect.poll(() => held.length).toBe(1)
    // The script has come meanwhile: only the line says that the page is on its way.
    await expect(page.getByRole('status').filter({ hasText: say.loading })).toHaveCount(0)
    await page.clock.runFor(5_000)
    await expect(line).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: say.loading })).toHaveCount(0)
    await expect(trouble).toBeHidden()
    await page.clock.runFor(6_000)
    await expect(trouble.getByRole('button', { name: say.retry })).toBeFocused()
    await expect(line).toBeVisible()
    await trouble.getByRole('button', { name: say.stay }).click()
    await expect(trouble).toBeHidden()
    await expect(line).toBeHidden()
    await expect(written).toHaveValue('Áo có size 2Y không?')

    await away.click()
    await expect.poll(() => held.length).toBe(2)
    await page.clock.runFor(11_000)
    await trouble.getByRole('button', { name: say.retry }).click()
    await expect(trouble).toBeHidden()
    await expect.poll(() => held.length).toBe(3)
    await page.clock.runFor(11_000)
    await expect(trouble).toBeVisible()
    letGo()
    await expect(page).toHaveURL(/\/about-us$/)
    await expect(trouble).toBeHidden()
  })

  test(`a page whose script takes long shows the dots, one whose data do does not (${language})`, async ({ page }) => {
    await page.clock.install()
    await page.goto(`/contact?lng=${language}`)
    const data = await holdCalls(page, '**/about-us.data*')
    const script = await holdCalls(page, '**/assets/page-*.js')
    const dots = page.getByRole('status').filter({ hasText: say.loading })
    await page.getByRole('contentinfo').getByRole('link', { name: say.about }).click()
    await expect.poll(() => [data.held.length > 0, script.held.length > 0]).toEqual([true, true])
    await page.clock.runFor(500)
    await expect(dots).toBeVisible()
    script.letGo()
    await expect(dots).toHaveCount(0)
    await expect(page.locator('.navigation-progress')).toBeVisible()
    data.letGo()
    await expect(page).toHaveURL(/\/about-us$/)
  })

  test(`a page whose script takes long says so, and is asked for anew (${language})`, async ({ page }) => {
    await page.clock.install()
    await page.goto(`/contact?lng=${language}`)
    const asked: string[] = []
    await page.route('**/assets/page-*.js*', (route) => {
      asked.push(route.request().url())
      // The first never comes.
      if (route.request().url().includes('again=')) return route.continue()
    })
    const trouble = page.getByRole('alertdialog', { name: say.slow })
    await page.getByRole('contentinfo').getByRole('link', { name: say.about }).click()
    await expect.poll(() => asked.length).toBe(1)
    await page.clock.runFor(11_000)
    await trouble.getByRole('button', { name: say.retry }).click()
    await expect(page).toHaveURL(/\/about-us$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(trouble).toBeHidden()
    expect(asked).toHaveLength(2)
  })
}
