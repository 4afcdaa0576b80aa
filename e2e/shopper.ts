import { createHash } from 'node:crypto'
import { type BrowserContext, test as base, expect, type TestInfo } from '@playwright/test'

export { expect }

/** An IP of 10.0.0.0/8 for each attempt of each test: limits count by it, and no test may use up another's. */
function ipOf({ testId, retry, repeatEachIndex }: TestInfo): string {
  const [a, b, c] = createHash('sha256').update(`${testId} ${retry} ${repeatEachIndex}`).digest()
  return `10.${a}.${b}.${c}`
}

/** A test whose pages must stay silent: a console error, an exception or a hydration warning fails it. */
export const test = base.extend<{ silence: undefined; allowed: RegExp[] }>({
  /** What a journey provokes on purpose (a refused call is reported by the browser itself). */
  allowed: [[], { option: true }],
  // The shop of the journeys trusts this machine as a proxy (serve.ts).
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants fixtures to be taken apart
  extraHTTPHeaders: async ({}, use, testInfo) => use({ 'x-forwarded-for': ipOf(testInfo) }),
  silence: [
    async ({ browser, context, allowed }, use) => {
      const complaints: string[] = []
      const opened: BrowserContext[] = []
      const listen = (to: BrowserContext) => {
        to.on('weberror', (error) => complaints.push(String(error.error())))
        to.on('console', (message) => {
          if (message.type() !== 'error' && message.type() !== 'warning') return
          if (message.text().startsWith('Service Worker registration blocked by Playwright')) return
          // A form sent without scripts is answered by its page, which says what is wrong with it.
          if (/status of 400/.test(message.text()) && !/\/api\/|\.data\b/.test(message.location().url)) return
          if (allowed.some((expression) => expression.test(message.text()))) return
          complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
        })
      }
      listen(context)
      // The office's and everybody else's who comes later.
      const meet = (newcomer: BrowserContext) => {
        opened.push(newcomer)
        listen(newcomer)
      }
      browser.on('context', meet)
      await use(undefined)
      browser.off('context', meet)
      await Promise.all(opened.map((left) => left.close()))
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})
