import { ProductList } from '../../contract/catalogue.ts'
import { expect, test } from '../support/fixtures.ts'

/** Four screens of a large phone, the footer included. */
const most = 4_500

test.describe('on a phone', { tag: '@images' }, () => {
  for (const language of ['vi', 'en'] as const) {
    test(`product page: with reviews and related products it is at most ${most} px long (${language})`, async ({ browser, request }) => {
      const { data } = ProductList.parse(await (await request.get('/api/products?limit=100')).json())
      const reviewed = data.products.filter(({ rating }) => rating.count >= 3).slice(0, 4)
      expect(reviewed.length).toBeGreaterThan(0)
      for (const { slug } of reviewed) {
        // A browser of its own each time: what was seen before would follow below.
        const page = await browser.newPage()
        await page.goto(`/products/${slug}?lng=${language}`)
        // Parts below the screen have their real height once they have been seen.
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
        await expect(page.getByRole('contentinfo').getByRole('list').first()).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollHeight), slug).toBeLessThanOrEqual(most)
        await page.close()
      }
    })

    test(`product page: with fields for a child and products seen before it is at most ${most} px long (${language})`, async ({ page }) => {
      for (const slug of ['ao-lien-quan-ke-o-la-sa', 'dam-co-la-sen-hoa-nhi', 'chan-u-hoa-nhi-theu-ten', 'ao-dai-be-mai-vang-dat-may']) {
        await page.goto(`/products/${slug}?lng=${language}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      }
      const seen = page.getByRole('region', { name: language === 'vi' ? 'Bạn vừa xem' : 'Recently viewed' })
      await expect(seen.getByRole('article')).toHaveCount(3)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most)
    })
  }

  test('list: its first picture begins within 360 px', async ({ page }) => {
    await page.goto('/products')
    const picture = await page.getByRole('main').getByRole('article').first().boundingBox()
    expect(picture?.y).toBeLessThanOrEqual(360)
  })

  test('product page: the reviews beyond the second and their numbers open by a press', async ({ page }) => {
    await page.goto('/products/ao-lien-quan-ke-o-la-sa')
    const reviews = page.getByRole('region', { name: 'Đánh giá' })
    const cards = reviews.getByRole('article')
    await expect(cards).toHaveCount(2)
    await reviews.getByRole('button', { name: 'Xem thêm đánh giá' }).press('Enter')
    await expect(cards.nth(2)).toBeVisible()
    await expect(cards.nth(2).locator('..')).toBeFocused()
    const numbers = reviews.getByRole('button', { name: 'Theo số sao và độ vừa' })
    await expect(numbers).toHaveAttribute('aria-expanded', 'false')
    await numbers.press('Enter')
    await expect(reviews.getByRole('list', { name: 'Bé mặc có vừa không' })).toBeVisible()
  })
})

test.describe('on wider screens', () => {
  for (const [width, height] of [
    [768, 1_024],
    [1_440, 900],
  ] as const) {
    test.describe(`${width} px`, () => {
      test.use({ viewport: { width, height } })
      test('product page: picture and choice stand side by side', async ({ page }) => {
        await page.goto('/products/ao-lien-quan-ke-o-la-sa')
        const gallery = await page.getByRole('region', { name: 'Ảnh sản phẩm' }).boundingBox()
        const title = await page.getByRole('heading', { level: 1 }).boundingBox()
        expect(title?.x ?? 0).toBeGreaterThan((gallery?.x ?? 0) + (gallery?.width ?? 0) - 1)
      })
    })
  }
})
