import { defineConfig } from '@playwright/test'

/** Four keep two cores busy: a browser waits for the shop, and the other way round. */
const workers = Number(process.env.E2E_WORKERS ?? 4)

// Two checkouts on one machine use two ranges of ports.
const firstPort = Number(process.env.E2E_PORT ?? 4_310)

/** Each worker has a shop of its own: journeys that run at the same time see neither each other's products nor settings. */
const portOf = (worker: number) => firstPort + worker * 10

// Playwright sets the index before a worker loads this file.
export const baseURL = `http://localhost:${portOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0))}`

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a new context loads in the process of the last one: starting a process costs as much as half a page.
  '--renderer-process-limit=1',
]

const withoutImages =
  '--blink-settings=imagesEnabled=false,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

const executablePath = process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  fullyParallel: true,
  workers,
  // Three times what the longest takes on two cores; a sweep of many pages sets its own.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  outputDir: '../test-results',
  use: {
    baseURL,
    actionTimeout: 15_000,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 390, height: 844 },
    // A service worker fetches pages itself and so bypasses the routes of a journey; only the offline journey allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...executablePath, args },
  },
  projects: [
    { name: 'with images', grep: /@look|@images/ },
    // Decoding images is a third of a journey's cost, and most journeys look at none. The other settings are Playwright's own (a
    // mouse that hovers), which the switch would replace.
    {
      name: 'without images',
      grepInvert: /@look|@images/,
      use: { launchOptions: { ...executablePath, args: [...args, withoutImages] } },
    },
  ],
  webServer: Array.from({ length: workers }, (_, worker) => ({
    command: `node e2e/serve.ts ${portOf(worker)}`,
    cwd: new URL('..', import.meta.url).pathname,
    url: `http://localhost:${portOf(worker)}/api/health/ready`,
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  })),
})
