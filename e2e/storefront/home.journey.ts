import { expect, test } from '../support/fixtures.ts'

test.describe('on a phone', { tag: '@images' }, () => {
  for (const language of ['vi', 'en'] as const) {
    test(`home page: the text of the second banner stands above its picture (${language})`, async ({ page }) => {
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(`/?lng=${language}`)
        const band = page.locator('.banner-band')
        await band.scrollIntoViewIfNeeded()
        const picture = await band.locator('.picture').boundingBox()
        const text = await band.getByRole('paragraph').boundingBox()
        if (!picture || !text) throw new Error('The banner has no picture or no text')
        expect(picture.height / picture.width, `its shape at ${width}`).toBeCloseTo(5 / 4, 1)
        // The picture fades in, over a fifth of its height.
        expect(text.y + text.height, `at ${width}`).toBeLessThanOrEqual(picture.y + picture.height * 0.06)
      }
    })
  }
})

test('home page: the best sellers carry no badge that says so again', async ({ page }) => {
  await page.goto('/')
  const popular = page.getByRole('region', { name: 'Sản phẩm nổi bật' })
  await expect(popular.getByRole('article')).not.toHaveCount(0)
  await expect(popular.getByText('Bán chạy')).toHaveCount(0)
})
