import { expect, test } from '../support/fixtures.ts'

test('product card: the arrows turn the picture, and Tab goes on to the wishlist without them', async ({ page }) => {
  // Lists of all products fill up with those of other journeys, which have one picture.
  await page.goto('/collections/chao-be-moi-sinh')
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Ảnh sau/ }) })
    .first()
  const name = card.getByRole('heading', { level: 3 }).getByRole('link')
  const wish = card.getByRole('button', { name: /yêu thích/ })
  await wish.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(card.getByRole('button', { name: /^Ảnh/ })).toHaveCount(2)
  await expect(card.locator(':focus')).toHaveCount(0)
  await wish.focus()
  await page.keyboard.press('Tab')
  await expect(name).toBeFocused()
  await expect(card.locator('.card-second')).toHaveCSS('opacity', '1')
  await card.getByRole('button', { name: /^Ảnh sau/ }).click()
  await expect(card.locator('.card-turned')).toBeVisible()
})
