import type { Browser, Page } from '@playwright/test'
import { openAdmin } from '../support/admin.ts'
import { expect, test } from '../support/fixtures.ts'
import { checkPage, expectNoHorizontalScroll } from '../support/page-checks.ts'

const wide = { width: 1440, height: 900 }

/** A product for this journey alone, in two colours and two sizes: five units of the first variant, none of the others. */
async function createStockedProduct(page: Page, name: string): Promise<{ id: string; slug: string; sku: string }> {
  const sku = `KHO-${Date.now()}-${Math.floor(Math.random() * 1_000)}`
  const { data: categories } = (await (await page.request.get('/api/categories')).json()) as { data: { _id: string }[] }
  const data = {
    ...{ name, sku, price: 120_000, category: categories[0]?._id },
    colors: [
      { color: 'Xanh rêu', hex: '#557744' },
      { color: 'Nâu đất', hex: '#774422' },
    ],
    sizes: [{ size: '1Y' }, { size: '2Y' }],
    stock: [{ color: 'Xanh rêu', size: '1Y', onHand: 5 }],
  }
  const response = await page.request.post('/api/products', { data })
  expect(response.status(), await response.text()).toBe(201)
  const { product } = (await response.json()) as { product: { _id: string; slug: string } }
  return { id: product._id, slug: product.slug, sku }
}

async function openStock(browser: Browser, name: string) {
  const page = await openAdmin(browser, wide)
  const product = await createStockedProduct(page, name)
  const cell = (color: string, size: string) => page.getByRole('textbox', { name: `${name}, ${color}, ${size}`, exact: true })
  return { page, cell, ...product }
}

test.use({ allowedConsoleErrors: [/status of 409/] })

test('stock sheet: is counted by keyboard with a reason, and a stale count is refused', async ({ browser }) => {
  const name = `Đầm đếm ${Date.now()}`
  const { page, cell, sku } = await openStock(browser, name)
  await checkPage(page, `/admin/stock?query=${sku}`, { language: 'vi' })
  await cell('Xanh rêu', '1Y').focus()
  await page.keyboard.type('12')
  await page.keyboard.press('ArrowRight')
  await expect(cell('Xanh rêu', '2Y')).toBeFocused()
  await page.keyboard.type('+3')
  await page.keyboard.press('Enter')
  await expect(cell('Nâu đất', '2Y')).toBeFocused()
  await page.getByRole('button', { name: `Thêm 1: ${name}, Nâu đất, 1Y` }).click()
  await expect(page.getByLabel('Lý do')).toHaveValue('counted')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByText('Đã lưu tồn kho')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Lưu thay đổi' })).toHaveCount(0)
  await page.reload()
  for (const [color, size, count] of [
    ['Xanh rêu', '1Y', '12'],
    ['Xanh rêu', '2Y', '3'],
    ['Nâu đất', '1Y', '1'],
  ] as const)
    await expect(cell(color, size)).toHaveValue(count)

  // Another user takes one unit in the meantime.
  const found = await page.request.get(`/api/stock?query=${sku}`)
  const { data } = (await found.json()) as { data: { products: { colors: { variants: { _id: string }[] }[] }[] } }
  const variant = data.products[0]?.colors[0]?.variants[0]?._id
  expect((await page.request.patch(`/api/stock/${variant}`, { data: { change: -1, reason: 'corrected' } })).status()).toBe(200)
  await cell('Xanh rêu', '1Y').fill('20')
  await page.getByRole('textbox', { name: 'Ghi chú' }).fill('kiểm kho cuối tháng')
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('1 ô chưa lưu được')
  await expect(page.getByText('Hiện có 11 chiếc')).toBeVisible()
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByText('Đã lưu tồn kho').last()).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`có thể bán 20.*${name}, Xanh rêu, 1Y`) }).click()
  const history = page.getByRole('dialog', { name: 'Lịch sử tồn kho' })
  await expect(history.getByRole('row').nth(1)).toContainText('+9')
  await expect(history.getByRole('row').nth(1)).toContainText('kiểm kho cuối tháng')
  await expect(history.getByRole('row').nth(2)).toContainText('−1')
  await expect(history.getByRole('row').last()).toContainText('Tồn đầu')
  await page.keyboard.press('Escape')
  await expect(history).toHaveCount(0)
})

test('stock on a phone: changes by step buttons, with a tab for low stock', async ({ browser }) => {
  const name = `Đầm điện thoại ${Date.now()}`
  const { page, cell, sku } = await openStock(browser, name)
  await page.setViewportSize({ width: 360, height: 780 })
  await checkPage(page, `/admin/stock?query=${sku}&low=true`, { language: 'en' })
  await checkPage(page, `/admin/stock?query=${sku}&low=true`, { language: 'vi' })
  await page.getByRole('button', { name: `Thêm 1: ${name}, Nâu đất, 2Y` }).click()
  await page.getByRole('button', { name: `Thêm 1: ${name}, Nâu đất, 2Y` }).click()
  await expectNoHorizontalScroll(page)
  await expect(page.getByLabel('Lý do')).toHaveValue('sewn')
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByText('Đã lưu tồn kho')).toBeVisible()
  await expect(cell('Nâu đất', '2Y')).toHaveValue('2')
})

