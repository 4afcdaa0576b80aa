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
})
