import { test as base, expect } from '@playwright/test'

export { expect }

/** A test whose pages must stay silent: a console error, an exception or a hydration warning fails it. */
export const test = base.extend<{ silence: undefined; allowed: RegExp[] }>({
  /** What a journey provokes on purpose (a refused call is reported by the browser itself). */
  allowed: [[], { option: true }],
  silence: [
    async ({ context, allowed }, use) => {
      const complaints: string[] = []
      context.on('weberror', (error) => complaints.push(String(error.error())))
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return
        if (allowed.some((expression) => expression.test(message.text()))) return
        complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})
