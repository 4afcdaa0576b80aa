/**
 * `npm run bench:browser [-- rounds]`: how long a phone with a quarter of this CPU takes to show the effect of a touch (the duration
 * that counts for INP). Prints the median and the slowest of all rounds. `CHROMIUM_PATH` names a browser if Playwright has none,
 * `BENCH_URL` a shop with the demo that already runs.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { spawnShop } from '../support/spawn-shop.ts'

const rounds = Number(process.argv[2] ?? 5)
const slowdown = 4
const product = '/products/dam-co-la-sen-hoa-nhi'
const dataDir = mkdtempSync(join(tmpdir(), 'memay-browser-'))
const shop = spawnShop({ port: 4_398, dataDir, databaseUrl: '' })
const url = process.env.BENCH_URL ?? shop.url
const durations = new Map<string, number[]>()

/** Touches of one visit to a page, each after the effect of the one before. */
type Visit = { path: string; touches: (page: Page) => AsyncGenerator<[string, () => Promise<void>]> }

const visits: Visit[] = [
  {
    path: '/',
    async *touches(page) {
      yield ['open the menu', () => page.getByRole('banner').getByRole('link', { name: 'Mở menu' }).tap()]
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
      yield ['close the menu', () => page.getByRole('dialog').getByRole('button', { name: 'Đóng' }).tap()]
    },
  },
  {
    path: product,
    async *touches(page) {
      yield ['choose a colour', () => page.locator('.color-choices label').first().tap()]
      yield ['choose a size', () => page.locator('.size-choice label').first().tap()]
      yield ['add to cart', () => page.getByRole('main').getByRole('button', { name: 'Thêm vào giỏ' }).first().tap()]
      const drawer = page.getByRole('dialog', { name: /Giỏ hàng/ })
      await drawer.getByRole('listitem').first().waitFor()
      yield ['close the cart', () => drawer.getByRole('button', { name: 'Đóng' }).first().tap()]
      await drawer.waitFor({ state: 'hidden' })
      yield [
        'open the cart',
        () =>
          page
            .getByRole('banner')
            .getByRole('link', { name: /^Giỏ hàng/ })
            .tap(),
      ]
      await drawer.waitFor()
    },
  },
  {
    path: '/products',
    async *touches(page) {
      yield ['open the filters', () => page.getByRole('link', { name: /^Bộ lọc/ }).tap()]
      const sheet = page.getByRole('dialog', { name: 'Bộ lọc' })
      await sheet.waitFor()
      yield ['choose a filter', () => sheet.locator('label', { hasText: /^Mới/ }).first().tap()]
    },
  },
]

/** Records the durations of all events that belong to a touch. */
function observe(): void {
  const page = window as unknown as { touches: number[] }
  page.touches = []
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) if (entry.interactionId) page.touches.push(entry.duration)
  })
  observer.observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
}

/** The longest event since the last call, once the page has been quiet for a while. */
async function longestEvent(page: Page): Promise<number> {
  await page.waitForTimeout(1_200)
  return page.evaluate(() => Math.max(0, ...(window as unknown as { touches: number[] }).touches.splice(0)))
}

async function measure(browser: Browser, { path, touches }: Visit): Promise<void> {
  const context = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'vi-VN' },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.addInitScript(observe)
  await page.goto(url + path)
  await page.locator('html:not([data-hydrating])').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  for await (const [name, touch] of touches(page)) {
    await touch()
    durations.set(name, [...(durations.get(name) ?? []), await longestEvent(page)])
  }
  await context.close()
}

try {
  if (!process.env.BENCH_URL) await shop.start()
  const { CHROMIUM_PATH } = process.env
  const browser = await chromium.launch({ ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}), args: ['--no-sandbox'] })
  for (let round = 0; round < rounds; round++) for (const visit of visits) await measure(browser, visit)
  await browser.close()
  for (const [name, all] of durations) {
    const sorted = all.toSorted((one, other) => one - other)
    console.log(`${name.padEnd(18)} median ${sorted[Math.floor(sorted.length / 2)]} ms, slowest ${sorted.at(-1)} ms`)
  }
} finally {
  await shop.kill()
  rmSync(dataDir, { recursive: true, force: true })
}