test('stock: the message of a save stays above the bar of the next change', async ({ browser }) => {
  const name = `Đầm thanh lưu ${Date.now()}`
  const { page, sku } = await openStock(browser, name)
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`/admin/stock?query=${sku}`)
    const more = page.getByRole('button', { name: `Thêm 1: ${name}, Nâu đất, 2Y` })
    await more.click()
    await page.getByRole('button', { name: 'Lưu', exact: true }).click()
    const message = page.locator('.toast-card').filter({ hasText: 'Đã lưu tồn kho' })
    await expect(message).toBeVisible()
    await more.click()
    const bar = await page.getByRole('region', { name: 'Lưu thay đổi' }).boundingBox()
    await expect(async () => {
      const box = await message.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0), `${width} px`).toBeLessThanOrEqual(bar?.y ?? 0)
    }).toPass({ timeout: 2_000 })
    await page.getByRole('button', { name: 'Huỷ', exact: true }).click()
  }
})

test('product CSV: is exported and imported, with errors and a preview of changes first', async ({ browser }) => {
  const name = `Đầm tệp ${Date.now()}`
  const { page, id, sku } = await openStock(browser, name)
  await page.goto(`/admin/products?query=${sku}`)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Tải CSV' }).click()
  const chunks: Buffer[] = []
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('utf8')
  expect(text.startsWith('\uFEFFMã;Tên;')).toBe(true)
  expect(text.split('\r\n')).toHaveLength(6)

  await page.getByRole('link', { name: 'Nhập CSV' }).click()
  await checkPage(page, '/admin/products/import', { language: 'vi' })
  const choose = async (content: string) => {
    // The button does nothing before its script has loaded.
    await expect(async () => {
      const chooser = page.waitForEvent('filechooser', { timeout: 2_000 })
      await page.getByRole('button', { name: /^Chọn tệp/ }).click()
      await (await chooser).setFiles({ name: 'hang.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
    }).toPass()
  }
  await choose(text)
  await expect(page.getByText('Không có gì thay đổi')).toBeVisible()
  await choose(text.replace(';120000;', ';mười hai;'))
  await expect(page.getByRole('row', { name: /2 Giá Cần một số nguyên/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Nhập/ })).toHaveCount(0)
  await choose(`${text.replace(';120000;', ';125.000;')}${sku}-B;Đầm tệp hai;;;;;;;90.000;;;;;;;Kem;;;;;;;4\r\n`)
  await expect(page.getByRole('row', { name: /2 Danh mục|Danh mục Vui lòng điền mục này/ })).toBeVisible()
  await choose(text.replace(';120000;', ';125.000;'))
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('Giá: 120000 → 125000')
  await expectNoHorizontalScroll(page)
  await page.getByRole('button', { name: 'Nhập 1 sản phẩm' }).click()
  await expect(page.getByText('Đã nhập xong')).toBeVisible()
  const { product } = (await (await page.request.get(`/api/products/${id}`)).json()) as { product: { price: number } }
  expect(product.price).toBe(125_000)
})

test('back-in-stock request: gets one mail when the size is available, and can be cancelled', async ({ browser, page }) => {
  const name = `Đầm chờ ${Date.now()}`
  const admin = await openStock(browser, name)
  const email = `cho-${Date.now()}@example.vn`
  await page.goto(`/products/${admin.slug}?color=${encodeURIComponent('Nâu đất')}&size=1Y`)
  const form = page.getByRole('form', { name: 'Báo tôi khi có lại' })
  await form.getByRole('textbox', { name: 'Email của bạn' }).fill(email)
  await form.getByRole('button', { name: 'Báo cho tôi' }).click()
  await expect(page.getByText('Có hàng lại, tiệm sẽ gửi bạn một email.')).toBeVisible()
  await expectNoHorizontalScroll(page)

  await admin.page.goto(`/admin/stock?query=${admin.sku}`)
  await admin.page.getByRole('button', { name: `Thêm 1: ${name}, Nâu đất, 1Y` }).click()
  await admin.page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(admin.page.getByText('Đã lưu tồn kho')).toBeVisible()
  let link: string | undefined
  await expect(async () => {
    const list = await (await page.request.get('/sandbox/mail')).text()
    const id = new RegExp(`/sandbox/mail/(\\w+)">[^<]*${name} đã có lại`).exec(list)?.[1]
    const mail = await (await page.request.get(`/sandbox/mail/${id}/html`)).text()
    link = /\/unsubscribe\/alerts\/[\w-]{43}/.exec(mail)?.[0]
    expect(link).toBeTruthy()
  }).toPass({ timeout: 90_000, intervals: [2_000] })
  await checkPage(page, link ?? '', { language: 'vi' })
  await page.getByRole('button', { name: 'Ngừng báo' }).click()
  await expect(page.getByRole('heading', { name: 'Bạn không còn chờ món nào' })).toBeVisible()
})
