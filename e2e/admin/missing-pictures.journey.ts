import { openAdmin } from '../support/admin.ts'
import { expect, test } from '../support/fixtures.ts'
import { createAdminOrder } from '../support/seed-orders.ts'

test.use({ allowedConsoleErrors: [/status of 404/] })

test('@images pictures whose files are missing: rows show a blank tile, not a broken icon', async ({ browser }) => {
  const page = await openAdmin(browser)
  const { id } = await createAdminOrder(page)
  await page.context().route('**/media/**', (route) => route.fulfill({ status: 404 }))
  for (const path of ['/admin/orders', '/admin/products', '/admin/orders/board', '/admin/stock', `/admin/orders/edit/${id}`]) {
    await page.goto(path)
    await expect(page.getByRole('main').locator('.row-thumb').first()).toBeVisible()
    await expect.poll(() => page.evaluate(countBroken), { message: path }).toBe(0)
  }
})

function countBroken(): number {
  return [...document.querySelectorAll<HTMLImageElement>('main img.row-thumb, main .row-thumb img')].filter(
    ({ complete, naturalWidth }) => complete && naturalWidth === 0,
  ).length
}
