import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const everything = ['contract/**/*.test.ts', 'db/**/*.test.ts', 'server/**/*.test.ts', 'web/**/*.test.ts', 'scripts/**/*.test.ts']

/** On PostgreSQL those that open a shop, by what they import: what the other rules say hangs on no database. */
const withShop = () => globSync(everything).filter((file) => /from '[^']*\/testing\/[\w-]+\.ts'/.test(readFileSync(file, 'utf8')))

export default defineConfig({
  test: {
    include: process.env.TEST_DATABASE_URL ? withShop() : everything,
    exclude: ['scripts/demo-art/**', '**/node_modules/**'],
    globalSetup: ['server/testing/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Two cores: more workers would only wait for each other.
    maxWorkers: 2,
    pool: 'forks',
    // One load of the shop for all files of a worker, not one each: they share no state but the process's own.
    isolate: false,
  },
})
