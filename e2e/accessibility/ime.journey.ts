import type { CDPSession, Page } from '@playwright/test'
import { addToCart, createProduct } from '../support/checkout.ts'
import { password } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'

/** Types like a Vietnamese input method: the text under composition changes until the word is committed. */
async function compose(keys: CDPSession, steps: string[]): Promise<void> {
  for (const text of steps) await keys.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await keys.send('Input.insertText', { text: steps.at(-1) ?? '' })
}

const keysOf = (page: Page) => page.context().newCDPSession(page)

test('registration: accepts a name typed with an input method', async ({ page }) => {
  await page.goto('/register')
  const keys = await keysOf(page)
  const name = page.getByRole('textbox', { name: 'Họ và tên' })
  await name.focus()
  await compose(keys, ['N', 'Ng', 'Ngu', 'Nguy', 'Nguye', 'Nguyê', 'Nguyễ', 'Nguyễn'])
  await page.keyboard.press('Space')
  await compose(keys, ['A', 'Á', 'Án', 'Ánh'])
  await expect(name).toHaveValue('Nguyễn Ánh')
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(`ghep.chu.${Date.now()}@example.com`)
  await page.getByRole('textbox', { name: /^Mật khẩu/ }).fill(password)
  // Enter commits the composed word and does not submit the form.
  await name.focus()
  await keys.send('Input.imeSetComposition', { text: 'Ngọ', selectionStart: 3, selectionEnd: 3 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/register/)
  await keys.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 })
  await name.fill('Nguyễn Ánh')
  await page.getByRole('button', { name: 'Tạo tài khoản' }).click()
  await expect(page).not.toHaveURL(/register/)
  const me = (await (await page.request.get('/api/users/me')).json()).data
  expect(me.fullName).toBe('Nguyễn Ánh')
})

test('place field: finds and selects a place while its name is being composed', async ({ page }) => {
  await addToCart(page, await createProduct())
  await page.goto('/checkout')
  const field = page.getByRole('combobox', { name: /^Tỉnh, thành phố/ }).and(page.locator('input'))
  await expect(field).toBeEnabled()
  await field.focus()
  const keys = await keysOf(page)
  await compose(keys, ['h', 'hu', 'hue', 'huê', 'huế'])
  await expect(page.getByRole('option', { name: 'Thành phố Huế', exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Thành phố Huế')
})
