import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

/** The Google stub (see serve.ts) listens one port above the shop. */
async function credentialOf(request: APIRequestContext, baseURL: string | undefined, claims: Record<string, string>): Promise<string> {
  const origin = new URL(baseURL ?? '')
  origin.port = String(Number(origin.port) + 1)
  return (await request.get(`${origin.origin}/credential?${new URLSearchParams(claims)}`)).text()
}

/** A stub of Google's script: a button that returns a credential. */
async function playScript(page: Page, credential: string): Promise<void> {
  const script = `
    let answer
    window.google = { accounts: { id: {
      initialize: ({ callback }) => { answer = callback },
      renderButton: (box, { text, locale, width }) => {
        if (width < 200) throw new Error('no room for the button')
        const button = document.createElement('button')
        button.textContent = 'Google ' + text + ' ' + locale
        button.onclick = () => answer({ credential: ${JSON.stringify(credential)} })
        box.replaceChildren(button)
      },
      prompt: () => {},
      cancel: () => {},
    } } }`
  await page.route('https://accounts.google.com/gsi/client*', (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
}

const someone = () => ({
  sub: `${Date.now()}${Math.floor(Math.random() * 1e6)}`,
  email: `g${Date.now()}${Math.floor(Math.random() * 1e6)}@gmail.com`,
})

const password = 'hoa sen trang nam 2026'
/** Registers an account with a password and signs it out again. */
async function registered(page: Page, { sub, email }: { sub: string; email: string }): Promise<string> {
  const response = await page.request.post('/api/users/register', { data: { username: `u${sub}`, email, password } })
  expect(response.status()).toBe(201)
  await page.request.post('/api/users/logout')
  return email
}

test('Google sign-in: signs in, and loads Google’s script only on demand', async ({ page, request, baseURL }) => {
  const who = someone()
  let requests = 0
  page.on('request', (sent) => (requests += sent.url().startsWith('https://accounts.google.com') ? 1 : 0))
  await playScript(page, await credentialOf(request, baseURL, who))
  await page.goto('/login')
  const ours = page.getByRole('button', { name: 'Tiếp tục với Google' })
  await expect(ours).toBeVisible()
  const below = page.getByRole('link', { name: 'Đăng ký', exact: true }).last()
  const before = await below.boundingBox()
  expect(requests).toBe(0)
  await ours.press('Enter')
  const theirs = page.getByRole('button', { name: 'Google continue_with vi' })
  await expect(theirs).toBeFocused()
  await expect(ours).toHaveCount(0)
  expect((await below.boundingBox())?.y).toBe(before?.y)
  await theirs.click()
  await expect(page).not.toHaveURL(/login/)
  const { data } = (await (await page.request.get('/api/users/me')).json()) as { data: object }
  expect(data).toMatchObject({ email: who.email, emailVerified: true })
})

test.describe('Google unreachable', () => {
  test.use({ allowedConsoleErrors: [/accounts\.google\.com|ERR_FAILED|status of 401/] })

  test('the form still works, and the layout does not shift', async ({ page }) => {
    const email = await registered(page, someone())
    await page.route('https://accounts.google.com/**', (route) => route.abort())
    await page.goto('/login')
    const below = page.getByRole('link', { name: 'Đăng ký', exact: true }).last()
    const before = await below.boundingBox()
    await page.getByRole('button', { name: 'Tiếp tục với Google' }).click()
    await expect(page.getByText('Chưa mở được Google. Bạn vẫn dùng email được.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Thử lại' })).toBeFocused()
    expect((await below.boundingBox())?.y).toBe(before?.y)
    await page
      .getByRole('main')
      .getByRole('textbox', { name: /^Email/ })
      .fill(email)
    await page.getByRole('textbox', { name: /^Mật khẩu/ }).fill(password)
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
    await expect(page).not.toHaveURL(/login/)
  })

  test('Google sign-in: links an existing account by its password, once', async ({ page, request, baseURL }) => {
    const who = someone()
    await registered(page, who)
    await playScript(page, await credentialOf(request, baseURL, who))
    await page.goto('/login')
    await page.getByRole('button', { name: 'Tiếp tục với Google' }).click()
    await page.getByRole('button', { name: 'Google continue_with vi' }).click()
    const proof = page.getByRole('status').filter({ hasText: 'Email này đã có tài khoản' })
    await proof.getByRole('textbox', { name: /^Mật khẩu/ }).fill(password)
    await proof.getByRole('button', { name: 'Nối với Google' }).click()
    await expect(page).not.toHaveURL(/login/)
  })
})

test('in-app browser: Google is not offered, and the page says how to use it', async ({ browser }) => {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/22B83 [FBAN/FBIOS;FBAV/489.0.0.1]'
  const context = await browser.newContext({ userAgent })
  const page = await context.newPage()
  await page.goto('/login')
  await expect(page.getByText('Google không đăng nhập được trong ứng dụng này.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0)
  await context.close()
})
