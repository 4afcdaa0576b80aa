import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import Fastify from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'
import { openPostgres } from '../database/postgres.ts'
import { handleErrors } from './error-handler.ts'
import { healthRoutes } from './health.ts'
import { validatorCompiler } from './validation.ts'

let shop: TestShop
let isOverloaded = false
beforeAll(async () => {
  shop = await openTestShop({ RATE_LIMIT_PER_MINUTE: '2' }, { isOverloaded: () => isOverloaded })
})
afterAll(() => shop.close())

const check = async (path: 'live' | 'ready') =>
  (await shop.app.inject({ url: `/api/health/${path}`, remoteAddress: '203.0.113.9' })).statusCode

test('health: health checks are exempt from the rate limit, with any parameters', async () => {
  const settings = () => shop.app.inject({ url: '/api/settings', remoteAddress: '203.0.113.9' })
  await settings()
  await settings()
  expect((await settings()).statusCode).toBe(429)
  for (let i = 0; i < 5; i++) expect([await check('live'), await check('ready')]).toEqual([200, 200])
  expect((await shop.app.inject({ url: '/api/health/live?probe=1', remoteAddress: '203.0.113.9' })).statusCode).toBe(200)
})

test('health: an overloaded process is live and ready, and sheds other requests', async () => {
  isOverloaded = true
  expect((await shop.app.inject({ url: '/api/settings', remoteAddress: '203.0.113.10' })).statusCode).toBe(503)
  expect([await check('live'), await check('ready')]).toEqual([200, 200])
  isOverloaded = false
})

test('health: a path that only begins like a health check is counted', async () => {
  for (let i = 0; i < 2; i++) await shop.app.inject({ url: '/api/health/liveness', remoteAddress: '203.0.113.11' })
  expect((await shop.app.inject({ url: '/api/health/liveness', remoteAddress: '203.0.113.11' })).statusCode).toBe(429)
})

test('health: a starting or stopping process is live and not ready, whatever the state of its database', async () => {
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler as never)
  app.setSerializerCompiler(serializerCompiler)
  handleErrors(app)
  let isReady = false
  healthRoutes(app as never, shop.platform, () => isReady)
  const statuses = async () => [(await app.inject('/api/health/live')).statusCode, (await app.inject('/api/health/ready')).statusCode]
  expect(await statuses()).toEqual([200, 503])
  isReady = true
  expect(await statuses()).toEqual([200, 200])
  await app.close()
})

test('health: with DRAIN_SECONDS a stopping process serves on, but is not ready', async () => {
  const draining = await openTestShop({ DRAIN_SECONDS: '1' })
  const drained = draining.drain()
  const status = async (url: string) => (await draining.app.inject(url)).statusCode
  expect([await status('/api/health/ready'), await status('/api/health/live'), await status('/api/settings')]).toEqual([503, 200, 200])
  await drained
  await draining.close()
})

test('health: a stopping process ends each connection with its response, so that no client loses a request on an idle one', async () => {
  const draining = await openTestShop({ DRAIN_SECONDS: '1' })
  await draining.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = draining.app.server.address() as AddressInfo
  const connectionOf = async () => (await fetch(`http://127.0.0.1:${port}/api/settings`)).headers.get('connection')
  expect(await connectionOf()).toBe('keep-alive')
  const drained = draining.drain()
  expect(await connectionOf()).toBe('close')
  await drained
  await draining.close()
})

test('health: a stopping process refuses new health checks', async () => {
  const closing = await openTestShop()
  await closing.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = closing.app.server.address() as AddressInfo
  expect((await fetch(`http://127.0.0.1:${port}/api/health/ready`)).status).toBe(200)
  await closing.close()
  await expect(fetch(`http://127.0.0.1:${port}/api/health/ready`)).rejects.toThrow()
})

describe.runIf(process.env.TEST_DATABASE_URL)('health: on PostgreSQL', () => {
  test('ready does not wait for a pool connection', async () => {
    const { driver } = shop.platform.database
    if (!('pool' in driver)) throw new Error('expected PostgreSQL')
    const { pool } = driver
    const taken = await Promise.all(Array.from({ length: pool.options.max ?? 10 }, () => pool.connect()))
    expect(await check('ready')).toBe(200)
    for (const client of taken) client.release()
  })

  test("an event loop busy for longer than the check's timeout does not fail it", async () => {
    const { database } = shop.platform
    await database.ping()
    const checked = database.ping()
    for (const end = performance.now() + 1_500; performance.now() < end; );
    await expect(checked).resolves.toBeUndefined()
  })

  test('a silently hanging database is detected within a second, and its recovery too', async () => {
    const server = new URL(process.env.TEST_DATABASE_URL as string)
    let isHanging = false
    const open = new Set<Socket>()
    const proxy = createServer((from) => {
      const to = connect(Number(server.port || 5432), server.hostname)
      for (const [one, other] of [
        [from, to],
        [to, from],
      ] as const) {
        open.add(one)
        one.on('error', () => undefined).on('close', () => other.destroy())
        one.on('data', (data) => void (isHanging || other.write(data)))
      }
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
    const through = new URL(
      shop.platform.database.driver && 'url' in shop.platform.database.driver ? shop.platform.database.driver.url : '',
    )
    through.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`
    const database = await openPostgres(through.href, 2)
    await database.ping()
    isHanging = true
    const begun = performance.now()
    await expect(database.ping()).rejects.toThrow('did not respond')
    expect(performance.now() - begun).toBeLessThan(1_300)
    isHanging = false
    await expect
      .poll(
        () =>
          database.ping().then(
            () => 'ready',
            () => 'not ready',
          ),
        { timeout: 10_000 },
      )
      .toBe('ready')
    await database.close()
    for (const socket of open) socket.destroy()
    proxy.close()
  })

  test('a process without its database is live and not ready, and ready again afterwards', async () => {
    const { driver } = shop.platform.database
    if (!('pool' in driver)) throw new Error('expected PostgreSQL')
    const name = new URL(driver.url).pathname.slice(1)
    const { runOnPostgres: onServer } = await import('../../testing/database-fixture.ts')
    const server = process.env.TEST_DATABASE_URL as string
    await onServer(server, `alter database ${name} with allow_connections false`)
    await onServer(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    await expect.poll(() => check('ready')).toBe(503)
    expect(await check('live')).toBe(200)
    await onServer(server, `alter database ${name} with allow_connections true`)
    await expect.poll(() => check('ready')).toBe(200)
  })
})
