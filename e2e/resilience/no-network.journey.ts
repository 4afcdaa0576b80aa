import { expect, test } from '../support/fixtures.ts'
import { pauseRequests } from '../support/intercept-requests.ts'

test.describe('page that fails to load', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 5\d\d/] })

  test('leaves the current page in place, and loads on a press', async ({ page }) => {
    await page.goto('/contact')
    await page
      .getByRole('main')
      .getByRole('textbox', { name: /^Email/ })
      .fill('me.na@example.com')
    await page.route('**/about-us.data*', (route) => route.abort())
    const away = page.getByRole('contentinfo').getByRole('link', { name: 'Về chúng tôi' })
    await away.click()
    const errorDialog = page.getByRole('alertdialog', { name: /Chưa kết nối được/ })
    await expect(errorDialog).toBeVisible()
    await errorDialog.getByRole('button', { name: 'Ở lại trang này' }).click()
    await expect(errorDialog).toBeHidden()
    await expect(page).toHaveURL(/\/contact$/)
    await expect(page.getByRole('main').getByRole('textbox', { name: /^Email/ })).toHaveValue('me.na@example.com')

    await away.click()
    await expect(errorDialog).toBeVisible()
    await page.unroute('**/about-us.data*')
    await page.route('**/about-us.data*', (route) => route.fulfill({ status: 503, json: { message: 'x', code: 'unavailable' } }))
    await errorDialog.getByRole('button', { name: 'Thử lại' }).click()
    await expect(page.getByRole('alertdialog', { name: /Tiệm đang bận/ })).toBeVisible()
    await page.unroute('**/about-us.data*')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Thử lại' }).click()
    await expect(page).toHaveURL(/\/about-us$/)
    await expect(page.getByRole('alertdialog')).toBeHidden()
  })

  test('no navigation starts without a network', async ({ page, context }) => {
    await page.goto('/contact')
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Về chúng tôi' }).click()
    const errorDialog = page.getByRole('alertdialog', { name: /Chưa kết nối được/ })
    await expect(errorDialog).toBeVisible()
    await expect(page).toHaveURL(/\/contact$/)
    await context.setOffline(false)
    await errorDialog.getByRole('button', { name: 'Thử lại' }).click()
    await expect(page).toHaveURL(/\/about-us$/)
  })

  test('what a page fetches itself fails with a message, and is fetched on a press', async ({ page, context }) => {
    await page.goto('/products/dam-co-la-sen-hoa-nhi')
    const place = page.getByRole('combobox', { name: 'Giao tới' })
    await expect(place).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Tìm kiếm' }).click()
    const search = page.getByRole('combobox', { name: /tìm/i })
    await expect(search).toBeFocused()
    await context.setOffline(true)
    await search.fill('yếm')
    const overlay = page.getByRole('dialog')
    await overlay.getByRole('button', { name: 'Thử lại' }).waitFor()
    await context.setOffline(false)
    await expect(overlay.getByRole('option').first()).toBeVisible()
    await expect(overlay.getByRole('button', { name: 'Thử lại' })).toHaveCount(0)
    await page.keyboard.press('Escape')

    await place.focus()
    await context.setOffline(true)
    await place.selectOption({ index: 5 })
    const failure = page.getByRole('status').filter({ hasText: 'Chưa tải được phí và ngày giao hàng' })
    await expect(failure).toBeVisible()
    await expect(place, 'a keyboard user goes on here').toBeFocused()
    await context.setOffline(false)
    await expect(failure).toHaveCount(0)
  })

  test('a sign-in that does not reach the shop keeps the password', async ({ page, context }) => {
    await page.goto('/login')
    const form = page.getByRole('main')
    const password = form.getByRole('textbox', { name: /^Mật khẩu/ })
    await form.getByRole('textbox', { name: /^Email/ }).fill('me.na@example.com')
    await password.fill('hoa sen trang')
    await context.setOffline(true)
    await form.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
    await expect(form.getByRole('alert')).toContainText('Không kết nối được')
    await expect(password).toHaveValue('hoa sen trang')
  })

  test('more products stop loading under the message, and come on a press', async ({ page }) => {
    await page.goto('/products')
    await page.route('**/products.data*', (route) => route.abort())
    const more = page.getByRole('link', { name: /^Xem thêm \d+/ })
    await more.click()
    const errorDialog = page.getByRole('alertdialog', { name: /Chưa kết nối được/ })
    await expect(errorDialog).toBeVisible()
    await expect(more).not.toHaveAttribute('aria-busy')
    await page.unroute('**/products.data*')
    await errorDialog.getByRole('button', { name: 'Thử lại' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(errorDialog).toBeHidden()
  })

  test('the message stands in front of an open drawer', async ({ page }) => {
    await page.goto('/products')
    await page.getByRole('link', { name: /^Bộ lọc/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Bộ lọc' })
    const size = sheet.getByRole('checkbox').nth(1)
    await expect(size).toBeVisible()
    await page.route('**/products.data*', (route) => route.fulfill({ status: 500, body: 'x' }))
    await size.check({ force: true })
    const errorDialog = page.getByRole('alertdialog', { name: /Tiệm đang bận/ })
    await expect(errorDialog.getByRole('button', { name: 'Thử lại' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(errorDialog).toBeHidden()
    await expect(size).not.toBeChecked()
    await expect(size).toBeFocused()

    await size.press('Space')
    await expect(errorDialog).toBeVisible()
    await expect(sheet.getByRole('button', { name: /^Xem \d+ sản phẩm/ })).toHaveAttribute('aria-busy', 'true')
    await page.unroute('**/products.data*')
    await errorDialog.getByRole('button', { name: 'Thử lại' }).click()
    await expect(errorDialog).toBeHidden()
    await expect(page).toHaveURL(/sizes=/)
    await expect(size).toBeChecked()
    await expect(size).toBeFocused()
  })
})

const texts = {
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

test('slow page: says so, and offers to retry, leave or wait', async ({ page }) => {
  const say = texts.vi
  await page.clock.install()
  await page.goto('/contact')
  const written = page.getByRole('main').getByRole('textbox', { name: say.message })
  await written.fill('Áo có size 2Y không?')
  const { heldUrls: heldRequests, release } = await pauseRequests(page, '**/about-us.data*')
  const away = page.getByRole('contentinfo').getByRole('link', { name: say.about })
  const errorDialog = page.getByRole('alertdialog', { name: say.slow })
  const line = page.locator('.navigation-progress')

  await away.click()
  await expect.poll(() => heldRequests.length).toBe(1)
  // The script has loaded by now: only the progress line shows that the page is loading.
  await expect(page.getByRole('status').filter({ hasText: say.loading })).toHaveCount(0)
  await page.clock.runFor(5_000)
  await expect(line).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: say.loading })).toHaveCount(0)
  await expect(errorDialog).toBeHidden()
  await page.clock.runFor(6_000)
  await expect(errorDialog.getByRole('button', { name: say.retry })).toBeFocused()
  await expect(line).toBeVisible()
  await errorDialog.getByRole('button', { name: say.stay }).click()
  await expect(errorDialog).toBeHidden()
  await expect(line).toBeHidden()
  await expect(written).toHaveValue('Áo có size 2Y không?')

  await away.click()
  await expect.poll(() => heldRequests.length).toBe(2)
  await page.clock.runFor(11_000)
  await errorDialog.getByRole('button', { name: say.retry }).click()
  await expect(errorDialog).toBeHidden()
  await expect.poll(() => heldRequests.length).toBe(3)
  await page.clock.runFor(11_000)
  await expect(errorDialog).toBeVisible()
  release()
  await expect(page).toHaveURL(/\/about-us$/)
  await expect(errorDialog).toBeHidden()
})

test('slow page: shows the dots for a slow script, not for slow data', async ({ page }) => {
  const say = texts.vi
  await page.clock.install()
  await page.goto('/contact')
  const data = await pauseRequests(page, '**/about-us.data*')
  const script = await pauseRequests(page, '**/assets/page-*.js')
  const dots = page.getByRole('status').filter({ hasText: say.loading })
  await page.getByRole('contentinfo').getByRole('link', { name: say.about }).click()
  await expect.poll(() => [data.heldUrls.length > 0, script.heldUrls.length > 0]).toEqual([true, true])
  await page.clock.runFor(500)
  await expect(dots).toBeVisible()
  script.release()
  await expect(dots).toHaveCount(0)
  await expect(page.locator('.navigation-progress')).toBeVisible()
  data.release()
  await expect(page).toHaveURL(/\/about-us$/)
})

test('slow page script: says so in English at 1440 px, and a retry requests it again', async ({ page }) => {
  const say = texts.en
  await page.setViewportSize({ width: 1_440, height: 900 })
  await page.clock.install()
  await page.goto('/contact?lng=en')
  const requests: string[] = []
  await page.route('**/assets/page-*.js*', (route) => {
    requests.push(route.request().url())
    // The first request never completes.
    if (route.request().url().includes('again=')) return route.continue()
  })
  const errorDialog = page.getByRole('alertdialog', { name: say.slow })
  await page.getByRole('contentinfo').getByRole('link', { name: say.about }).click()
  await expect.poll(() => requests.length).toBe(1)
  await page.clock.runFor(500)
  await expect(page.getByRole('status').filter({ hasText: say.loading })).toBeVisible()
  await page.clock.runFor(10_500)
  await expect(errorDialog.getByRole('button', { name: say.stay })).toBeVisible()
  await errorDialog.getByRole('button', { name: say.retry }).click()
  await expect(page).toHaveURL(/\/about-us$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(errorDialog).toBeHidden()
  expect(requests).toHaveLength(2)
})
