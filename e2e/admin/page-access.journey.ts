import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../web/app/routes.ts'
import { openAdmin } from '../support/admin.ts'
import { password, register } from '../support/customer.ts'
import { expect, test } from '../support/fixtures.ts'

/** The pages that staff open, below /admin: a new page is for admins until it is added here. */
const forStaff = [
  '',
  '/dashboard',
  '/security',
  '/products',
  '/stock',
  '/stock/labels',
  '/stock/second-choice',
  '/stock/takes',
  '/production',
  '/orders',
  '/orders/add',
  '/orders/board',
  '/orders/print',
  '/orders/drafts',
  '/orders/tracking',
  '/reviews',
  '/messages',
  '/orders/cases',
]

/** Every admin page whose path has no parameter. */
async function adminPages(): Promise<string[]> {
  const flatten = (entries: readonly RouteConfigEntry[], base: string): string[] =>
    entries.flatMap(({ path, index, children = [] }) => {
      const full = path === undefined ? base : `${base}/${path.replace(/\/:\w+\?$/, '')}`
      return [...(path || index ? [full] : []), ...flatten(children, full)]
    })
  const paths = flatten(await routes, '').filter((path) => path.startsWith('/admin') && !/[:*]|webmanifest/.test(path))
  return [...new Set(paths)]
}

test('admin pages: a visitor is asked to sign in, a customer finds none, staff are refused those for admins', async ({ browser, page }) => {
  const pages = await adminPages()
  expect(pages.length).toBeGreaterThan(45)
  const read = async (path: string) => {
    const response = await page.request.get(path, { maxRedirects: 0 })
    return { status: response.status(), location: response.headers().location ?? '', text: await response.text() }
  }
  for (const path of pages) {
    const { status, location } = await read(path)
    expect([path, status, location.startsWith('/login?')]).toEqual([path, 302, true])
  }

  const email = await register(page)
  for (const path of pages) {
    const { status, text } = await read(path)
    expect([path, status, text.includes('admin-side')]).toEqual([path, 404, false])
  }

  const admin = await openAdmin(browser)
  const { data } = await (await admin.request.get(`/api/users?query=${encodeURIComponent(email)}`)).json()
  await admin.request.patch(`/api/users/${data.users[0]._id}`, { data: { role: 'staff' } })
  await page.request.post('/api/users/login', { data: { email, password } })
  const opened: string[] = []
  for (const path of pages) {
    const { status, text } = await read(path)
    expect([path, status]).toEqual([path, text.includes('<h1>Trang của quản trị viên</h1>') ? 403 : 200])
    if (status === 200) opened.push(path.slice('/admin'.length))
  }
  expect(opened).toEqual(forStaff)
  for (const path of pages) expect([path, (await admin.request.get(path)).status()]).toEqual([path, 200])
  await admin.context().close()
})
