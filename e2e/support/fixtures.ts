import { createHash } from 'node:crypto'
import { type BrowserContext, test as base, expect, type Page, type TestInfo } from '@playwright/test'

export { expect }

/** An IP of 10.0.0.0/8 for each attempt of each test: rate limits count by IP, and no test may use up another's. */
function ipFor({ testId, retry, repeatEachIndex }: TestInfo): string {
  const [a, b, c] = createHash('sha256').update(`${testId} ${retry} ${repeatEachIndex}`).digest()
  return `10.${a}.${b}.${c}`
}

/** Makes navigations wait for hydration too; a page without scripts has no such attribute. `waitUntil` opts out. */
function waitForHydration(page: Page): void {
  // Asked for with every frame: a locator is looked for only every half second once the page takes longer than a quarter.
  const hydrated = () => page.waitForFunction(() => !document.documentElement.hasAttribute('data-hydrating'))
  const { goto, reload } = page
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options)
    if (!options?.waitUntil) await hydrated()
    return response
  }
  page.reload = async (options) => {
    const response = await reload.call(page, options)
    if (!options?.waitUntil) await hydrated()
    return response
  }
}

/** A test whose pages must log nothing: a console error, an exception or a hydration warning fails it. */
export const test = base.extend<{ consoleErrors: undefined; allowedConsoleErrors: RegExp[] }>({
  /** Errors that a journey provokes on purpose (the browser itself logs a refused call). */
  allowedConsoleErrors: [[], { option: true }],
  // The shop under test trusts this machine as a proxy (serve.ts).
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires fixtures to destructure their first argument
  extraHTTPHeaders: async ({}, use, testInfo) => use({ 'x-forwarded-for': ipFor(testInfo) }),
  consoleErrors: [
    async ({ browser, context, allowedConsoleErrors: allowed }, use, { project }) => {
      const hasNoImages = project.name === 'without images'
      const consoleErrors: string[] = []
      const opened: BrowserContext[] = []
      const listen = (to: BrowserContext) => {
        to.on('page', waitForHydration)
        to.on('weberror', (error) => consoleErrors.push(String(error.error())))
        to.on('console', (message) => {
          if (message.type() !== 'error' && message.type() !== 'warning') return
          if (message.text().startsWith('Service Worker registration blocked by Playwright')) return
          if (hasNoImages && /preload.* (image loading is disabled|not used within a few seconds)/.test(message.text())) return
          // A form sent without scripts gets its page again as the response, with the field errors.
          if (/status of 400/.test(message.text()) && !/\/api\/|\.data\b/.test(message.location().url)) return
          if (allowed.some((expression) => expression.test(message.text()))) return
          consoleErrors.push(`${message.type()}: ${message.text()} (${message.location().url})`)
        })
      }
      listen(context)
      // Also covers contexts opened later: the admin's and other users'.
      const onContext = (newContext: BrowserContext) => {
        opened.push(newContext)
        listen(newContext)
      }
      browser.on('context', onContext)
      await use(undefined)
      browser.off('context', onContext)
      await Promise.all(opened.map((left) => left.close()))
      expect(consoleErrors).toEqual([])
    },
    { auto: true },
  ],
})
