import { cartDrawer, makePiece, putIntoCart } from './buying.ts'
import { listenTo } from './heard.ts'
import { expect, test } from './shopper.ts'

/** The browser itself reports what fails. */
test.use({ allowed: [/Failed to load resource|ERR_/] })

test('a piece that could not be taken out says so aloud, and no longer once its number could be changed', async ({ page }) => {
  const { heard, forget } = await listenTo(page)
  const piece = await makePiece()
  await putIntoCart(page, piece)
  const line = cartDrawer(page).getByRole('listitem').filter({ hasText: piece.name })
  const more = line.getByRole('button', { name: /^Thêm một/ })
  const failed = line.getByText('Không xoá được khỏi giỏ hàng')
  await page.route('**/api/carts', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await forget()
  await line.getByRole('button', { name: `Xoá ${piece.name}` }).click()
  await expect(failed).toBeVisible()
  expect(await heard()).toContainEqual(expect.stringContaining('Không xoá được khỏi giỏ hàng'))
  await more.click()
  await expect(line.getByRole('textbox')).toHaveValue('2')
  await expect(failed).toHaveCount(0)
  await expect(line).toHaveAttribute('data-state', 'success')
})
