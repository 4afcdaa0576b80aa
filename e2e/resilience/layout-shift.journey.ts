import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

/** Longer than the half second after a press in which browsers expect the layout to change. */
const slowMs = 700

/** Sums the layout shifts as browsers count them; a reset forgets those before. */
async function recordShifts(page: Page): Promise<{ shifted: () => Promise<number>; reset: () => Promise<void> }> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const read = (isForgotten: boolean) =>
    page.evaluate((forgets) => {
      const { shifts } = window as unknown as { shifts: number[] }
      return (forgets ? shifts.splice(0) : shifts).reduce((sum, value) => sum + value, 0)
    }, isForgotten)
  return { shifted: () => read(false), reset: async () => void (await read(true)) }
}

async function delayRequests(page: Page): Promise<void> {
  await page.route(/\.data|\/api\/|\/assets\/child/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slowMs))
    await route.continue().catch(() => {})
  })
}

test('layout shift: none between the home page and others, though their data is late', async ({ page }) => {
  const { shifted, reset } = await recordShifts(page)
  await page.goto('/')
  await delayRequests(page)
  await reset()
  await page.getByRole('main').getByRole('link', { name: 'Xem tất cả' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tất cả sản phẩm' })).toBeFocused()
  expect(await shifted()).toBeLessThan(0.01)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Mẹ May/ })
    .click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await shifted()).toBeLessThan(0.01)
})

test('layout shift: none behind a dialog that opens late', async ({ page }) => {
  const { shifted, reset } = await recordShifts(page)
  await page.goto('/products')
  await delayRequests(page)
  await expect.poll(() => page.locator('.offscreen:not([style*="visible"])').count()).toBe(0)
  await reset()
  await page.getByRole('main').getByRole('button', { name: 'Vừa bé nhà mình' }).click()
  await expect(page.getByRole('dialog', { name: 'Số đo của bé' })).toBeVisible()
  expect(await shifted()).toBeLessThan(0.01)
})
