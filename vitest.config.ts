import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'contract/**/*.test.ts',
      'db/**/*.test.ts',
      'server/**/*.test.{ts,tsx}',
      'web/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    exclude: ['scripts/demo-art/**', '**/node_modules/**'],
    globalSetup: ['server/testing/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Three keep two cores busy: a worker waits for its database most of the time. Each opens up to ten connections per shop.
    maxWorkers: 3,
    pool: 'forks',
    // One load of the shop for all files of a worker, not one each: they share no state but the process's own.
    isolate: false,
  },
})
