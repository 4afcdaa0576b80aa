import { defineConfig } from '@playwright/test'

// Two checkouts on one machine use two ports.
const port = Number(process.env.E2E_PORT ?? 4_310)
export const baseURL = `http://localhost:${port}`

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
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
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node e2e/serve.ts ${port}`,
    cwd: new URL('..', import.meta.url).pathname,
    url: `${baseURL}/api/health/ready`,
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
