import { createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoHorizontalScroll, findViolations } from '../support/page-checks.ts'

const looks = [
  { language: 'vi', width: 390, title: 'Bạn vừa xem', forget: 'Quên các món này' },
  { language: 'en', width: 1440, title: 'Recently viewed', forget: 'Clear this list' },
] as const

for (const { language, width, title, forget } of looks) {
  test(`recently viewed: a row on product, cart and search, loaded near it, until it is cleared, in ${language} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const [first, second] = [await createProduct({ isTranslated: false }), await createProduct({ isTranslated: false })]
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('ids=')) requests.push(request.url())
    })
    const row = page.getByRole('region', { name: title })
    await page.goto(`/products/${first.slug}?lng=${language}`)
    await expect(row).toHaveCount(0)
    await page.goto(`/products/${second.slug}`)
    expect(requests).toEqual([])
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(row.getByRole('link', { name: first.name })).toBeVisible()
    await expect(row.getByRole('link', { name: second.name })).toHaveCount(0)
    expect(requests).toHaveLength(1)
    expect(await findViolations(page)).toEqual([])
    await expectNoHorizontalScroll(page)

    await page.goto('/products/search/khong-co-gi-ca')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(row.getByRole('link', { name: second.name })).toBeVisible()
    await page.goto('/cart')
    await expect(row.getByRole('link')).toHaveCount(2)
    await row.getByRole('button', { name: forget }).click()
    await expect(row).toHaveCount(0)
    await page.reload()
    await expect(row).toHaveCount(0)
  })
}
