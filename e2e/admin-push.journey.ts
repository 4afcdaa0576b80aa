import { createECDH, randomBytes } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { openAdmin } from './support/admin.ts'
import { test } from './support/fixtures.ts'
import { findViolations } from './support/page-checks.ts'

/** Notifications on a device. A real push service needs a network, so the page of the test subscribes in its place. */

function newSubscription() {
  const own = createECDH('prime256v1')
  own.generateKeys()
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('base64url')}`,
    keys: { p256dh: own.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  }
}

type PermissionChoice = NotificationPermission

/** Opens a browser whose user gives this response to the permission prompt. */
async function openBrowser(browser: Browser, response: PermissionChoice): Promise<Page> {
  const page = await openAdmin(browser)
  await page.addInitScript(
    ({ json, answer: response }) => {
      const isOn = () => sessionStorage.getItem('push') === 'on'
      const subscription = {
        ...json,
        toJSON: () => json,
        unsubscribe: async () => {
          sessionStorage.removeItem('push')
          return true
        },
      }
      const pushManager = {
        getSubscription: async () => (isOn() ? subscription : null),
        subscribe: async () => {
          sessionStorage.setItem('push', 'on')
          return subscription
        },
      }
      const registration = { pushManager }
      const container = {
        register: async () => registration,
        getRegistration: async () => registration,
        ready: Promise.resolve(registration),
      }
      Object.defineProperty(navigator, 'serviceWorker', { value: container })
      Object.defineProperty(Notification, 'permission', { get: () => sessionStorage.getItem('answer') ?? 'default' })
      Notification.requestPermission = async () => {
        sessionStorage.setItem('answer', response)
        return response
      }
    },
    { json: newSubscription(), answer: response },
  )
  return page
}

test('push notifications: are turned on for this device, stay on, and are turned off again', async ({ browser }) => {
  const page = await openBrowser(browser, 'granted')
  await page.goto('/admin/security')
  const card = page.getByRole('region', { name: 'Thông báo trên máy này' })
  await card.getByRole('button', { name: 'Bật thông báo' }).click()
  const device = card.getByRole('listitem').filter({ hasText: 'Máy này' })
  await expect(device).toBeVisible()
  await expect(card.getByText('Đang bật')).toBeVisible()
  expect(await findViolations(page, 'main')).toEqual([])

  await page.reload()
  await expect(device).toBeVisible()
  await expect(card.getByRole('button', { name: 'Gửi thông báo thử' })).toBeVisible()

  await card.getByRole('button', { name: 'Tắt trên máy này' }).click()
  await expect(device).toHaveCount(0)
  await expect(card.getByRole('button', { name: 'Bật thông báo' })).toBeVisible()
})

test('push notifications: a denied permission shows how to allow them, without a dead button', async ({ browser }) => {
  const page = await openBrowser(browser, 'denied')
  await page.goto('/admin/security')
  const card = page.getByRole('region', { name: 'Thông báo trên máy này' })
  await card.getByRole('button', { name: 'Bật thông báo' }).click()
  await expect(card.getByText('Trình duyệt đang chặn thông báo của trang này')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Bật thông báo' })).toHaveCount(0)
})

test('admin: installs as an app of its own', async ({ browser }) => {
  const page = await openAdmin(browser)
  await page.goto('/admin/security')
  const link = page.locator('link[rel=manifest]')
  await expect(link).toHaveCount(1)
  const manifest = await (await page.request.get((await link.getAttribute('href')) ?? '')).json()
  expect(manifest).toMatchObject({ id: '/admin', start_url: '/admin', scope: '/', display: 'standalone' })
})
