import type { APIRequestContext, Page } from '@playwright/test'
import { totpCode, totpStep } from '../../server/areas/accounts/two-factor/totp.ts'
import { adminCredentials, openAdmin } from '../support/admin.ts'
import { expect, test } from '../support/fixtures.ts'
import { checkPage } from '../support/page-checks.ts'

const password = 'hoa sen trang nam 2026'
let people = 0
const someone = () => `nhan.vien.${Date.now()}.${++people}@example.com`

/** Waits for the invitation mail and returns its link. */
async function invitationTo(request: APIRequestContext, email: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const list = await (await request.get('/sandbox/mail')).text()
    const row = list.split('<li').find((part) => part.includes(email))
    const id = /\/sandbox\/mail\/([\w-]+)/.exec(row ?? '')?.[1]
    const text = await (await request.get(`/sandbox/mail/${id}/html`)).text()
    link = /\/invitation\/[\w-]{43}/.exec(text)?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 20_000 })
  return link
}

async function invite(admin: Page, email: string): Promise<void> {
  await admin.goto('/admin/staff')
  await admin.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email)
  await admin.getByRole('button', { name: 'Gửi thư mời' }).click()
  await expect(admin.getByRole('region', { name: 'Đang chờ nhận lời' }).getByText(email, { exact: true }).first()).toBeVisible()
}

