import { createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { findViolations } from '../support/page-checks.ts'

const looks = [
  {
    ...{
      language: 'vi',
      width: 390,
      button: /^Hỏi tiệm qua Zalo/,
      toast: 'Đã sao chép câu hỏi, dán vào Zalo',
      title: 'Câu hỏi gửi tiệm',
    },
    ...{ field: 'Sao chép câu này, rồi dán vào Zalo', open: /^Mở Zalo/ },
  },
  {
    ...{
      language: 'en',
      width: 1440,
      button: /^Ask us on Zalo/,
      toast: 'Your question is copied. Paste it into Zalo',
      title: 'Your question',
    },
    ...{ field: 'Copy this text and paste it into Zalo', open: /^Open Zalo/ },
  },
] as const

for (const { language, width, ...names } of looks) {
  test(`ask on Zalo: copies the question and opens the chat, in ${language} at ${width} px`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await context.route('https://zalo.me/**', (route) => route.fulfill({ body: 'Zalo' }))
    await page.setViewportSize({ width, height: 900 })
    const product = await createProduct({ isTranslated: false })
    await page.goto(`/products/${product.slug}?size=2Y&lng=${language}`)
    const popup = page.waitForEvent('popup')
    await page.getByRole('main').getByRole('link', { name: names.button }).click()
    await expect((await popup).getByText('Zalo')).toBeVisible()
    expect((await popup).url()).toMatch(/^https:\/\/zalo\.me\/0\d+$/)
    await page.bringToFront()
    await expect(page.getByRole('status').getByText(names.toast)).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain(`${product.name} (HT-`)
    expect(copied).toContain('), size 2Y, ')
    expect(copied).toContain(`/products/${product.slug}?`)
    expect(await findViolations(page)).toEqual([])
  })

  test(`ask on Zalo: shows the question where nothing can be copied, in ${language} at ${width} px`, async ({ page }) => {
    await page.addInitScript(() => {
      document.execCommand = () => false
    })
    await page.setViewportSize({ width, height: 900 })
    const product = await createProduct({ isTranslated: false })
    await page.goto(`/products/${product.slug}?lng=${language}`)
    const link = page.getByRole('main').getByRole('link', { name: names.button })
    await link.click()
    const dialog = page.getByRole('dialog', { name: names.title })
    await expect(dialog.getByRole('textbox', { name: names.field })).toBeFocused()
    await expect(dialog.getByRole('textbox', { name: names.field })).toHaveValue(new RegExp(product.name))
    await expect(dialog.getByRole('link', { name: names.open })).toHaveAttribute('href', /^https:\/\/zalo\.me\//)
    expect(await findViolations(page, 'dialog[open]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
  })
}
