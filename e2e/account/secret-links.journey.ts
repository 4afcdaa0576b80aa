import { expect, test } from '../support/fixtures.ts'

const secret = 'Abc9'.repeat(11).slice(0, 43)

/** None of them is valid: what the page loads and sends is the same. */
test.use({ allowedConsoleErrors: [/status of 40[0-9]/] })

for (const path of [
  `/reset-password/${secret}`,
  `/invitation/${secret}`,
  `/continue/${secret}`,
  `/unsubscribe/${secret}`,
  `/orders/ord_unknown?token=${secret}`,
]) {
  test(`secret links: no other site learns the secret of ${path.replace(secret, '…')}`, async ({ page, baseURL }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    const response = await page.goto(path)
    expect(response?.headers()['cache-control']).toContain('no-store')
    await page.waitForLoadState('networkidle')
    const origins = new Set(requested.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin))
    expect([...origins]).toEqual([new URL(baseURL ?? '').origin])

    let referer: string | undefined
    await page.route('https://elsewhere.example/**', async (route) => {
      referer = (await route.request().allHeaders()).referer ?? ''
      await route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' })
    })
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: 'https://elsewhere.example/page', textContent: 'elsewhere' })
      document.querySelector('main')?.append(link)
    })
    await page.getByRole('link', { name: 'elsewhere' }).click()
    await expect(page).toHaveTitle('elsewhere')
    expect(referer).not.toContain(secret)
    expect(['', `${new URL(baseURL ?? '').origin}/`]).toContain(referer)
  })
}
