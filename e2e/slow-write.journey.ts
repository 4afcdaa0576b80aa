import { holdCalls } from './hold-calls.ts'
import { expect, test } from './shopper.ts'

const words = {
  vi: { email: 'E-mail của bạn', send: 'Đăng ký', slow: /^Lâu hơn thường lệ/, done: 'Đã đăng ký!' },
  en: { email: 'Your e-mail', send: 'Subscribe', slow: /^This takes longer/, done: 'You are subscribed!' },
}

for (const [language, say] of Object.entries(words)) {
  test(`what takes long to be done says so, once, and is still done (${language})`, async ({ page }) => {
    await page.clock.install()
    await page.goto(`/newsletter?lng=${language}`)
    const { held, letGo } = await holdCalls(page, '**/api/newsletter', 'POST')
    const form = page.getByRole('main')
    await form.getByRole('textbox', { name: say.email }).fill(`cham-${Date.now()}@example.com`)
    const button = form.getByRole('button', { name: say.send })
    await button.click()
    await expect.poll(() => held.length).toBe(1)
    const told = page.getByRole('status').getByText(say.slow)
    await page.clock.runFor(9_000)
    await expect(told).toHaveCount(0)
    await page.clock.runFor(2_000)
    await expect(told).toBeVisible()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    letGo()
    await expect(page.getByText(say.done)).toBeVisible()
    expect(held).toHaveLength(1)
  })
}
