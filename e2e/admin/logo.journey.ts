import { createPhoto, openAdmin, press } from '../support/admin.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoHorizontalScroll } from '../support/page-checks.ts'

test('logo: uploaded in the settings, it replaces the name in the header, whose height stays', async ({ browser, page: shopper }) => {
  await shopper.setViewportSize({ width: 390, height: 844 })
  const header = shopper.getByRole('banner')
  const heightOf = async (path: string) => {
    await shopper.goto(path)
    return (await header.boundingBox())?.height
  }
  const before = await heightOf('/products')
  const page = await openAdmin(browser)
  await page.goto('/admin/settings')
  const logo = page.getByRole('group', { name: 'Logo' })
  try {
    await logo.getByRole('button', { name: 'Chọn logo' }).click()
    const picker = page.getByRole('dialog', { name: 'Logo' })
    await picker
      .getByLabel('Tải ảnh lên')
      .first()
      .setInputFiles(await createPhoto('logo.jpg'))
    await picker.getByRole('button', { name: 'Dùng ảnh này' }).click()
    await expectNoHorizontalScroll(page)
    await press(page.getByRole('button', { name: 'Lưu', exact: true }))
    await expect(page.getByText('Đã lưu').first()).toBeVisible()

    expect(await heightOf('/products')).toBe(before)
    const shown = header.getByRole('link').getByRole('img', { name: 'Mẹ May' })
    await expect(shown).toBeVisible()
    await expect(shown).toHaveAttribute('src', /^\/media\/img_\w+\/\d+\.webp$/)
    await expect(header.getByText('Mẹ May')).toHaveCount(0)
    await expectNoHorizontalScroll(shopper)

    await press(logo.getByRole('button', { name: 'Gỡ logo' }))
    await press(page.getByRole('button', { name: 'Lưu', exact: true }))
    await expect(page.getByRole('region', { name: 'Lưu thay đổi' })).toHaveCount(0)
    expect(await heightOf('/products')).toBe(before)
    await expect(header.getByText('Mẹ May')).toBeVisible()
  } finally {
    const { brand } = (await (await page.request.get('/api/settings/admin')).json()).data.settings
    await page.request.patch('/api/settings', { data: { brand: { ...brand, logo: null } } })
  }
})
