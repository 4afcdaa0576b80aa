import { expect, test } from '../support/fixtures.ts'

test('reviews: can be filtered by stars, and show how the size fits', async ({ page }) => {
  await page.goto('/products/ao-lien-quan-ke-o-la-sa')
  const reviews = page.getByRole('region', { name: 'Đánh giá' })
  const five = reviews.getByRole('button', { name: /^5 – Tuyệt vời/ })
  const cards = reviews.getByRole('article')
  // On a phone the first two show, and the numbers by stars are folded.
  await expect(cards).toHaveCount(2)
  await reviews.getByRole('button', { name: 'Xem thêm đánh giá' }).click()
  await expect(cards.nth(2)).toBeVisible()
  const all = await cards.count()
  await reviews.getByRole('button', { name: 'Theo số sao và độ vừa' }).click()
  await five.click()
  await expect(five).toHaveAttribute('aria-pressed', 'true')
  await expect(reviews.getByText(/^\d+ đánh giá 5 sao$/)).toBeVisible()
  await expect(cards.filter({ hasNotText: '5 – Tuyệt vời' })).toHaveCount(0)
  await expect(cards.first()).toBeVisible()
  expect(await cards.count()).toBeLessThan(all)
  await reviews.getByRole('button', { name: 'Xem tất cả đánh giá' }).click()
  await expect(cards).toHaveCount(all)
  await expect(five).toHaveAttribute('aria-pressed', 'false')
  await expect(reviews.getByRole('list', { name: 'Bé mặc có vừa không' }).getByRole('listitem')).toHaveCount(3)
})

test.describe('reviews that fail to load', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED/] })
  test('say so, and load on request', async ({ page }) => {
    await page.goto('/products/ao-lien-quan-ke-o-la-sa?lng=en')
    const reviews = page.getByRole('region', { name: 'Reviews' })
    await reviews.getByRole('button', { name: 'By stars and by fit' }).click()
    await page.route('**/api/reviews/**', (route) => route.abort())
    await reviews.getByRole('button', { name: /^4 – Very Good/ }).click()
    await expect(reviews.getByText('The reviews could not be loaded.')).toBeVisible()
    await page.unroute('**/api/reviews/**')
    await reviews.getByRole('button', { name: 'Try again' }).click()
    await expect(reviews.getByRole('article').filter({ hasText: '4 – Very Good' }).first()).toBeVisible()
  })
})
