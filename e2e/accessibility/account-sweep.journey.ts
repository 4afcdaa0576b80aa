import type { Browser } from '@playwright/test'
import { newPhone } from '../support/checkout.ts'
import { buy, register } from '../support/customer.ts'
import { test } from '../support/fixtures.ts'
import { sweepPage } from '../support/page-checks.ts'

/** A customer with an address and an order. */
async function settledCustomer(browser: Browser) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await register(page)
  const { id } = await buy(page)
  const address = { fullName: 'Bà Ngoại', phone: newPhone(), province: 'Thành phố Huế', ward: 'Phường Thuận Hóa', street: '12 Chi Lăng' }
  await context.request.post('/api/users/add-address', { data: { ...address, isDefault: true } })
  return { page, id }
}

for (const language of ['vi', 'en'] as const) {
  test(`account pages: pass the page checks in ${language}`, { tag: '@look' }, async ({ browser }) => {
    test.setTimeout(360_000)
    const { page, id } = await settledCustomer(browser)
    const pages = [
      '',
      '/orders',
      '/orders?status=delivered',
      '/address',
      '/address?add=1',
      '/children',
      '/children?add=1',
      '/password',
      '/details',
      '/data',
      '/logout',
    ]
    for (const path of [...pages.map((one) => `/my-account${one}`), `/my-account/orders/${id}`, `/orders/${id}`, '/track-order']) {
      await test.step(path, () => sweepPage(page, path, { language }))
    }
  })
}
