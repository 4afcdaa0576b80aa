import { type ChildProcess, spawn } from 'node:child_process'
import { baseURL } from '../playwright.config.ts'
import { adminCredentials } from './admin.ts'
import { expect, test } from './fixtures.ts'

/**
 * Ports of the shops that a journey has for itself, counted from that of its worker. The workers' shops are ten apart, and each shop has a
 * stub of Google one port above it.
 */
const offsets = { setUp: 2, empty: 4, firstSteps: 6, bank: 8 }

/** Starts a shop for the tests of a file, beside the one of its worker, and lets them use it. Returns its origin. */
export function startOwnShop(name: keyof typeof offsets, settings: readonly string[]): URL {
  const url = new URL(baseURL)
  url.port = String(Number(url.port) + offsets[name])
  let shop: ChildProcess

  test.beforeAll(async ({ request }) => {
    shop = spawn(process.execPath, ['e2e/serve.ts', url.port, `ADMIN_EMAIL=${adminCredentials.email}`, ...settings], {
      stdio: 'inherit',
    })
    shop.once('exit', (code) => {
      if (code) throw new Error(`the shop of this journey ended with ${code}`)
    })
    const isReady = () =>
      request.get(`${url.origin}/api/health/ready`).then(
        (response) => response.ok(),
        () => false,
      )
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true)
  })
  test.afterAll(() => {
    shop.kill()
  })
  test.use({ baseURL: url.origin })
  return url
}
