import { findDemoProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoHorizontalScroll } from '../support/page-checks.ts'

const words = {
  vi: { place: 'Giao tới', free: 'miễn phí', promise: 'Mở gói xem hàng rồi mới trả tiền mặt' },
  en: { place: 'Deliver to', free: 'free', promise: 'Open the parcel before you pay in cash' },
}

for (const [language, text] of Object.entries(words))
  for (const width of [390, 1440])
    test(`product page: the fee and date of the chosen place, and what the shop promises (${language}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const { slug } = await findDemoProduct(page.request)
      await page.goto(`/products/${slug}?lng=${language}`)
      const main = page.getByRole('main')
      await main.getByRole('combobox', { name: text.place }).selectOption('Thành phố Huế')
      const delivery = main.getByRole('listitem').filter({ has: page.getByRole('combobox', { name: text.place }) })
      await expect(delivery).toContainText(` · ${text.free}`)
      // The fees of all places stand there only until that of the chosen one is known.
      await expect(delivery).not.toContainText('38.000')
      await expect(main.getByText(text.promise)).toBeVisible()
      await expectNoHorizontalScroll(page)
    })