async function accept(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('textbox', { name: /^Họ và tên/ }).fill(name)
  await page.getByRole('textbox', { name: /^Mật khẩu/ }).fill(password)
  await page.getByRole('button', { name: 'Nhận lời mời' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Việc hôm nay' })).toBeVisible()
}

/** A fresh one-time code: a code works once, so within the same half minute it takes the next one, which is valid too. */
let lastStep = 0
function nextCode(secret: string): string {
  const here = totpStep(new Date())
  lastStep = Math.max(here, lastStep + 1)
  return totpCode(secret, Math.min(lastStep, here + 1))
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login?next=/admin')
  await page
    .getByRole('main')
    .getByRole('textbox', { name: /^Email/ })
    .fill(email)
  await page.getByRole('textbox', { name: /^Mật khẩu/ }).fill(password)
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nhập mã xác thực' })).toBeVisible()
}

test.describe('new staff member', () => {
  // The page asks for new orders until it notices that its session has ended.
  test.use({ allowedConsoleErrors: [/status of 40[0134]/] })

  test('is invited, sees only orders, turns on two-factor sign-in, and the audit log records it all', async ({
    browser,
    page,
    request,
  }) => {
    const email = someone()
    const name = `Lê Thị Bảy ${email.split('.')[2]}`
    const admin = await openAdmin(browser)
    await invite(admin, email)
    await accept(page, await invitationTo(request, email), name)

    await page.goto('/admin/orders')
    await expect(page.getByRole('heading', { level: 1, name: 'Đơn hàng' })).toBeVisible()
    // A page below a list that is for admins too: neither is offered.
    for (const path of ['settings', 'refunds/cash']) {
      await page.goto(`/admin/${path}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Trang của quản trị viên' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link')).toHaveText(['Việc hôm nay'])
    }
    expect((await page.request.get('/api/audit')).status()).toBe(403)

    await page.goto('/admin/security')
    await page.getByRole('button', { name: 'Bật xác minh hai bước' }).click()
    await page.getByRole('textbox', { name: 'Mật khẩu của bạn' }).fill(password)
    await page.getByRole('button', { name: 'Tiếp tục' }).click()
    await expect(page.getByRole('img', { name: 'Mã QR cho ứng dụng xác thực' })).toBeVisible()
    const secret = ((await page.getByRole('code').textContent()) ?? '').replace(/\s/g, '')
    await page.getByRole('textbox', { name: 'Mã xác thực' }).fill('000000')
    await page.getByRole('button', { name: 'Bật xác minh hai bước' }).click()
    await expect(page.getByRole('alert')).toContainText('Mã không đúng')
    await page.getByRole('textbox', { name: 'Mã xác thực' }).fill(nextCode(secret))
    await page.getByRole('button', { name: 'Bật xác minh hai bước' }).click()
    await expect(page.getByText('Cất giữ mã dự phòng')).toBeVisible()
    const [spare = ''] = await page.getByRole('code').allTextContents()
    await page.getByRole('button', { name: 'Tôi đã cất rồi' }).click()
    await expect(page.getByText(/Còn 10 mã dự phòng/)).toBeVisible()

    await page.request.post('/api/users/logout')
    await signIn(page, email)
    await page.getByRole('textbox', { name: /^Mã xác thực/ }).fill(nextCode(secret))
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Việc hôm nay' })).toBeVisible()

    await page.request.post('/api/users/logout')
    await signIn(page, email)
    await page.getByRole('textbox', { name: /^Mã xác thực/ }).fill(spare)
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Việc hôm nay' })).toBeVisible()
    await page.goto('/admin/security')
    await expect(page.getByText(/Còn 9 mã dự phòng/)).toBeVisible()
    await expect(page.getByText('Mật khẩu + mã').first()).toBeVisible()

    await admin.goto(`/admin/audit?query=${encodeURIComponent(email)}`)
    const log = admin.getByRole('list', { name: 'Nhật ký' })
    await expect(log).toContainText(`${name} đã bật xác minh hai bước`)
    await expect(log).toContainText(`${name} đã nhận lời vào làm nhân viên`)

    await admin.goto('/admin/staff')
    await admin.getByRole('button', { name: `Thêm thao tác cho ${name}` }).click()
    await admin.getByRole('menuitem', { name: 'Gỡ quyền' }).click()
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Gỡ quyền' }).click()
    await expect(admin.getByText(name)).toBeHidden()
    expect((await page.request.get('/api/orders')).status()).toBe(401)
    await admin.context().close()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an invitation is accepted and a two-factor code is requested', async ({ browser, page, request }) => {
    const email = someone()
    const admin = await openAdmin(browser)
    const sent = await admin.request.post('/api/staff/invitations', { data: { email, role: 'staff' } })
    expect(sent.status()).toBe(201)
    await accept(page, await invitationTo(request, email), 'Lê Thị Tám')
    const { data } = await (await page.request.post('/api/users/two-factor/setup', { data: { password } })).json()
    const enabled = await page.request.post('/api/users/two-factor/enable', { data: { code: totpCode(data.secret, totpStep(new Date())) } })
    const { recoveryCodes } = (await enabled.json()).data
    await page.request.post('/api/users/logout')
    await signIn(page, email)
    await page.getByRole('textbox', { name: /^Mã xác thực/ }).fill(recoveryCodes[0])
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Việc hôm nay' })).toBeVisible()
    await admin.context().close()
  })
})

test.describe('the dashboard', () => {
  test.use({ allowedConsoleErrors: [/status of 500/] })

  test('shows days as a chart and as a table, and one failed card leaves the others', async ({ browser }) => {
    const admin = await openAdmin(browser)
    await admin.goto('/admin/dashboard')
    await expect(admin.getByRole('link', { name: '7 ngày', exact: true })).toHaveAttribute('aria-current', 'true')
    await expect(admin.getByRole('img', { name: 'Doanh thu theo thời gian' })).toBeVisible()
    await admin.getByText('Xem bảng').click()
    await expect(admin.getByRole('table').getByRole('row')).toHaveCount(9)
    await admin.getByRole('slider', { name: 'Xem từng ngày' }).press('Home')
    await admin.route('**/api/reports/summary?*parts=bestSellers', (route) =>
      route.fulfill({ status: 500, json: { message: 'Có lỗi', code: 'internal' } }),
    )
    await admin.getByRole('link', { name: '30 ngày', exact: true }).click()
    await expect(admin.getByRole('table').getByRole('row')).toHaveCount(32)
    const best = admin.getByRole('region', { name: 'Bán chạy nhất' })
    await expect(best.getByRole('alert')).toContainText('Phần này chưa tải được')
    await admin.unroute('**/api/reports/summary?*parts=bestSellers')
    await best.getByRole('button', { name: 'Thử lại' }).click()
    await expect(best.getByRole('alert')).toBeHidden()
    await admin.context().close()
  })
})

for (const [width, language] of [
  [360, 'vi'],
  [1440, 'en'],
] as const) {
  test(`staff screens: pass the page checks at ${width} px in ${language}`, async ({ browser }) => {
    const admin = await openAdmin(browser, { width })
    for (const path of ['/admin', '/admin/dashboard', '/admin/messages', '/admin/staff', '/admin/audit', '/admin/security'])
      await checkPage(admin, path, { language })
    await admin.context().close()
  })
}

test.describe('a session that was left open', () => {
  test.use({ allowedConsoleErrors: [/status of 403/] })

  test('asks for the password in a field that has the focus, and then does what was asked', async ({ browser }) => {
    const page = await openAdmin(browser)
    const email = `moi-${Date.now()}@example.com`
    let isFirst = true
    await page.route('**/api/staff/invitations', (route) => {
      if (!isFirst) return route.continue()
      isFirst = false
      return route.fulfill({ status: 403, json: { code: 'password_again', message: 'Hãy nhập lại mật khẩu.' } })
    })
    await page.goto('/admin/staff')
    await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Gửi thư mời' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nhập lại mật khẩu' })
    await expect(dialog.getByRole('textbox', { name: 'Mật khẩu' })).toBeFocused()
    await page.keyboard.type(adminCredentials.password)
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Đang chờ nhận lời' }).getByText(email).first()).toBeVisible()
  })
})
