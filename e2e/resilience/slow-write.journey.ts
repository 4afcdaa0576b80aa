import { expect, test } from '../support/fixtures.ts'
import { pauseRequests } from '../support/intercept-requests.ts'

const texts = {
  vi: { email: 'Email của bạn', send: 'Đăng ký', slow: /^Lâu hơn thường lệ/, done: 'Đã đăng ký!' },
  en: { email: 'Your e-mail', send: 'Subscribe', slow: /^This takes longer/, done: 'You are subscribed!' },
}

for (const [language, say] of Object.entries(texts)) {
  test(`slow write: says so once, and still completes (${language})`, async ({ page }) => {
    await page.clock.install()
    await page.goto(`/newsletter?lng=${language}`)
    const { heldUrls: heldRequests, release } = await pauseRequests(page, '**/api/newsletter', 'POST')
    const form = page.getByRole('main')
    await form.getByRole('textbox', { name: say.email }).fill(`cham-${Date.now()}@example.com`)
    const button = form.getByRole('button', { name: say.send })
    await button.click()
    await expect.poll(() => heldRequests.length).toBe(1)
    const status = page.getByRole('status').getByText(say.slow)
    await page.clock.runFor(9_000)
    await expect(status).toHaveCount(0)
    await page.clock.runFor(2_000)
    await expect(status).toBeVisible()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page.getByText(say.done)).toBeVisible()
    expect(heldRequests).toHaveLength(1)
  })
}
