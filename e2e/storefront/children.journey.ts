import type { Page } from '@playwright/test'
import { createProduct } from '../support/checkout.ts'
import { register } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectNoHorizontalScroll, findViolations } from '../support/page-checks.ts'

const looks = [
  {
    ...{ language: 'vi', width: 390, filter: 'Vừa bé nhà mình', card: 'Số đo của bé', nickname: 'Tên gọi ở nhà', height: 'Chiều cao (cm)' },
    ...{ save: 'Lưu số đo', fits: 'Vừa bé Bống', wears: /^Bé Bống mặc 2Y, còn vừa khoảng \d+ tháng$/, choose: 'Chọn size 2Y cho bé Bống' },
  },
  {
    ...{
      language: 'en',
      width: 1440,
      filter: 'Fits our child',
      card: 'Your child’s measures',
      nickname: 'Nickname',
      height: 'Height (cm)',
    },
    ...{ save: 'Save', fits: 'Fits Bống', wears: /^Bống wears 2Y, for about \d+ more months?$/, choose: 'Choose size 2Y for Bống' },
  },
] as const

for (const { language, width, ...names } of looks) {
  test(`children: a guest's child narrows the list, and has a size on the product page, in ${language} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { slug } = await createProduct()
    await page.goto(`/products?lng=${language}`)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: names.filter }).click()
    const dialog = page.getByRole('dialog', { name: names.card })
    await dialog.getByRole('button', { name: names.save }).click()
    await expect(dialog.getByRole('textbox', { name: names.nickname })).toHaveAttribute('aria-invalid', 'true')
    expect(await findViolations(page, 'dialog[open]')).toEqual([])
    await dialog.getByRole('textbox', { name: names.nickname }).fill('Bé Bống')
    await dialog.getByRole('textbox', { name: names.height }).fill('88')
    await dialog.getByRole('button', { name: names.save }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/[?&]sizes=2Y/)
    const chip = main.getByRole('button', { name: names.fits })
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    expect(await findViolations(page)).toEqual([])
    await expectNoHorizontalScroll(page)
    await chip.click()
    await expect(page).not.toHaveURL(/sizes=/)

    await page.goto(`/products/${slug}?lng=${language}`)
    await expect(main.getByRole('button', { name: names.wears })).toHaveAttribute('aria-expanded', 'false')
    await expect(main.getByRole('radio', { name: '2Y' })).not.toBeChecked()
    await main.getByRole('button', { name: names.choose }).click()
    await expect(main.getByRole('radio', { name: '2Y' })).toBeChecked()
    await expect(page).toHaveURL(/size=2Y/)
    await main.getByRole('button', { name: names.wears }).click()
    await expect(main.getByRole('textbox', { name: names.height })).toHaveValue('88')
    expect(await findViolations(page)).toEqual([])
    await expectNoHorizontalScroll(page)
  })
}

const childIn = (page: Page) => page.evaluate(() => localStorage.getItem('children'))

test('children: those of the device enter the account at sign-in, are edited there, and leave the device with the session', async ({
  page,
}) => {
  const { slug } = await createProduct()
  await page.goto(`/products/${slug}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Bé nhà mình mặc size nào?' }).click()
  await main.getByRole('textbox', { name: 'Chiều cao (cm)' }).fill('88')
  await main.getByRole('button', { name: 'Nhớ số đo này' }).click()
  const dialog = page.getByRole('dialog', { name: 'Số đo của bé' })
  await expect(dialog.getByRole('textbox', { name: 'Chiều cao (cm)' })).toHaveValue('88')
  await dialog.getByRole('textbox', { name: 'Tên gọi ở nhà' }).fill('Bống')
  await dialog.getByRole('button', { name: 'Lưu số đo' }).click()
  await expect(main.getByRole('button', { name: /^Bé Bống mặc 2Y/ })).toBeVisible()

  await register(page)
  await page.goto('/my-account/children')
  await expect(main.getByText('Bống', { exact: true })).toBeVisible()
  await expect
    .poll(async () => (await page.request.get('/api/users/children')).json())
    .toMatchObject({ data: { children: [{ nickname: 'Bống' }] } })
  expect(await findViolations(page)).toEqual([])
  const title = main.getByRole('heading', { level: 1 })
  await main.getByRole('link', { name: 'Sửa số đo của bé Bống' }).press('Enter')
  await main.getByRole('textbox', { name: 'Chiều cao (cm)' }).fill('97')
  await main.getByRole('button', { name: 'Lưu số đo' }).press('Enter')
  await expect(main.getByText(/97 cm/)).toBeVisible()
  await expect(title, 'the form is gone').toBeFocused()
  await main.getByRole('link', { name: 'Thêm bé' }).press('Enter')
  await expect(title, 'the form follows').toBeFocused()

  await page.goto(`/products/${slug}`)
  await expect(main.getByRole('button', { name: /^Bé Bống mặc 3Y/ })).toBeVisible()
  await page.goto('/logout')
  await main.getByRole('button', { name: 'Đăng xuất' }).click()
  await expect(page).not.toHaveURL(/logout/)
  expect(await childIn(page)).toBeNull()
})

test('children: the account page works without scripts', async ({ browser, page }) => {
  await register(page)
  const context = await browser.newContext({ javaScriptEnabled: false, storageState: await page.context().storageState() })
  const plain = await context.newPage()
  await plain.goto('/my-account/children')
  const main = plain.getByRole('main')
  await main.getByRole('link', { name: 'Thêm bé' }).click()
  await main.getByRole('textbox', { name: 'Tên gọi ở nhà' }).fill('Tí')
  await main.getByRole('button', { name: 'Lưu số đo' }).click()
  await expect(main.getByRole('textbox', { name: 'Chiều cao (cm)' })).toHaveAttribute('aria-invalid', 'true')
  await main.getByRole('textbox', { name: 'Cân nặng (kg)' }).fill('7,5')
  await main.getByRole('button', { name: 'Lưu số đo' }).click()
  await expect(main.getByText(/7,5 kg/)).toBeVisible()
  await main.getByText('Xoá', { exact: true }).first().click()
  await main.getByRole('button', { name: 'Xoá' }).click()
  await expect(main.getByRole('heading', { name: 'Chưa có bé nào' })).toBeVisible()
  await context.close()
})
