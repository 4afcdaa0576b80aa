import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { baseURL } from './playwright.config.ts'

export const admin = { email: 'admin@memay.local', password: 'mot mat khau dai' }

/** A page of the back office, signed in, in a browser of its own. Going somewhere ends when the page's script is there: a press before does nothing. */
export async function openOffice(browser: Browser, { width = 390, height = 844 } = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width, height }, locale: 'vi-VN' })
  const answer = await context.request.post('/api/users/login', { data: admin })
  expect(answer.status()).toBe(200)
  const page = await context.newPage()
  const go = page.goto.bind(page)
  page.goto = async (...where) => {
    const answer = await go(...where)
    await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')))
    return answer
  }
  return page
}

/** An order goes its whole way to the customer's door, without a carrier. */
export async function deliver(office: APIRequestContext, orderId: string): Promise<void> {
  for (const status of ['processing', 'shipped', 'delivered']) {
    const answer = await office.patch(`/api/orders/${orderId}/status`, { data: { status } })
    expect(answer.status(), `${status}: ${await answer.text()}`).toBe(200)
  }
}
