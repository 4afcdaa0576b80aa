import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  request,
} from '@playwright/test'
import sharp from 'sharp'
import { baseURL } from '../playwright.config.ts'

export const adminCredentials = { email: 'admin@memay.local', password: 'mot mat khau dai' }

type Session = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>
let session: Promise<Session> | undefined

/** The admin's session in this worker: one sign-in serves all its journeys. A journey that signs out opens one of its own. */
export function adminSession(): Promise<Session> {
  session ??= signIn()
  return session
}

async function signIn(): Promise<Session> {
  const client = await request.newContext({ baseURL })
  const response = await client.post('/api/users/login', { data: adminCredentials })
  expect(response.status()).toBe(200)
  const state = await client.storageState()
  await client.dispose()
  return state
}

/** Opens an admin page in a new signed-in browser. `goto` waits for the page's script: a press before does nothing. */
export async function openAdmin(browser: Browser, { width = 390, height = 844 } = {}): Promise<Page> {
  const storageState = await adminSession()
  const context = await browser.newContext({ baseURL, viewport: { width, height }, locale: 'vi-VN', storageState })
  const page = await context.newPage()
  const go = page.goto.bind(page)
  page.goto = async (...where) => {
    const response = await go(...where)
    await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')))
    return response
  }
  return page
}

/** Takes an order through all its steps to delivery, without a carrier. */
export async function deliver(admin: APIRequestContext, orderId: string): Promise<void> {
  for (const status of ['processing', 'shipped', 'delivered']) {
    const response = await admin.patch(`/api/orders/${orderId}/status`, { data: { status } })
    expect(response.status(), `${status}: ${await response.text()}`).toBe(200)
  }
}

/** A photo with unique content. */
export async function createPhoto(name: string) {
  const background = { r: Math.floor(Math.random() * 256), g: Math.floor(Math.random() * 256), b: Math.floor(Math.random() * 256) }
  const buffer = await sharp({ create: { width: 400, height: 500, channels: 3, background } })
    .composite([{ input: { text: { text: `${name} ${Date.now()}`, width: 300, height: 60 } } }])
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** Replaces the text of a field by keyboard. */
export async function type(field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.page().keyboard.press('ControlOrMeta+a')
  await field.page().keyboard.type(text)
}

/** On a phone a text in two languages shows one at a time. */
export async function showEnglish(scope: Page | Locator, field: string): Promise<void> {
  await scope
    .getByRole('group', { name: `${field}: ngôn ngữ` })
    .getByText('EN', { exact: true })
    .click()
}

export async function press(button: Locator, key = 'Enter'): Promise<void> {
  await button.focus()
  await button.page().keyboard.press(key)
}

export async function chooseOption(field: Locator, typed: string, choice: string | RegExp): Promise<void> {
  await type(field, typed)
  await expect(field.page().getByRole('option', { name: choice })).toBeVisible()
  await field.page().keyboard.press('Enter')
}

/** Creates a product for one journey alone, through the API. */
export async function createSimpleProduct(page: Page) {
  const { request } = page.context()
  const categories = await (await request.get('/api/categories')).json()
  const name = `Yếm lụa ${Date.now()}`
  const data = {
    name,
    sku: `YL-${Date.now()}`,
    price: 200_000,
    category: categories.data[0]._id,
    colors: [{ color: 'Mộc' }],
    sizes: [{ size: '2Y' }],
  }
  const response = await request.post('/api/products', { data })
  expect(response.status()).toBe(201)
  const { product } = await response.json()
  return { name, slug: product.slug as string, path: `/admin/products/edit/${product._id}` }
}
