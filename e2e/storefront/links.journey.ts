import { expect, test } from '../support/fixtures.ts'

test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })

test('links: a plain press navigates in the page, a modified one opens a tab, and a link to the current page adds no history entry', async ({
  page,
}) => {
  await page.goto('/')
  const faq = page.getByRole('contentinfo').getByRole('link', { name: 'Câu hỏi thường gặp' })
  const [tab] = await Promise.all([page.context().waitForEvent('page'), faq.click({ modifiers: ['Control'] })])
  await expect(tab).toHaveURL(/\/faq$/)
  await tab.close()
  await expect(page).toHaveURL(/\/$/)
  await page.evaluate(() => document.body.setAttribute('data-kept', 'true'))
  for (const _press of [1, 2]) {
    await faq.click()
    await expect(page).toHaveURL(/\/faq$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Câu hỏi thường gặp' })).toBeVisible()
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.locator('body')).toHaveAttribute('data-kept', 'true')
})
