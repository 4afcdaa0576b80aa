import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../test-shop.ts'

let shop: TestShop
let isOverloaded = false
beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMIT_PER_MINUTE: '2' }, { isOverloaded: () => isOverloaded })
})
afterAll(() => shop.close())

const check = async (path: 'live' | 'ready') =>
  (await shop.app.inject({ url: `/api/health/${path}`, remoteAddress: '203.0.113.9' })).statusCode

test('health checks are exempt from the rate limit, whatever parameters they carry', async () => {
  const settings = () => shop.app.inject({ url: '/api/settings', remoteAddress: '203.0.113.9' })
  await settings()
  await settings()
  expect((await settings()).statusCode).toBe(429)
  for (let i = 0; i < 5; i++) expect([await check('live'), await check('ready')]).toEqual([200, 200])
  expect((await shop.app.inject({ url: '/api/health/live?probe=1', remoteAddress: '203.0.113.9' })).statusCode).toBe(200)
})

test('an overloaded process is live and ready, and turns others away', async () => {
  isOverloaded = true
  expect((await shop.app.inject({ url: '/api/settings', remoteAddress: '203.0.113.10' })).statusCode).toBe(503)
  expect([await check('live'), await check('ready')]).toEqual([200, 200])
  isOverloaded = false
})

test('a path that only begins like a health check is counted', async () => {
  for (let i = 0; i < 2; i++) await shop.app.inject({ url: '/api/health/liveness', remoteAddress: '203.0.113.11' })
  expect((await shop.app.inject({ url: '/api/health/liveness', remoteAddress: '203.0.113.11' })).statusCode).toBe(429)
})

describe.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  test('ready does not wait for a connection of the pool', async () => {
    const { driver } = shop.platform.database
    if (!('pool' in driver)) throw new Error('expected PostgreSQL')
    const { pool } = driver
    const taken = await Promise.all(Array.from({ length: pool.options.max ?? 10 }, () => pool.connect()))
    expect(await check('ready')).toBe(200)
    for (const client of taken) client.release()
  })

  test('a process without its database is live and not ready, and ready again afterwards', async () => {
    const { driver } = shop.platform.database
    if (!('pool' in driver)) throw new Error('expected PostgreSQL')
    const name = new URL(driver.url).pathname.slice(1)
    const { onServer } = await import('../../test-shop.ts')
    const server = process.env.TEST_DATABASE_URL as string
    await onServer(server, `alter database ${name} with allow_connections false`)
    await onServer(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    await expect.poll(() => check('ready')).toBe(503)
    expect(await check('live')).toBe(200)
    await onServer(server, `alter database ${name} with allow_connections true`)
    await expect.poll(() => check('ready')).toBe(200)
  })
})
