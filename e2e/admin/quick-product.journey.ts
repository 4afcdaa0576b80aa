import { chooseOption, createPhoto, openAdmin } from '../support/admin.ts'
import { createImage } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoHorizontalScroll } from '../support/page-checks.ts'

test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] })

test('quick product: a photo, a name and a price make a product on a phone, across a network loss', async ({ browser, page: shopper }) => {
  const page = await openAdmin(browser)
  const name = `Nón lá bé xíu ${Date.now()}`
  await page.goto('/admin/products/quick')
  await page
    .getByLabel('Chụp hoặc chọn ảnh')
    .first()
    .setInputFiles([await createPhoto('non-1.jpg'), await createPhoto('non-2.jpg')])
  await page.getByRole('combobox', { name: 'Màu của ảnh 1' }).fill('Lá cọ')
  await page.getByRole('button', { name: 'Xoay ảnh 1' }).click()
  await page.getByRole('button', { name: 'Lấy ảnh 2 làm ảnh bìa' }).click()
  for (const number of [1, 2]) await expect(page.getByRole('combobox', { name: `Màu của ảnh ${number}` })).toHaveValue('Lá cọ')
  await page.getByRole('textbox', { name: 'Tên' }).fill(name)
  await page.getByRole('textbox', { name: 'Giá bán' }).fill('85k')
  await chooseOption(page.getByRole('combobox', { name: 'Danh mục' }), 'mu', /^Mũ/)
  await page.getByRole('checkbox', { name: '2Y' }).check()
  await expectNoHorizontalScroll(page)

  // The network is lost before anything was sent; the input is restored when the page is opened again.
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Đăng bán ngay' }).click()
  await expect(page.getByText(/^Mất mạng/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(`Đã đăng “${name}”`)).toBeVisible()
  await shopper.goto((await page.getByRole('link', { name: 'Xem trên cửa hàng' }).getAttribute('href')) ?? '')
  await expect(shopper.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(shopper.getByRole('main')).toContainText('85.000 ₫')
})

test('quick product: restores the input after the page was closed, photos included', async ({ browser }) => {
  const page = await openAdmin(browser)
  await page.goto('/admin/products/quick')
  await page
    .getByLabel('Chụp hoặc chọn ảnh')
    .first()
    .setInputFiles([await createPhoto('giay.jpg')])
  await page.getByRole('textbox', { name: 'Tên' }).fill('Giày vải bé xíu')
  await expect(page.getByText('Bản đang nhập được giữ trên máy này.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Tiếp tục bản đang nhập dở.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Tên' })).toHaveValue('Giày vải bé xíu')
  await expect(page.getByRole('img', { name: 'Ảnh 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Xoá bản đang nhập' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Xoá bản đang nhập' }).click()
  await expect(page.getByRole('img', { name: 'Ảnh 1' })).toHaveCount(0)
})

test('quick product: a photo is cropped by a finger or by keyboard, and each size has its own number', { tag: '@images' }, async ({
  browser,
}) => {
  const page = await openAdmin(browser)
  const name = `Áo cắt ảnh ${Date.now()}`
  await page.goto('/admin/products/quick')
  await page
    .getByLabel('Chụp hoặc chọn ảnh')
    .first()
    .setInputFiles([await createImage('ngang', { width: 1200, height: 800 })])
  const photo = page.getByRole('main').getByRole('img', { name: 'Ảnh 1' })
  const widthOf = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)
  const crop = async (how: () => Promise<void>) => {
    await page.getByRole('button', { name: 'Cắt ảnh 1' }).press('Enter')
    await how()
    await page.getByRole('dialog', { name: 'Cắt ảnh' }).getByRole('button', { name: 'Cắt', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Cắt ảnh 1' })).toBeFocused()
  }
  const across = page.getByRole('slider', { name: 'Sang trái, phải' })
  // A wide photo has no room above or below until it is zoomed.
  await crop(async () => {
    await expect(page.getByRole('slider', { name: 'Lên, xuống' })).toBeDisabled()
    const box = await page.getByRole('dialog').getByRole('img', { name: 'Ảnh 1' }).boundingBox()
    const { x, y } = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 80 }
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 200, y, { steps: 3 })
    await page.mouse.up()
    await expect(across).toHaveValue('0')
  })
  await expect.poll(widthOf).toBe(640)
  // Again from the whole photo, by keyboard.
  await crop(async () => {
    await page.getByRole('slider', { name: 'Phóng to' }).press('End')
    await across.press('Home')
  })
  await expect.poll(widthOf).toBe(160)
  await page.getByRole('textbox', { name: 'Tên' }).fill(name)
  await page.getByRole('textbox', { name: 'Giá bán' }).fill('85k')
  for (const size of ['2Y', '3Y']) await page.getByRole('checkbox', { name: size, exact: true }).check()
  await page.getByRole('checkbox', { name: 'Mỗi size một số riêng' }).check()
  await page.getByRole('textbox', { name: '3Y' }).fill('4')
  await expectNoHorizontalScroll(page)
  await page.getByRole('button', { name: 'Đăng bán ngay' }).click()
  await expect(page.getByText(`Đã đăng “${name}”`)).toBeVisible()
  await page.goto(`/admin/stock?query=${encodeURIComponent(name)}`)
  for (const [size, count] of [
    ['2Y', '1'],
    ['3Y', '4'],
  ])
    await expect(page.getByLabel(new RegExp(`${name}, .*${size}$`)).and(page.locator('input'))).toHaveValue(count ?? '')
})
