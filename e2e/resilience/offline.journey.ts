import { expect, test } from '../support/fixtures.ts'
import { checkPage, expectNoHorizontalScroll } from '../support/page-checks.ts'

test.use({ serviceWorkers: 'allow' })

test.describe('without a network', () => {
  test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

  for (const [language, words] of [
    ['vi', { heading: 'Bạn đang không có mạng', retry: 'Thử lại' }],
    ['en', { heading: 'You are offline', retry: 'Try again' }],
  ] as const) {
    test(`a shop page says so in ${language}, and the requested page loads with the network`, async ({ page, context }) => {
      await page.goto(`/?lng=${language}`)
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready
        if (!navigator.serviceWorker.controller)
          await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
      })
      // After one visit through the service worker, it knows the visitor's language.
      await page.goto('/faq')
      await context.setOffline(true)
      await page.goto('/contact')
      await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expectNoHorizontalScroll(page)
      await page.getByRole('link', { name: words.retry }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible()
      // It retries by itself.
      await context.setOffline(false)
      await expect(page).toHaveURL(/\/contact$/)
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
  }

  test('a form whose rules are not loaded yet stays with what was typed', async ({ page, context }) => {
    await page.goto('/track-order')
    const code = page.getByRole('textbox', { name: 'Mã đơn hàng' })
    await expect(code.locator('xpath=ancestor::form')).toHaveJSProperty('noValidate', true)
    await context.setOffline(true)
    await code.fill('MM261124-G9AP')
    await code.press('Enter')
    await expect(page.getByText('Bạn kiểm tra mạng rồi thử lại nhé.')).toBeVisible()
    await expect(code).toHaveValue('MM261124-G9AP')
  })
})

test('service worker: caches no personal data and chooses no language', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  for (const path of ['/cart', '/login', '/']) await page.goto(path)
  const cached = await page.evaluate(async () => {
    const rooms = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return rooms.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(new Set(cached)).toEqual(
    new Set(['/offline', '/offline.css', '/offline.js', '/art/empty-cat.svg', '/art/favicon.svg', '/offline/language']),
  )
  expect((await context.cookies()).find(({ name }) => name === 'lng')).toBeUndefined()
})

test('offline page: passes the page checks', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await checkPage(page, '/offline', { language: 'vi' })
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
})
