import { openAdmin } from '../support/admin.ts'
import { expect, test } from '../support/fixtures.ts'

test('settings: saving and undoing by keyboard keep the focus in the form', async ({ browser }) => {
  const page = await openAdmin(browser, { width: 1440, height: 900 })
  await page.goto('/admin/settings?part=faq')
  const field = page.getByRole('main').getByRole('textbox').first()
  const before = await field.inputValue()
  const bar = page.getByRole('region', { name: 'Lưu thay đổi' })
  for (const [verb, text] of [
    ['Huỷ', `${before} nhé`],
    ['Lưu', `${before} ạ`],
    ['Lưu', before],
  ] as const) {
    await field.fill(text)
    await bar.getByRole('button', { name: verb }).focus()
    await page.keyboard.press('Enter')
    await expect(bar).toHaveCount(0)
    await expect(page.locator(':focus')).toHaveRole('heading')
  }
})

test('invitations: resending and revoking by keyboard move the focus to the next row', async ({ browser }) => {
  const page = await openAdmin(browser, { width: 1440, height: 900 })
  const [first, second] = ['mot', 'hai'].map((name) => `${name}-${Date.now()}@example.com`)
  for (const email of [first, second])
    expect((await page.request.post('/api/staff/invitations', { data: { email, role: 'staff' } })).status()).toBe(201)
  await page.goto('/admin/staff')
  const again = page.getByRole('button', { name: `Gửi lại ${first}` })
  await again.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Đã gửi thư')).toBeVisible()
  await expect(again).toBeFocused()
  for (const email of [first, second]) {
    const revoke = page.getByRole('button', { name: `Thu hồi ${email}` })
    await revoke.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Thu hồi' }).press('Enter')
    await expect(revoke).toHaveCount(0)
    await expect(page.locator('main :focus')).toHaveCount(1)
  }
})
