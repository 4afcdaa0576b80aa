import { findDemoProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'

test.describe('without scripts', { tag: '@images' }, () => {
  test.use({ javaScriptEnabled: false })

  test('gallery: every product image can be swiped to', async ({ page, request }) => {
    const { slug } = await findDemoProduct(request)
    await page.goto(`/products/${slug}`)
    const gallery = page.getByRole('region', { name: 'Ảnh sản phẩm' })
    const large = gallery.getByRole('link', { name: /Phóng to/ })
    expect(await large.count()).toBeGreaterThan(1)
    for (const photo of await large.all()) await expect(photo.locator('.picture-image')).toBeVisible()
  })

  test('gallery: the photo has its place before the thumbnails arrive', async ({ page, request }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const { slug } = await findDemoProduct(request)
    const photo = page
      .getByRole('region', { name: 'Ảnh sản phẩm' })
      .getByRole('link', { name: /Phóng to/ })
      .first()
    await page.goto(`/products/${slug}`)
    const place = await photo.boundingBox()
    // The response as far as a slow connection has brought it.
    await page.route(`**/products/${slug}`, async (route) => {
      const response = await route.fetch()
      const [begun] = (await response.text()).split('<ol class="gallery-thumbs"')
      await route.fulfill({ response, body: begun })
    })
    await page.reload({ waitUntil: 'load' })
    await expect(page.getByRole('link', { name: 'Xem ảnh 2' })).toHaveCount(0)
    expect(await photo.boundingBox()).toEqual(place)
  })
})

type ImageRequest = { requestClose: () => void }

test('gallery: the phone’s back button closes the large image and stays on the page', async ({ page, request }) => {
  const { slug } = await findDemoProduct(request)
  // Simulates the back gesture of a phone, which desktop Chromium lacks: it asks the newest CloseWatcher to close.
  await page.addInitScript(() => {
    const shop = window as unknown as { CloseWatcher: new () => ImageRequest; watchers: ImageRequest[] }
    shop.watchers = []
    shop.CloseWatcher = class extends shop.CloseWatcher {
      constructor() {
        super()
        shop.watchers.push(this)
      }
    }
  })
  await page.goto(`/products/${slug}`)
  const photo = page
    .getByRole('region', { name: 'Ảnh sản phẩm' })
    .getByRole('link', { name: /Phóng to/ })
    .first()
  const large = page.getByRole('dialog', { name: 'Ảnh sản phẩm' })
  for (const times of [1, 2]) {
    await photo.press('Enter')
    await expect(large).toBeVisible()
    await page.evaluate(() => (window as unknown as { watchers: ImageRequest[] }).watchers.at(-1)?.requestClose())
    await expect(large).toBeHidden()
    await expect(photo).toBeFocused()
    expect(await page.evaluate(() => (window as unknown as { watchers: ImageRequest[] }).watchers.length)).toBe(times)
  }
  await expect(page).toHaveURL(new RegExp(`/products/${slug}`))
})

test('gallery: the buttons of the large image are seen on a pale picture, and so is the focus', async ({ page, request }) => {
  const { slug } = await findDemoProduct(request)
  await page.goto(`/products/${slug}`)
  const photo = page
    .getByRole('region', { name: 'Ảnh sản phẩm' })
    .getByRole('link', { name: /Phóng to/ })
    .first()
  await photo.press('Enter')
  const large = page.getByRole('dialog', { name: 'Ảnh sản phẩm' })
  for (const name of ['Phóng to', 'Đóng', 'Ảnh trước', 'Ảnh sau']) {
    const button = large.getByRole('button', { name, exact: true })
    const icon = button.locator('svg')
    await expect(icon).toHaveCSS('background-color', 'rgba(59, 42, 32, 0.8)')
    await expect(icon).toHaveCSS('outline-style', 'none')
    await button.focus()
    await expect(icon).toHaveCSS('outline-style', 'solid')
  }
  await page.keyboard.press('Escape')
  await expect(photo).toBeFocused()
})
