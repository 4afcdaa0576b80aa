import { addToCart, cartDrawer, createProduct, fillDelivery, payWith } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'

const android = 'Mozilla/5.0 (Linux; Android 13; SM-A135F Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0'
const chrome = 'Chrome/138.0.7204.179 Mobile Safari/537.36'

/** Most visitors come by a link in one of these apps and never leave its browser. */
const browsers = {
  Facebook: `${android} ${chrome} [FB_IAB/FB4A;FBAV/521.0.0.46.98;IABMV/1;]`,
  Instagram:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 356.0.0.1 (iPhone14,5; iOS 18_1; vi_VN; vi; scale=3.00; 1170x2532)',
  TikTok: `${android} ${chrome} trill_2023908030 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/trill app_version/39.8.3 ByteLocale/vi BytedanceWebview/d8a21c6`,
  Zalo: `${android} ${chrome} Zalo android/240801402 ZaloTheme/light ZaloLanguage/vi`,
}

for (const [name, userAgent] of Object.entries(browsers)) {
  test.describe(`in the browser of ${name}`, () => {
    test.use({ userAgent, viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

    test('a guest leaves, returns, orders, pays in the wallet and sees the payment in whichever browser the wallet opens', async ({
      page,
      browser,
    }) => {
      const product = await createProduct()
      await page.goto(`/products/${product.slug}?fbclid=IwAR0x&utm_source=${name}`)
      await addToCart(page, product)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

      await page.goto('about:blank')
      await page.goto('/')
      await page.getByRole('banner').getByRole('link', { name: 'Giỏ hàng, 1 món' }).click()
      await expect(cartDrawer(page).getByRole('link', { name: product.name }).first()).toBeVisible()
      await cartDrawer(page).getByRole('link', { name: 'Thanh toán' }).click()
      const headline = page.getByRole('heading', { level: 1, name: 'Thông tin đặt hàng' })
      await expect(headline).toBeFocused()

      await fillDelivery(page)
      await payWith(page, 'Ví MoMo')
      await expect(page).toHaveURL(/\/checkout\/payment\//)
      const wallet = await page.getByRole('link', { name: /MoMo/ }).first().getAttribute('href')

      // The wallet is an app of its own: it redirects to the phone's default browser, which has no cookies of the shop.
      const otherPage = await browser.newContext({ viewport: { width: 360, height: 640 } })
      const other = await otherPage.newPage()
      await other.goto(wallet ?? '')
      await other.getByRole('button', { name: 'Thanh toán', exact: true }).click()
      await expect(other.getByRole('heading', { level: 1, name: /đã thanh toán/ })).toBeVisible()
      await expect(other.getByText(product.name).first()).toBeVisible()
      await other.reload()
      await expect(other.getByRole('heading', { level: 1, name: /đã thanh toán/ })).toBeVisible()
      await otherPage.close()

      // The page that waited in the app shows the payment.
      await expect(page.getByRole('heading', { level: 1, name: /đã thanh toán/ })).toBeVisible({ timeout: 30_000 })
    })
  })
}
